import { useState } from 'react';
import { FormField, typedInto } from './form-field.tsx';
import { useFormValue } from './form-state.ts';
import { formatDateTime } from './formats.ts';
import { TextInput } from '../ui/field.tsx';

/** A moment in the reader's zone as the browser's own control writes it. */
const localText = (moment: unknown): string =>
  typeof moment === 'string' && moment !== '' ? formatDateTime(moment).slice(0, 16).replace(' ', 'T') : '';

function momentOf(typed: string): string | undefined {
  const moment = new Date(typed);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** A point in time that the reader picks in their own zone; the form's value is ISO 8601 in UTC. */
export function MomentField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const initial = useFormValue(name);
  const [text, setText] = useState(() => localText(initial));
  return (
    <FormField name={name} label={label} hint={hint}>
      {(control, field) => (
        <TextInput
          {...control}
          {...typedInto(field)}
          type="datetime-local"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            field.change(momentOf(target.value));
          }}
        />
      )}
    </FormField>
  );
}
