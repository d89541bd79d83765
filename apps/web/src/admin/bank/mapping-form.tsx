import type { ColumnMapping } from '@kouan/contract';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectInput } from '../../ui/field.tsx';
import styles from './bank.module.css';
import {
  dateFormats,
  draftOf,
  isSameMapping,
  type MappingDraft,
  mappingOf,
  optionalColumns,
  requiredColumns,
} from './column-mapping.ts';

type MappingProps = {
  columns: readonly string[];
  mapping: ColumnMapping | null;
  onChange: (mapping: ColumnMapping) => void;
};

/** Which column holds what. Kept for the account once a statement is imported. */
export function MappingForm({ columns, mapping, onChange }: MappingProps) {
  const { t } = useTranslation('admin-bank');
  const id = useId();
  const [draft, setDraft] = useState<MappingDraft>(() => draftOf(mapping));
  const next = mappingOf(draft);
  const choices = columns.map((column) => ({ value: column, label: column }));
  const isChanged = !isSameMapping(mapping, next);
  return (
    <fieldset className={styles['mapping']}>
      <legend>{t('mapping.title')}</legend>
      {[...requiredColumns, ...optionalColumns].map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          label={t(`column.${name}`)}
          isRequired={requiredColumns.some((one) => one === name)}
          optionalMark={t('common:optional')}
        >
          <SelectInput
            id={`${id}-${name}`}
            choices={choices}
            placeholder={t('common:choose')}
            value={draft[name]}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
          />
        </Field>
      ))}
      <Field id={`${id}-format`} label={t('mapping.dateFormat')} isRequired>
        <SelectInput
          id={`${id}-format`}
          choices={dateFormats.map((format) => ({ value: format, label: format }))}
          value={draft.dateFormat}
          onChange={(event) =>
            setDraft({
              ...draft,
              dateFormat: dateFormats.find((format) => format === event.target.value) ?? draft.dateFormat,
            })
          }
        />
      </Field>
      {isChanged ? (
        <Button
          kind="outlined"
          disabled={next === undefined}
          title={next === undefined ? t('mapping.incomplete') : undefined}
          onClick={() => next && onChange(next)}
        >
          {t('mapping.apply')}
        </Button>
      ) : null}
      {isChanged && next === undefined ? <p className={styles['hint']}>{t('mapping.incomplete')}</p> : null}
    </fieldset>
  );
}
