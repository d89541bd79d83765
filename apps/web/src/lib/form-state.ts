import { createContext, useContext, useEffect, useId, useMemo } from 'react';
import type { Rules } from './schema-check.ts';

export type FieldSpec = { label: string; rules: Rules; check?: ((value: unknown) => string | undefined) | undefined };

/** What the inputs of one form share. */
export type FormState = {
  rulesOf: (name: string) => Rules;
  values: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, string>>;
  isBusy: boolean;
  register: (name: string, spec: FieldSpec) => () => void;
  change: (name: string, value: unknown) => void;
  blur: (name: string) => void;
};

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('A form field stands outside of a <Form>');
  return form;
}

/** The current value of another field, for what depends on it. */
export const useFormValue = (name: string): unknown => useForm().values[name];

export type FieldInput = {
  name: string;
  label: string;
  /** Required where the schema alone does not say so. */
  isRequired?: boolean | undefined;
  /** A rule beyond the schema: the text of what is wrong, or undefined. */ check?:
    | ((value: unknown) => string | undefined)
    | undefined;
};

/** Binds one field: its value, its error, and what its control has to report. */
export function useField({ name, label, isRequired = false, check }: FieldInput) {
  const form = useForm();
  const id = useId();
  const { register, rulesOf } = form;
  const rules = useMemo(() => {
    const told = rulesOf(name);
    return isRequired ? { ...told, isRequired } : told;
  }, [rulesOf, name, isRequired]);
  useEffect(() => register(name, { label, rules, check }), [register, name, label, rules, check]);
  return {
    id,
    rules,
    value: form.values[name],
    error: form.errors[name],
    isBusy: form.isBusy,
    change: (value: unknown) => form.change(name, value),
    blur: () => form.blur(name),
  };
}
