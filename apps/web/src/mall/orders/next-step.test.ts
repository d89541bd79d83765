import { orderStatuses } from '@kouan/domain';
import { describe, expect, test } from 'vitest';
import cn from '../../locales/cn/orders.ts';
import en from '../../locales/en/orders.ts';
import vi from '../../locales/vi/orders.ts';
import { nextActs, nextStep } from './next-step.ts';

const texts = { cn, en, vi };
const order = {
  number: 'D2611210000001',
  status: 'depositPending',
  duePaymentNumber: 'P2611210000001',
  allowedActions: ['payDeposit', 'cancel'],
} as const;

describe.each(Object.entries(texts))('what happens next, in %s', (_language, { next }) => {
  test.each([...orderStatuses, 'awaitingConfirmation', 'adjustmentOffered'] as const)(
    '%s has a title and a text of its own',
    (step) => {
      expect(next[step].title.length).toBeGreaterThan(3);
      expect(next[step].text.length).toBeGreaterThan(8);
      expect(Object.values(next).filter(({ title }) => title === next[step].title)).toHaveLength(1);
    },
  );
});

test('the first status waits for staff until they accept', () => {
  expect(nextStep({ status: 'depositPending', isAccepted: false, adjustment: null })).toBe('awaitingConfirmation');
  expect(nextStep({ status: 'depositPending', isAccepted: true, adjustment: null })).toBe('depositPending');
  expect(nextStep({ status: 'stocking', isAccepted: true, adjustment: 'due' })).toBe('stocking');
});

test('an offered change of price comes before everything', () => {
  expect(nextStep({ status: 'depositPending', isAccepted: false, adjustment: 'offered' })).toBe('adjustmentOffered');
  expect(nextActs({ ...order, allowedActions: ['confirmAdjustment', 'declineAdjustment', 'cancel'] })).toEqual([
    { text: 'answerAdjustment', to: '/myOrderDetail/D2611210000001#adjustment', isMoney: false },
  ]);
});

test('paying comes before shipping, and after a rejection it says so', () => {
  expect(nextActs({ ...order, allowedActions: ['createShipment', 'payFinal'], status: 'finalRejected' })).toEqual([
    { text: 'payFinalAgain', to: '/mallDdcCashier/P2611210000001', isMoney: true },
    { text: 'createShipment', to: '/myInvoices/D2611210000001', isMoney: false },
  ]);
  expect(nextActs({ ...order, allowedActions: ['payDeposit'] })).toMatchObject([{ text: 'payDeposit' }]);
  expect(nextActs({ ...order, allowedActions: ['payDeposit'], status: 'depositRejected' })).toMatchObject([
    { text: 'payDepositAgain' },
  ]);
});

test('nothing is offered that the server does not allow, nor a payment without a number', () => {
  expect(nextActs({ ...order, allowedActions: [] })).toEqual([]);
  expect(nextActs({ ...order, duePaymentNumber: null, allowedActions: ['payDeposit'] })).toEqual([]);
});
