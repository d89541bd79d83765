import type { ReactNode } from 'react';
import { type FieldInput, useField } from '../lib/form-state.ts';
import { Checkbox, type Choice, FieldMessage } from '../ui/field.tsx';
import styles from './checks-field.module.css';

type ChecksFieldProps = FieldInput & {
  choices: readonly (Choice & { note?: ReactNode })[];
  hint?: ReactNode;
};

/** Any number of a few things; the value is the list of what is ticked. */
export function ChecksField({ name, label, check, choices, hint }: ChecksFieldProps) {
  const field = useField({ name, label, check });
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  const toggle = (value: string) =>
    field.change(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset
      className={styles['checks']}
      aria-describedby={field.error === undefined ? undefined : `${field.id}-error`}
    >
      <legend>{label}</legend>
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          name={name}
          checked={chosen.includes(choice.value)}
          disabled={choice.isDisabled === true || field.isBusy}
          onChange={() => toggle(choice.value)}
        >
          {choice.label}
          {choice.note === undefined ? null : <small className="muted"> {choice.note}</small>}
        </Checkbox>
      ))}
      <FieldMessage id={field.id} hint={hint} error={field.error} />
    </fieldset>
  );
}
