import { useId } from 'react';
import { useField } from '../../lib/form-state.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { describe, Field, TextInput } from '../../ui/field.tsx';
import { vietnameseBanks } from './vietnamese-banks.ts';

/** The name of a bank; the known ones are offered, any other can be typed. */
export function BankField({ name, label }: { name: string; label: string }) {
  const { t } = useTranslation();
  const field = useField({ name, label });
  const listId = useId();
  return (
    <Field
      id={field.id}
      label={label}
      isRequired={field.rules.isRequired}
      optionalMark={t('optional')}
      error={field.error}
    >
      <TextInput
        {...describe({ id: field.id, error: field.error })}
        id={field.id}
        name={name}
        list={listId}
        maxLength={field.rules.maxLength}
        required={field.rules.isRequired}
        readOnly={field.isBusy}
        autoComplete="off"
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
      <datalist id={listId}>
        {vietnameseBanks.map((bank) => (
          <option key={bank} value={bank}>
            {bank}
          </option>
        ))}
      </datalist>
    </Field>
  );
}
