import { expect, test } from 'vitest';
import { buyerCode, buyerNumber } from './buyer-code.ts';
import { businessDate, formatDateTime, formatDay, toDate } from './date-format.ts';
import { isExternalLink } from './external-link.ts';
import { mask, maskSecret } from './mask.ts';
import { relativeTime } from './relative-time.ts';

test('buyer codes have six digits, and more from a million on', () => {
  expect([1, 123, 999_999, 1_000_000].map(buyerCode)).toEqual(['B000001', 'B000123', 'B999999', 'B1000000']);
  expect(['B000123', 'B1000000', 'B0000123', 'B12345', '000123', 'b000123'].map(buyerNumber)).toEqual([
    123,
    1_000_000,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a mask keeps four and four of what is longer than eight', () => {
  expect(mask('6222021234567890')).toBe('6222********7890');
  expect(mask('123456789')).toBe('1234*6789');
  expect(mask('12345678')).toBe('12345678');
  expect(maskSecret('12345678')).toBe('********');
  expect(maskSecret('123456789')).toBe('1234*6789');
});

test('links that leave the site', () => {
  const links = [
    'http://a',
    'https://a',
    'mailto:a@b.c',
    'tel:1',
    'HTTPS://A',
    '/a',
    '//a',
    'ftp://a',
    'httpx:a',
    ' https:',
  ];
  expect(links.map(isExternalLink)).toEqual([true, true, true, true, true, false, false, false, false, false]);
});

test.each([
  [0, 'justNow', 0],
  [29.9, 'justNow', 0],
  [-5, 'justNow', 0],
  [30, 'minutesAgo', 1],
  [300, 'minutesAgo', 5],
  [3599, 'minutesAgo', 59],
  [3600, 'hoursAgo', 1],
  [86_399, 'hoursAgo', 23],
  [86_400, 'oneDayAgo', 1],
  [172_799, 'oneDayAgo', 1],
  [172_800, 'daysAgo', 2],
  [864_000, 'daysAgo', 10],
])('%d seconds ago is %s %d', (seconds, key, value) => {
  const now = new Date('2026-11-21T00:00:00Z');
  expect(relativeTime(now.getTime() - seconds * 1000, now)).toEqual({ key, value });
});

test('moments are shown in their zone as year-month-day hour:minute:second', () => {
  const at = new Date('2026-11-20T17:00:05Z');
  expect(formatDateTime(at, 'Asia/Ho_Chi_Minh')).toBe('2026-11-21 00:00:05');
  expect(formatDateTime(at, 'UTC')).toBe('2026-11-20 17:00:05');
  expect(formatDateTime('2026-11-20T17:00:05.000Z', 'Asia/Shanghai')).toBe('2026-11-21 01:00:05');
  expect(() => formatDateTime('soon', 'UTC')).toThrow(RangeError);
});

test('ten digits are seconds, more are milliseconds', () => {
  const times = [1_700_000_000, '1700000000', 1_700_000_000_000, '1700000000000'];
  expect(times.map((time) => formatDateTime(time, 'UTC'))).toEqual(times.map(() => '2023-11-14 22:13:20'));
  expect(toDate(0).getTime()).toBe(0);
});

test('business days are those of Ho Chi Minh City', () => {
  expect(businessDate('2026-12-31T16:59:59Z')).toBe('261231');
  expect(businessDate('2026-12-31T17:00:00Z')).toBe('270101');
  expect(formatDay('2026-12-31T17:00:00Z')).toBe('2027-01-01');
});
