import { expect, test } from 'vitest';
import { hasPermission, holdsAny, isLeftFor } from './permission.ts';
import { defaultRole, useSession } from './session.ts';

test('any of the listed codes is enough, none of them is not', () => {
  expect(holdsAny(['order:list', 'bank:list'], ['order:accept', 'bank:list'])).toBe(true);
  expect(holdsAny(['order:list'], ['order:accept'])).toBe(false);
  expect(holdsAny([], ['order:accept'])).toBe(false);
});

test('an empty list permits nobody, not even the administrator', () => {
  expect(holdsAny(['order:list'], [])).toBe(false);
  expect(holdsAny(['admin'], [])).toBe(false);
});

test('the administrator holds every code', () => expect(holdsAny(['admin'], ['order:accept'])).toBe(true));

test('the check looks at the session', () => {
  useSession.setState({ roles: [defaultRole] });
  expect(hasPermission([defaultRole])).toBe(true);
  expect(hasPermission(['order:list'])).toBe(false);
});

test('an element is left for whoever has one of its codes, and for everybody if it names none', () => {
  expect(isLeftFor(['order:list'], ['order:list', 'bank:list'])).toBe(true);
  expect(isLeftFor(['order:list'], ['bank:list'])).toBe(false);
  expect(isLeftFor([], [])).toBe(true);
});

test('codes of an element that are no list are a mistake', () => {
  expect(() => isLeftFor(['order:list'], 'order:list')).toThrow(TypeError);
  expect(() => isLeftFor(['admin'], undefined)).toThrow(TypeError);
});
