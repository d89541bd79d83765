import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { TSchema } from 'typebox';
import type { FieldSpec, FormState } from './form-state.ts';
import { useTranslation } from './i18n.ts';
import { problemOf, rulesOf } from './schema-check.ts';

type Values = Readonly<Record<string, unknown>>;
type Problems = Readonly<Record<string, string>>;
type FormInput = {
  schema: TSchema;
  initial: Values | undefined;
  isBusy: boolean;
  element: RefObject<HTMLFormElement | null>;
};

/** What a form holds: values, what is wrong with them, and the fields that are there. */
export function useFormValues({ schema, initial, isBusy, element }: FormInput) {
  const { t } = useTranslation();
  const [values, setValues] = useState<Values>(() => ({ ...initial }));
  const [errors, setErrors] = useState<Problems>({});
  const fields = useRef(new Map<string, FieldSpec>());

  const problemIn = useCallback(
    (name: string, value: unknown): string | undefined => {
      const field = fields.current.get(name);
      return field && (problemOf(value, field.rules, { label: field.label, t }) ?? field.check?.(value));
    },
    [t],
  );
  const register = useCallback((name: string, spec: FieldSpec) => {
    fields.current.set(name, spec);
    return () => void fields.current.delete(name);
  }, []);
  const rulesOfField = useCallback((name: string) => rulesOf(schema, name), [schema]);

  const state = useMemo<FormState>(
    () => ({
      rulesOf: rulesOfField,
      values,
      errors,
      isBusy,
      register,
      change: (name, value) => {
        setValues((old) => ({ ...old, [name]: value }));
        if (errors[name] !== undefined) setErrors((old) => withProblem(old, name, problemIn(name, value)));
      },
      blur: (name) => setErrors((old) => withProblem(old, name, problemIn(name, values[name]))),
    }),
    [rulesOfField, values, errors, isBusy, register, problemIn],
  );

  /** Everything that is wrong now, by field. */
  const findProblems = (): Problems =>
    Object.fromEntries(
      [...fields.current.keys()].flatMap((name) => {
        const problem = problemIn(name, values[name]);
        return problem === undefined ? [] : [[name, problem]];
      }),
    );

  /** Shows what is wrong and goes to the first of it. */
  function show(problems: Problems): void {
    setErrors(problems);
    const inputs = [...fields.current.keys()]
      .filter((name) => problems[name])
      .map((name) => element.current?.elements.namedItem(name));
    const inOrder = inputs
      .filter((item) => item instanceof HTMLElement)
      .sort((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1));
    requestAnimationFrame(() => inOrder[0]?.focus());
  }
  return { state, findProblems, show };
}

function withProblem(errors: Problems, name: string, problem: string | undefined): Problems {
  const { [name]: _old, ...others } = errors;
  return problem === undefined ? others : { ...others, [name]: problem };
}
