import { expect, test } from 'vitest';
import {
  formatAgo,
  formatBasisPoints,
  formatCny,
  formatCount,
  formatDateTime,
  formatInProse,
  formatRate,
  formatVnd,
  formatWeight,
  vndOf,
} from './formats.ts';
import { createI18n } from './i18n.ts';

test('money is written as each language writes it', () => {
  expect(formatCny(672_384, 'cn')).toBe('¥6,723.84');
  expect(formatCny(672_384n, 'en')).toBe('¥6,723.84');
  expect(formatCny(672_384, 'vi')).toBe('¥6.723,84');
  expect(formatVnd(7_433_198, 'cn')).toBe('₫7,433,198');
  expect(formatVnd(7_433_198n, 'en')).toBe('₫7,433,198');
  expect(formatVnd(7_433_198, 'vi')).toBe('7.433.198\u00a0₫');
});

test('small, negative and very large amounts stay exact', () => {
  expect(formatCny(0, 'cn')).toBe('¥0.00');
  expect(formatCny(5, 'vi')).toBe('¥0,05');
  expect(formatCny(-120, 'en')).toBe('-¥1.20');
  expect(formatCny(9_007_199_254_740_993n, 'en')).toBe('¥90,071,992,547,409.93');
});

test('counts, weights, percents and rates', () => {
  expect(formatCount(1940, 'vi')).toBe('1.940');
  expect(formatWeight(65_000, 'en')).toBe('65.0\u00a0kg');
  expect(formatWeight(65_049, 'vi')).toBe('65,0\u00a0kg');
  expect(formatWeight(65_050, 'cn')).toBe('65.1\u00a0kg');
  expect(formatBasisPoints(3000, 'en')).toBe('30%');
  expect(formatBasisPoints(250, 'vi')).toBe('2,5%');
  expect(formatRate(3_685_000_000, 'cn')).toBe('1 CNY = 3,685 VND');
  expect(formatRate(3_685_250_000, 'vi')).toBe('1 CNY = 3.685,25 VND');
});

test('đồng are rounded half up once', () => {
  expect(vndOf(672_384, 3_685_000_000)).toBe(24_777_350n);
  expect(vndOf(1, 3_650_000_000)).toBe(37n);
  expect(vndOf(-1, 3_650_000_000)).toBe(-37n);
});

test('dates are full in tables and short in sentences', () => {
  const at = '2025-11-20T02:36:02Z';
  expect(formatDateTime(at, 'Asia/Ho_Chi_Minh')).toBe('2025-11-20 09:36:02');
  expect(formatDateTime(1_763_606_162, 'UTC')).toBe('2025-11-20 02:36:02');
  expect(formatInProse(at, 'cn', 'Asia/Ho_Chi_Minh')).toBe('11-20 09:36');
  expect(formatInProse(at, 'en', 'Asia/Ho_Chi_Minh')).toBe('20 Nov 09:36');
  expect(formatInProse(at, 'vi', 'Asia/Ho_Chi_Minh')).toBe('09:36 20/11');
});

test('relative time in each language', async () => {
  const now = new Date('2026-01-10T12:00:00Z');
  const said = async (language: 'cn' | 'en' | 'vi', at: string) =>
    formatAgo(at, (await createI18n(language, [])).translate, now);
  expect(await said('cn', '2026-01-10T11:59:40Z')).toBe('刚刚');
  expect(await said('en', '2026-01-10T11:55:00Z')).toBe('5 minutes ago');
  expect(await said('en', '2026-01-10T11:58:59Z')).toBe('1 minute ago');
  expect(await said('vi', '2026-01-09T11:00:00Z')).toBe('1 ngày trước');
  expect(await said('cn', '2026-01-07T12:00:00Z')).toBe('3 天前');
});
