import { type ErrorCode, errorMessage, isErrorCode, type Language } from '@kouan/contract';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';

// The package is CommonJS: depending on who loads it the function is the module or its default.
const addFormats = addFormatsModule as unknown as (ajv: Ajv) => Ajv;

const options = { allErrors: true, verbose: true, strict: false, removeAdditional: 'all', useDefaults: true } as const;
const momentForm = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i;

/** ISO 8601 with a zone, of a day that the calendar has, and nothing that Date or the database cannot keep (leap seconds, the year 0). */
const isMoment = (text: string): boolean => {
  if (!momentForm.test(text) || Number.isNaN(Date.parse(text))) return false;
  const day = text.slice(0, 'yyyy-MM-dd'.length);
  return new Date(day).toISOString().startsWith(day);
};

const withFormats = (checker: Ajv): Ajv => addFormats(checker).addFormat('date-time', isMoment);
/** Bodies keep their types: the text "1" is no number. What a schema does not declare is dropped. */
const bodyChecker = withFormats(new Ajv({ ...options, coerceTypes: false }));
/** Addresses carry only text, so theirs are converted. */
const addressChecker = withFormats(new Ajv({ ...options, coerceTypes: 'array' }));

/** Compiles at the first request that needs it: compiling every schema would take most of the server's start. */
export const compileSchema: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const checker = httpPart === 'body' ? bodyChecker : addressChecker;
  let compiled: ValidateFunction | undefined;
  const validate: ((data: unknown) => boolean) & { errors?: ErrorObject[] | null } = (data) => {
    compiled ??= checker.compile(schema);
    const isValid = compiled(data);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate;
};

/** The texts for the inputs that a schema refused, by their path (`lines.0.quantity`). */
export function fieldMessages(problems: readonly ErrorObject[], language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const problem of problems) {
    const path = pathOf(problem);
    if (path !== '' && !Object.hasOwn(fields, path)) fields[path] = errorMessage(codeOf(problem), language);
  }
  return fields;
}

/** The error named by the schema of the first refused input, if it names one. */
export function namedCode(problems: readonly ErrorObject[]): ErrorCode | undefined {
  return problems.map(codeOf).find((code) => code !== 'request.invalid');
}

const pathOf = (problem: ErrorObject): string => {
  const parts = problem.instancePath.split('/').slice(1);
  if (problem.keyword === 'required') parts.push(String(problem.params.missingProperty));
  return parts.join('.');
};

function codeOf(problem: ErrorObject): ErrorCode {
  const parent: Record<string, unknown> = { ...problem.parentSchema };
  const missing = problem.keyword === 'required' ? String(problem.params.missingProperty) : undefined;
  const schema =
    missing === undefined
      ? parent
      : (parent['properties'] as Record<string, Record<string, unknown>> | undefined)?.[missing];
  const code = schema?.['errorCode'];
  return typeof code === 'string' && isErrorCode(code) ? code : 'request.invalid';
}
