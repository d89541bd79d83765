import { useId } from 'react';
import { FormField, typedInto } from '../../lib/form-field.tsx';
import { TextInput } from '../../ui/field.tsx';
import { vietnameseBanks } from './vietnamese-banks.ts';

/** The name of a bank; the known ones are offered, any other can be typed. */
export function BankField({ name, label }: { name: string; label: string }) {
  const listId = useId();
  return (
    <FormField name={name} label={label}>
      {(control, field) => (
        <>
          <TextInput
            {...control}
            {...typedInto(field)}
            list={listId}
            maxLength={field.rules.maxLength}
            autoComplete="off"
            value={typeof field.value === 'string' ? field.value : ''}
            onChange={(event) => field.change(event.target.value)}
          />
          <datalist id={listId}>
            {vietnameseBanks.map((bank) => (
              <option key={bank} value={bank}>
                {bank}
              </option>
            ))}
          </datalist>
        </>
      )}
    </FormField>
  );
}
