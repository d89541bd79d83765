import type { FeeScheduleView } from '@kouan/contract';
import { useCallback, useId } from 'react';
import { TextArea, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { PictureField } from '../../shared/picture-field.tsx';
import { Field, SelectInput } from '../../ui/field.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { isPhone, type ShipMode, shipModes } from './ship-schema.ts';
import styles from './shipping.module.css';

export function ModeChoice({ mode, onChange }: { mode: ShipMode; onChange: (mode: ShipMode) => void }) {
  const { t } = useTranslation('shipping');
  const choose = (key: string) => onChange(shipModes.find((one) => one === key) ?? mode);
  return (
    <div className={styles['mode']}>
      <Segmented
        active={mode}
        onChange={choose}
        label={t('mode.label')}
        items={shipModes.map((key) => ({ key, label: t(`mode.${key}`) }))}
      />
      <p>{t(mode === 'address' ? 'mode.addressHint' : 'mode.marketplaceHint')}</p>
    </div>
  );
}

/** Who gets the goods: an address, or the proofs of a marketplace order. */
export function ConsigneeFields({ mode }: { mode: ShipMode }) {
  const { t } = useTranslation('shipping');
  const checkPhone = useCallback((value: unknown) => (isPhone(value) ? undefined : t('field.contactInvalid')), [t]);
  return (
    <>
      <div className={styles['pair']}>
        <TextField name="consigneeName" label={t('field.consigneeName')} autoComplete="name" maxLength={100} />
        <TextField
          name="contact"
          label={t('field.contact')}
          hint={t('field.contactHint')}
          check={checkPhone}
          type="tel"
          autoComplete="tel"
          maxLength={30}
        />
      </div>
      {mode === 'address' ? (
        <TextField name="address" label={t('field.address')} icon="pin" autoComplete="street-address" maxLength={300} />
      ) : (
        <>
          <TextField
            name="marketplaceOrderNumber"
            label={t('field.marketplaceOrderNumber')}
            maxLength={60}
            autoComplete="off"
          />
          <div className={styles['pair']}>
            <PictureField
              name="orderScreenshotId"
              label={t('field.orderScreenshot')}
              hint={t('field.orderScreenshotHint')}
            />
            <PictureField name="waybillImageId" label={t('field.waybillImage')} hint={t('field.waybillHint')} />
          </div>
        </>
      )}
      <TextArea name="remarks" label={t('field.remarks')} rows={2} />
    </>
  );
}

type DestinationProps = {
  destinations: FeeScheduleView['destinations'];
  value: string;
  onChange: (code: string) => void;
};

export function DestinationField({ destinations, value, onChange }: DestinationProps) {
  const { t, language } = useTranslation('shipping');
  const id = useId();
  return (
    <Field id={id} label={t('field.destination')} isRequired>
      <SelectInput
        id={id}
        name="destination"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        choices={destinations.map(({ code, name }) => ({ value: code, label: name[language] || name.cn }))}
      />
    </Field>
  );
}
