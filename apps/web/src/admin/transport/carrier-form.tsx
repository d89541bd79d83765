import { addCarrier, carrierKinds, type CarrierView, editCarrier } from '@kouan/contract';
import { CheckboxField, PasswordField, TextField, useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { useAddCarrier, useEditCarrier } from './transport-api.ts';

/** A secret that was not typed is not sent: the one that is kept stays. */
const withoutEmpty = <B extends { secret?: string | undefined }>({ secret, ...body }: B) => ({
  ...body,
  ...(secret ? { secret } : {}),
});

/** A logistics company; its secret can be written and never read. */
export function CarrierForm({ carrier, onClose }: { carrier: CarrierView | null; onClose: () => void }) {
  const { t } = useTranslation('admin-transport');
  const add = useAddCarrier();
  const edit = useEditCarrier();
  if (carrier === null)
    return (
      <FormDrawer
        title={t('carriers.add')}
        schema={addCarrier.body}
        initial={{ kind: 'manual' }}
        verb={t('common:save')}
        error={add.error}
        onSubmit={(body) => add.act({ body: withoutEmpty(body) })}
        onDone={onClose}
        onClose={onClose}
      >
        <TextField name="name" label={t('carriers.name')} maxLength={100} />
        <SelectField
          name="kind"
          label={t('carriers.kind')}
          choices={carrierKinds.map((value) => ({ value, label: t(`carriers.kinds.${value}`) }))}
        />
        <Access />
      </FormDrawer>
    );
  return (
    <FormDrawer
      title={t('carriers.edit', { name: carrier.name })}
      schema={editCarrier.body}
      initial={{ name: carrier.name, isActive: carrier.isActive, baseUrl: carrier.baseUrl }}
      verb={t('common:save')}
      error={edit.error}
      onSubmit={(body) => edit.act({ params: { id: carrier.id }, body: withoutEmpty(body) })}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField name="name" label={t('carriers.name')} maxLength={100} />
      <CheckboxField name="isActive" label={t('carriers.isActive')} />
      {carrier.kind === 'http' ? <AccessFields hasSecret={carrier.hasSecret} /> : null}
    </FormDrawer>
  );
}

function Access() {
  return useFormValue('kind') === 'http' ? <AccessFields hasSecret={false} /> : null;
}

/** An interface is asked with both; a secret that is kept need not be typed again. */
function AccessFields({ hasSecret }: { hasSecret: boolean }) {
  const { t } = useTranslation('admin-transport');
  return (
    <>
      <TextField name="baseUrl" type="url" label={t('carriers.baseUrl')} isRequired maxLength={300} />
      <PasswordField
        name="secret"
        label={t('carriers.secret')}
        isRequired={!hasSecret}
        hint={t(hasSecret ? 'carriers.secretKept' : 'carriers.secretHint')}
        autoComplete="off"
      />
    </>
  );
}
