import { type Choice, SelectInput } from '../ui/field.tsx';
import { FormField, type FormFieldInput } from './form-field.tsx';

type SelectFieldProps = FormFieldInput & { choices: readonly Choice[]; placeholder?: string };

/** One of a few choices in a form; the empty one is no answer. */
export function SelectField({ choices, placeholder, ...input }: SelectFieldProps) {
  return (
    <FormField {...input}>
      {(control, field) => (
        <SelectInput
          {...control}
          choices={choices}
          placeholder={placeholder}
          disabled={field.isBusy}
          value={typeof field.value === 'string' ? field.value : ''}
          onChange={(event) => field.change(event.target.value)}
          onBlur={field.blur}
        />
      )}
    </FormField>
  );
}
