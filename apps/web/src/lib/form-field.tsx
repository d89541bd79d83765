import type { ReactNode } from 'react';
import { describe, Field } from '../ui/field.tsx';
import { type FieldInput, useField } from './form-state.ts';
import { useTranslation } from './i18n.ts';

export type FormFieldInput = FieldInput & { hint?: ReactNode; className?: string | undefined };
type FieldBinding = ReturnType<typeof useField>;
/** What the control of a field carries: its name, who describes it and what is wrong with it. */
type ControlAttributes = ReturnType<typeof describe> & { id: string; name: string };
type FormFieldProps = FormFieldInput & {
  /** False where nothing is said about a field that may stay empty. */ isOptionalShown?: boolean;
  children: (control: ControlAttributes, field: FieldBinding) => ReactNode;
};

/** One field of a form with its label, hint and error; `children` draws the control and binds it to the value. */
export function FormField({ hint, className, isOptionalShown = true, children, ...input }: FormFieldProps) {
  const { t } = useTranslation();
  const field = useField(input);
  const { id, error } = field;
  return (
    <Field
      id={id}
      label={input.label}
      isRequired={field.rules.isRequired}
      optionalMark={isOptionalShown ? t('optional') : undefined}
      hint={hint}
      error={error}
      className={className}
    >
      {children({ ...describe({ id, hint, error }), id, name: input.name }, field)}
    </Field>
  );
}

/** What a control that is typed into carries besides. */
export const typedInto = (field: FieldBinding) => ({
  required: field.rules.isRequired,
  readOnly: field.isBusy,
  onBlur: field.blur,
});
