import { type Choice, describe, Field, SelectInput } from '../ui/field.tsx';
import { type FieldInput, useField } from './form-state.ts';
import { useTranslation } from './i18n.ts';

/** One of a few choices in a form; the empty one is no answer. */
export function SelectField({
  name,
  label,
  check,
  choices,
  placeholder,
}: FieldInput & { choices: readonly Choice[]; placeholder?: string }) {
  const { t } = useTranslation();
  const field = useField({ name, label, check });
  return (
    <Field
      id={field.id}
      label={label}
      isRequired={field.rules.isRequired}
      optionalMark={t('optional')}
      error={field.error}
    >
      <SelectInput
        {...describe({ id: field.id, error: field.error })}
        id={field.id}
        name={name}
        choices={choices}
        placeholder={placeholder}
        disabled={field.isBusy}
        value={typeof field.value === 'string' ? field.value : ''}
        onChange={(event) => field.change(event.target.value)}
        onBlur={field.blur}
      />
    </Field>
  );
}
