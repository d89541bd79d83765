import { type FormEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { Static, TSchema } from 'typebox';
import { Button } from '../ui/button.tsx';
import { ApiError } from './api-error.ts';
import { type FieldSpec, FormContext, type FormState, useForm } from './form-state.ts';
import { useTranslation } from './i18n.ts';
import { problemOf, rulesOf } from './schema-check.ts';

export { useFormValue } from './form-state.ts';
export { CheckboxField, NumberField, PasswordField, SelectField, TextArea, TextField } from './form-fields.tsx';

type Values = Readonly<Record<string, unknown>>;
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
  const { t } = useTranslation();
  const [values, setValues] = useState<Values>(() => ({ ...initial }));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const fields = useRef(new Map<string, FieldSpec>());
  const element = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  const problemsIn = useCallback((name: string, value: unknown): string | undefined => {
    const field = fields.current.get(name);
    return field && (problemOf(value, field.rules, { label: field.label, t }) ?? field.check?.(value));
  }, [t]);

  const register = useCallback((name: string, spec: FieldSpec) => {
    fields.current.set(name, spec);
    return () => void fields.current.delete(name);
  }, []);
  const rulesOfField = useCallback((name: string) => rulesOf(schema, name), [schema]);

  const state = useMemo<FormState>(() => ({
    rulesOf: rulesOfField, values, errors, isBusy, register,
    change: (name, value) => {
      setValues((old) => ({ ...old, [name]: value }));
      if (errors[name] !== undefined) setErrors((old) => withProblem(old, name, problemsIn(name, value)));
    },
    blur: (name) => setErrors((old) => withProblem(old, name, problemsIn(name, values[name]))),
  }), [rulesOfField, values, errors, isBusy, register, problemsIn]);

  function show(problems: Record<string, string>): void {
    setErrors(problems);
    const first = [...fields.current.keys()].filter((name) => problems[name]).map((name) => element.current?.elements.namedItem(name));
    const inOrder = first.filter((item) => item instanceof HTMLElement).sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
    requestAnimationFrame(() => inOrder[0]?.focus());
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    const problems = Object.fromEntries([...fields.current.keys()].flatMap((name) => {
      const problem = problemsIn(name, values[name]);
      return problem === undefined ? [] : [[name, problem]];
    }));
    if (Object.keys(problems).length > 0) return show(problems);
    isSending.current = true;
    setBusy(true);
    try {
      await onSubmit(bodyOf(values) as Static<S>); // checked above as far as the reader can help it; the server checks the rest
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

function withProblem(errors: Readonly<Record<string, string>>, name: string, problem: string | undefined): Readonly<Record<string, string>> {
  const { [name]: _old, ...others } = errors;
  return problem === undefined ? others : { ...others, [name]: problem };
}

/** Empty texts are left out, as if the field had not been touched. */
const bodyOf = (values: Values): Record<string, unknown> => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

type SubmitProps = { children: ReactNode; kind?: 'primary' | 'approve' | 'dangerSolid'; size?: 'normal' | 'large'; isBlock?: boolean; isBusy?: boolean };

/** The one button that sends; busy while sending. */
export function SubmitButton({ children, kind = 'primary', size = 'normal', isBlock = false, isBusy = false }: SubmitProps) {
  const form = useForm();
  return (
    <Button type="submit" kind={kind} size={size} isBlock={isBlock} isBusy={isBusy || form.isBusy}>
      {children}
    </Button>
  );
}
