import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { createI18n } from './i18n.ts';
import { problemOf, rulesOf } from './schema-check.ts';

const schema = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 5, pattern: '\\S' }),
  remark: Type.Optional(Type.String({ maxLength: 3 })),
  count: Type.Integer({ minimum: 1, maximum: 9 }),
  email: Type.String({ format: 'email' }),
  kind: Type.Enum(['a', 'b']),
  file: Type.Union([Type.Integer(), Type.Null()]),
});
const { translate: t } = await createI18n('en', []);
const problem = (name: string, value: unknown) => problemOf(value, rulesOf(schema, name), { label: 'Reason', t });

test('what may stay empty and what may not', () => {
  expect(problem('reason', undefined)).toBe('Reason cannot be empty');
  expect(problem('reason', '   ')).toBe('Reason cannot be empty');
  expect(problem('remark', '')).toBeUndefined();
  expect(problem('file', null)).toBeUndefined();
});

test('lengths count characters as people do', () => {
  expect(problem('reason', '123456')).toBe('Reason may have at most 5 characters');
  expect(problem('remark', '👍👍👍')).toBeUndefined();
});

test('numbers, choices and formats', () => {
  expect(problem('count', 'x1')).toBe('Enter a whole number');
  expect(problem('count', 1.5)).toBe('Enter a whole number');
  expect(problem('count', 0)).toBe('At least 1');
  expect(problem('count', 10)).toBe('At most 9');
  expect(problem('email', 'hai@')).toBe('Please enter the correct email address');
  expect(problem('kind', 'c')).toBe('Choose one of the options');
  expect(problem('kind', 'a')).toBeUndefined();
});

test('a field that the schema does not know is a mistake of the page', () => {
  expect(() => rulesOf(schema, 'nothing')).toThrow('no property "nothing"');
});
