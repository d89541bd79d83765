import { orderStatuses, statusOfNumber } from '@kouan/domain';
import { expect, test } from 'vitest';
import { lookOf } from './journey-rail.tsx';
import { statusTone } from './order-status-tag.tsx';

const rail = (number: number, more: { isAccepted?: boolean; frozenAt?: number } = {}) => {
  const status = statusOfNumber(number);
  if (!status) throw new Error(`no status ${number}`);
  return [1, 2, 3, 4, 5].map((station) => lookOf(station, { status, ...more })).join(' ');
};

test('every status has a tone', () => expect(Object.keys(statusTone).sort()).toEqual([...orderStatuses].sort()));

test('the rail shows what is done, whose turn it is, and what is refused', () => {
  expect(rail(1, { isAccepted: false })).toBe('work ahead ahead ahead ahead');
  expect(rail(1)).toBe('done turn ahead ahead ahead');
  expect(rail(3)).toBe('done bad ahead ahead ahead');
  expect(rail(5)).toBe('done done work ahead ahead');
  expect(rail(6)).toBe('done done done turn ahead');
  expect(rail(10)).toBe('done done done done work');
  expect(rail(11)).toBe('done done done done done');
});

test('an ended order keeps the rail where it stood', () => {
  expect(rail(12)).toBe('ahead ahead ahead ahead ahead');
  expect(rail(13, { frozenAt: 3 })).toBe('done done done ahead ahead');
});
