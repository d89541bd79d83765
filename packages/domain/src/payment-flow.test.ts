import { expect, test } from 'vitest';
import {
  canPaymentMove,
  depositPaymentFact,
  paymentStatuses,
  reviewOutcomes,
  statusAfterReview,
} from './payment-flow.ts';
import { canShipmentMove, shipmentStates } from './shipment-flow.ts';

test('a pending payment is approved or goes back to unpaid', () => {
  expect(statusAfterReview({ status: 'pendingApproval' }, 'approved')).toBe('paid');
  expect(statusAfterReview({ status: 'pendingApproval' }, 'notApproved')).toBe('unpaid');
  expect(statusAfterReview({ status: 'pendingApproval' }, 'reReview')).toBeUndefined();
});

test('only a decided payment is reviewed again', () => {
  expect(statusAfterReview({ status: 'paid', lastReview: 'approved' }, 'reReview')).toBe('pendingApproval');
  expect(statusAfterReview({ status: 'unpaid', lastReview: 'notApproved' }, 'reReview')).toBe('pendingApproval');
  expect(statusAfterReview({ status: 'unpaid' }, 'reReview')).toBeUndefined();
  expect(statusAfterReview({ status: 'paid' }, 'approved')).toBeUndefined();
});

test('every review leads along a legal move', () => {
  const moves = paymentStatuses.flatMap((from) =>
    reviewOutcomes.map((outcome) => ({
      from,
      to: statusAfterReview({ status: from, lastReview: 'notApproved' }, outcome),
    })),
  );
  expect(moves.filter(({ from, to }) => to !== undefined && !canPaymentMove(from, to))).toEqual([]);
  expect(moves.filter(({ to }) => to !== undefined)).toHaveLength(4);
});

test('the order sees an unpaid payment as rejected when its last review said so', () => {
  expect(depositPaymentFact({ status: 'unpaid', lastReview: 'notApproved' })).toBe('rejected');
  expect(depositPaymentFact({ status: 'unpaid', lastReview: null })).toBe('unpaid');
  expect(depositPaymentFact({ status: 'paid', lastReview: 'approved' })).toBe('paid');
});

test('a shipment on the road is neither cancelled nor paid again', () => {
  const next = shipmentStates.filter((state) => canShipmentMove('inTransit', state));
  expect(next).toEqual(['delivered']);
  expect(canShipmentMove('paymentReview', 'cancelled')).toBe(false);
  expect(canShipmentMove('ready', 'cancelled')).toBe(true);
});
