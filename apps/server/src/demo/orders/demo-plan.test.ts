import { expect, test } from 'vitest';
import { demoPlan, demoStages, timedSteps } from './demo-plan.ts';

test('the steps of an order come one after the other and end at its stage', () => {
  const steps = timedSteps('depositApproved', 5);

  expect(steps.map(({ step }) => step)).toEqual(['place', 'accept', 'claimDeposit', 'approveDeposit']);
  expect(steps.map(({ secondsAgo }) => secondsAgo)).toEqual([39_600, 32_400, 21_600, 18_000]);
});

test('every stage is there, and no running deadline of a day is past', () => {
  const plan = demoPlan(400);

  expect(new Set(plan.map(({ stage }) => stage))).toEqual(new Set(demoStages));
  expect(
    plan
      .filter(({ stage }) => stage !== 'delivered' && stage !== 'cancelled')
      .every(({ lastHoursAgo }) => lastHoursAgo < 20),
  ).toBe(true);
});
