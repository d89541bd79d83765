import { feeScheduleToJson, parseFeeSchedule, zoneOf } from '@kouan/domain';
import { expect, test } from 'vitest';
import { demoFeeSchedule } from './fee-schedule.ts';
import { demoRates } from './rates.ts';

test('the rates cover the 90 days up to today, one a day', () => {
  const days = demoRates('2026-11-21').map(({ validOn }) => validOn);
  expect(days.length).toBe(90);
  expect([days[0], days.at(-1)]).toEqual(['2026-08-24', '2026-11-21']);
  expect(new Set(days).size).toBe(90);
});

test('a rate lies between 3,560 and 3,700 đồng and moves', () => {
  const rates = demoRates('2026-11-21').map(({ rateVndPerCnyMicros }) => rateVndPerCnyMicros);
  expect(rates.every((rate) => rate >= 3_560_000_000n && rate <= 3_700_000_000n)).toBe(true);
  expect(new Set(rates).size).toBeGreaterThan(30);
});

test('a day has the same rate whenever it is asked for', () => {
  const later = new Map(
    demoRates('2026-11-22').map(({ validOn, rateVndPerCnyMicros }) => [validOn, rateVndPerCnyMicros]),
  );
  for (const { validOn, rateVndPerCnyMicros } of demoRates('2026-11-21').slice(1))
    expect(later.get(validOn)).toBe(rateVndPerCnyMicros);
});

test('what is no date is refused', () => {
  expect(() => demoRates('soon')).toThrow(RangeError);
});

test('the demo fee schedule is a valid one with three destinations', () => {
  expect(parseFeeSchedule(JSON.parse(feeScheduleToJson(demoFeeSchedule)))).toEqual(demoFeeSchedule);
  expect([
    zoneOf(demoFeeSchedule, '01').code,
    zoneOf(demoFeeSchedule, '48').code,
    zoneOf(demoFeeSchedule, '79').code,
  ]).toEqual(['hanoi', 'danang', 'hochiminh']);
});
