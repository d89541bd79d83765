import { useState } from 'react';
import { useField } from './form-state.ts';
import { formatDateTime } from './formats.ts';
import { useTranslation } from './i18n.ts';
import { describe, Field, TextInput } from '../ui/field.tsx';

/** A moment in the reader's zone as the browser's own control writes it. */
const localText = (moment: unknown): string =>
  typeof moment === 'string' && moment !== '' ? formatDateTime(moment).slice(0, 16).replace(' ', 'T') : '';

/** A point in time that the reader picks in their own zone; the form's value is ISO 8601 in UTC. */
export function MomentField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { t } = useTranslation();
  const field = useField({ name, label });
  const [text, setText] = useState(() => localText(field.value));
  function handleChange(typed: string) {
    setText(typed);
    const moment = new Date(typed);
    field.change(Number.isNaN(moment.getTime()) ? undefined : moment.toISOString());
  }
  return (
    <Field
      id={field.id}
      label={label}
      isRequired={field.rules.isRequired}
      optionalMark={t('optional')}
      hint={hint}
      error={field.error}
    >
      <TextInput
        {...describe({ id: field.id, hint, error: field.error })}
        id={field.id}
        name={name}
        type="datetime-local"
        readOnly={field.isBusy}
        value={text}
        onChange={(event) => handleChange(event.target.value)}
        onBlur={field.blur}
      />
    </Field>
  );
}
