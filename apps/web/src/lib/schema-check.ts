import type { TSchema } from 'typebox';
import type { Translator } from './i18n.ts';

/** The rules of one input, read out of a request's schema. */
export type Rules = {
  isRequired: boolean;
  type: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  choices?: readonly unknown[];
  minItems?: number;
};

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const numberAt = (schema: Json, key: string): number | undefined =>
  typeof schema[key] === 'number' ? schema[key] : undefined;
const textAt = (schema: Json, key: string): string | undefined =>
  typeof schema[key] === 'string' ? schema[key] : undefined;

/** The rules of a property of an object schema. A property that may also be null is not required. */
export function rulesOf(schema: TSchema, name: string): Rules {
  const { properties, required }: Json = { ...schema };
  const found = isJson(properties) ? properties[name] : undefined;
  if (!isJson(found)) throw new Error(`The form's schema has no property "${name}"`);
  const options = (Array.isArray(found['anyOf']) ? found['anyOf'] : [found]).filter(isJson);
  const isNullable = options.some((option) => option['type'] === 'null');
  const one = options.find((option) => option['type'] !== 'null') ?? found;
  const constants = options.flatMap((option) => ('const' in option ? [option['const']] : []));
  return {
    isRequired: Array.isArray(required) && required.includes(name) && !isNullable && one['minLength'] !== 0,
    type: textAt(one, 'type') ?? 'string',
    minLength: numberAt(one, 'minLength'),
    maxLength: numberAt(one, 'maxLength'),
    minimum: numberAt(one, 'minimum'),
    maximum: numberAt(one, 'maximum'),
    minItems: numberAt(one, 'minItems'),
    pattern: textAt(one, 'pattern'),
    format: textAt(one, 'format'),
    choices: Array.isArray(one['enum']) ? one['enum'] : constants.length > 0 ? constants : undefined,
  };
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'string' && value.trim() === '');

/** What is wrong with a value, as a text for the reader; undefined when nothing is. The server checks again. */
export function problemOf(
  value: unknown,
  rules: Rules,
  { label, t }: { label: string; t: Translator },
): string | undefined {
  const say = (key: Parameters<typeof t>[0], values: Record<string, string | number> = {}) =>
    t(key, { label, ...values });
  if (rules.type === 'boolean') return undefined;
  if (isEmpty(value)) return rules.isRequired ? say('common:field.required') : undefined;
  if (rules.choices) return rules.choices.includes(value) ? undefined : say('common:field.choice');
  if (rules.type === 'integer' || rules.type === 'number') return problemOfNumber(value, rules, say);
  if (rules.type === 'array')
    return Array.isArray(value) && value.length < (rules.minItems ?? 0) ? say('common:field.required') : undefined;
  return typeof value === 'string' ? problemOfText(value, rules, say) : undefined;
}

type Say = (
  key:
    | 'common:field.number'
    | 'common:field.tooSmall'
    | 'common:field.tooLarge'
    | 'common:field.tooShort'
    | 'common:field.tooLong'
    | 'common:field.email'
    | 'common:field.format',
  values?: Record<string, number>,
) => string;

function problemOfNumber(value: unknown, { minimum, maximum }: Rules, say: Say): string | undefined {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return say('common:field.number');
  if (minimum !== undefined && value < minimum) return say('common:field.tooSmall', { min: minimum });
  if (maximum !== undefined && value > maximum) return say('common:field.tooLarge', { max: maximum });
  return undefined;
}

function problemOfText(
  value: string,
  { minLength = 0, maxLength = Infinity, pattern, format }: Rules,
  say: Say,
): string | undefined {
  const length = Array.from(value.normalize('NFC')).length;
  if (length < minLength) return say('common:field.tooShort', { min: minLength });
  if (length > maxLength) return say('common:field.tooLong', { max: maxLength });
  if (format === 'email' && !emailShape.test(value)) return say('common:field.email');
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return say('common:field.format');
  return undefined;
}
