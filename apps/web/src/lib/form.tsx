import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Static, TSchema } from 'typebox';
import { Button } from '../ui/button.tsx';
import { ApiError } from './api-error.ts';
import { FormContext, useForm } from './form-state.ts';
import { useFormValues } from './form-values.ts';

export { useFormValue } from './form-state.ts';
export { CheckboxField, NumberField, PasswordField, TextArea, TextField } from './form-fields.tsx';

type FormProps<S extends TSchema> = {
  /** The request's schema; every field's `name` is one of its properties. */
  schema: S;
  initial?: Partial<Static<S>>;
  /** Gets the values of the schema's shape. What it throws as ApiError with `fields` appears under the inputs. */
  onSubmit: (body: Static<S>) => Promise<unknown> | void;
  onDone?: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A form made of a request's schema: checks on blur and, once wrong, on every key; focuses the first mistake; sends once at a
 * time; never clears what was typed.
 */
export function Form<S extends TSchema>({ schema, initial, onSubmit, onDone, className, children }: FormProps<S>) {
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const { state, findProblems, show } = useFormValues({ schema, initial, isBusy, element });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    const problems = findProblems();
    if (Object.keys(problems).length > 0) return show(problems);
    isSending.current = true;
    setBusy(true);
    try {
      await onSubmit(bodyOf(state.values) as Static<S>); // checked above as far as the reader can help it; the server checks the rest
      onDone?.();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (Object.keys(error.fields).length > 0) show({ ...error.fields });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return (
    <FormContext value={state}>
      <form ref={element} className={className} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {children}
      </form>
    </FormContext>
  );
}

/** Empty texts are left out, as if the field had not been touched. */
const bodyOf = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

type SubmitProps = {
  children: ReactNode;
  kind?: 'primary' | 'approve' | 'dangerSolid';
  size?: 'normal' | 'large';
  isBlock?: boolean;
  isBusy?: boolean;
};

/** The one button that sends; busy while sending. */
export function SubmitButton({
  children,
  kind = 'primary',
  size = 'normal',
  isBlock = false,
  isBusy = false,
}: SubmitProps) {
  const form = useForm();
  return (
    <Button type="submit" kind={kind} size={size} isBlock={isBlock} isBusy={isBusy || form.isBusy}>
      {children}
    </Button>
  );
}
