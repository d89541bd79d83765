import { mostParameterReason, type ParameterView } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { TextArea, TextField } from '../../lib/form.tsx';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { typedText } from '../../lib/typed-text.ts';
import { FormDrawer } from '../form-drawer.tsx';
import { typedValue, useParameterText, valueOf } from './parameter-value.ts';
import { useEditParameter, useParameterChanges } from './parameters-api.ts';
import styles from './settings.module.css';

const ParameterForm = Type.Object({
  value: Type.Optional(Type.String({ maxLength: 500 })),
  reason: Type.String({ minLength: 1, maxLength: mostParameterReason }),
});

/** Changes a setting, with the reason, above what was changed before. */
export function ParameterDrawer({ parameter, onClose }: { parameter: ParameterView; onClose: () => void }) {
  const { t } = useTranslation('admin-parameters');
  const edit = useEditParameter();
  const textOf = useParameterText();
  function handleSubmit({ value, reason }: Static<typeof ParameterForm>) {
    return edit.act({
      params: { key: parameter.key },
      body: { value: valueOf(parameter, value ?? '') ?? '', old: parameter.value, reason },
    });
  }
  return (
    <FormDrawer
      title={t('editTitle', { name: parameter.name })}
      schema={ParameterForm}
      initial={{ value: typedValue(parameter, parameter.value) }}
      verb={t('save')}
      error={edit.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      <ValueField parameter={parameter} />
      <p className={styles['usual']}>
        {t('usual')}: <b>{textOf(parameter, parameter.usual)}</b>
      </p>
      <TextArea name="reason" label={t('reason')} hint={t('reasonHint')} />
      <Changes parameter={parameter} />
    </FormDrawer>
  );
}

function ValueField({ parameter }: { parameter: ParameterView }) {
  const { t } = useTranslation('admin-parameters');
  const { unit, least, most } = parameter;
  const check = (value: unknown) => (valueOf(parameter, typedText(value)) === undefined ? t('wrong') : undefined);
  if (unit === 'switch')
    return (
      <SelectField
        name="value"
        label={t('newValue')}
        choices={[
          { value: '1', label: t('on') },
          { value: '0', label: t('off') },
        ]}
      />
    );
  const range = { least: typedValue(parameter, least ?? 0), most: typedValue(parameter, most ?? 0) };
  return (
    <TextField
      name="value"
      label={t('newValue')}
      autoComplete="off"
      hint={unit === 'text' ? undefined : t(unit === 'fen' ? 'rangeYuan' : 'range', range)}
      check={check}
    />
  );
}

function Changes({ parameter }: { parameter: ParameterView }) {
  const { t } = useTranslation('admin-parameters');
  const textOf = useParameterText();
  const { data } = useParameterChanges(parameter.key);
  return (
    <section className={styles['changes']} aria-label={t('changes')}>
      <h2>{t('changes')}</h2>
      {data?.length === 0 ? <p>{t('never')}</p> : null}
      <ol>
        {data?.map((change) => (
          <li key={change.at}>
            <b>
              {textOf(parameter, change.old ?? parameter.usual)} → {textOf(parameter, change.value ?? parameter.usual)}
            </b>
            <span>
              {formatDateTime(change.at)} · {change.by ?? t('system')}
            </span>
            {change.reason ? <span>{change.reason}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
