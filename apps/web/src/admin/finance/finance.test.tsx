import type { FeeRules, FeeVersionView } from '@kouan/contract';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import type { Language } from '../../lib/language.ts';
import { FeeChanges } from './fee-changes.tsx';
import { FeeRulesForm } from './fee-rules-form.tsx';
import { linePoints } from './rate-chart.tsx';
import { basisPointsOf, microsOfRate, textOfBasisPoints, textOfRate, withSpread } from './rate-text.ts';
import { isReadable, unreadable } from '../unreadable.ts';

async function htmlOf(page: ReactNode, language: Language = 'en'): Promise<string> {
  return renderPart(page, { language, texts: ['admin-parts', 'admin-finance', 'validation'], path: '/' });
}

const rules: FeeRules = {
  name: 'Spring',
  serviceMinFen: 0,
  serviceTiers: [{ fromFen: 0, basisPoints: 250 }],
  weightRule: 'larger',
  divisorCm3PerKg: 6000,
  stepGrams: 100,
  zones: [
    {
      code: 'north',
      name: { cn: '北部', en: 'North', vi: 'Miền Bắc' },
      provinceCodes: ['01'],
      tiers: [{ fromGrams: 0, perKgFen: 790 }],
    },
    {
      code: 'south',
      name: { cn: '南部', en: 'South', vi: 'Miền Nam' },
      provinceCodes: [],
      tiers: [{ fromGrams: 0, perKgFen: 960 }],
    },
  ],
  storageFirstMonthPerM3Fen: 9000,
  storageNextMonthPerM3Fen: 12_000,
  handlingPerPackageFen: 350,
  inspectionTiers: [{ fromPieces: 1, perPieceFen: 140 }],
  crateFirstKgFen: 2000,
  crateNextKgFen: 80,
  insuranceBasisPoints: 200,
  serviceLinks: [{ from: 'insurance', kind: 'requires', to: 'inspection' }],
};

test('every rule of a version stands in its form, prices in yuan and percentages in percent', async () => {
  const html = await htmlOf(<FeeRulesForm rules={rules} isLocked={false} onChange={() => undefined} />);
  for (const value of [
    'Spring',
    '2.5',
    '6000',
    '100',
    'north',
    'south',
    '01',
    '7.90',
    '9.60',
    '90.00',
    '120.00',
    '3.50',
    '1.40',
    '20.00',
    '0.80',
  ])
    expect(html, value).toContain(`value="${value}"`);
  expect(html).toContain('Add a zone');
});

test('a version that is in force is shown, and offers nothing to change', async () => {
  const html = await htmlOf(<FeeRulesForm rules={rules} isLocked onChange={() => undefined} />);
  expect(html).not.toContain('Add a zone');
  expect(html).not.toContain('Add a step');
  expect(html.match(/<input/g)?.length).toBe(html.match(/readOnly=""/gi)?.length);
});

test('a number that cannot be read keeps the rules from being saved', async () => {
  expect(isReadable(rules)).toBe(true);
  const broken = {
    ...rules,
    zones: [{ ...rules.zones[0], tiers: [{ fromGrams: 0, perKgFen: unreadable }] }],
  } as FeeRules;
  expect(isReadable(broken)).toBe(false);
  const html = await htmlOf(<FeeRulesForm rules={broken} isLocked={false} onChange={() => undefined} />);
  expect(html).toContain('Enter a price such as 7.90');
});

test.each([
  ['en', 'Handling per package', '¥3.50', 'Service fee from ¥0.00', '3%', '2.5%'],
  ['cn', '每件操作费', '¥3.50', '服务费，¥0.00 起', '3%', '2.5%'],
  ['vi', 'Xử lý mỗi kiện', '¥3,50', 'Phí dịch vụ từ ¥0,00', '3%', '2,5%'],
] as const)('what differs from the version in force is said in words: %s', async (language, ...texts) => {
  const changes: FeeVersionView['changes'] = [
    { path: 'handlingPerPackageFen', before: '350', after: '400' },
    { path: 'serviceTiers.0', before: '300', after: '250' },
    { path: 'zones.north.tiers.50000', before: null, after: '700' },
    { path: 'zones.north.provinceCodes', before: '01', after: '01 04' },
  ];
  const html = await htmlOf(<FeeChanges changes={changes} />, language);
  for (const text of texts) expect(html, text).toContain(text);
  expect(html).toContain('01 04');
});

test.each([
  ['3575', 3_575_000_000],
  ['3575.5', 3_575_500_000],
  ['3575,25', 3_575_250_000],
  ['0.000001', 1],
])('a rate typed as %s is %d millionths', (text, micros) => {
  expect(microsOfRate(text)).toBe(micros);
  expect(microsOfRate(textOfRate(micros))).toBe(micros);
});

test.each(['', 'abc', '-5', '3575.1234567', '1e3'])('a rate typed as %j is none', (text) => {
  expect(microsOfRate(text)).toBeUndefined();
});

test('percentages are hundredths of a percent, and a spread is added as the server adds it', () => {
  expect(['0', '0.5', '2,25', '10'].map(basisPointsOf)).toEqual([0, 50, 225, 1000]);
  expect([0, 50, 225, 1000, 5, 100].map(textOfBasisPoints)).toEqual(['0', '0.5', '2.25', '10', '0.05', '1']);
  expect(basisPointsOf('x')).toBeUndefined();
  expect(withSpread(3_600_000_001, 50)).toBe(3_618_000_001n);
});

test('the line of the rates goes from left to right, the highest rate at the top', () => {
  const day = (rateVndPerCnyMicros: number) => ({ on: '2026-01-01', rateVndPerCnyMicros });
  expect(linePoints([day(1), day(3), day(2)])).toBe('0,162 450,18 900,90');
  expect(linePoints([day(5), day(5)])).toBe('0,90 900,90');
});
