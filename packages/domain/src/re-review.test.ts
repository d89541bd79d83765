import { expect, test } from 'vitest';
import {
  canOrderTakeBack,
  canShipmentTakeBack,
  canShipmentMove,
  hasOpenDecision,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  reviewOutcomes,
  shipmentStates,
} from './index.ts';

test('an approval can be looked at again, a rejection only while its money was not given back', () => {
  const open = paymentStatuses.flatMap((status) =>
    [null, ...reviewOutcomes].flatMap((lastReview) =>
      paymentMethods
        .filter((method) => hasOpenDecision({ status, lastReview }, method))
        .map((method) => `${status} ${lastReview} ${method}`),
    ),
  );
  const paid = [null, ...reviewOutcomes].flatMap((last) => paymentMethods.map((method) => `paid ${last} ${method}`));
  expect(open).toEqual(['unpaid notApproved bankTransfer', ...paid]);
});

test('an approved deposit comes back only before the purchase, with its price as it was; a rejected one unless a price is offered', () => {
  const allowed = orderStatuses.flatMap((status) =>
    [null, 'offered' as const, 'due' as const].flatMap((adjustment) =>
      [false, true].flatMap((wasLowered) =>
        [true, false]
          .filter((wasPaid) => canOrderTakeBack({ status, adjustment, wasLowered }, wasPaid))
          .map((wasPaid) => [status, adjustment, wasLowered, wasPaid]),
      ),
    ),
  );
  expect(allowed).toEqual([
    ['depositRejected', null, false, false],
    ['depositRejected', null, true, false],
    ['depositRejected', 'due', false, false],
    ['depositRejected', 'due', true, false],
    ['stockingPending', null, false, true],
  ]);
});

test('a final payment comes back while its shipment waits, and the shipment can follow it', () => {
  expect(shipmentStates.filter((state) => canShipmentTakeBack(state, true))).toEqual(['ready']);
  const rejected = shipmentStates.filter((state) => canShipmentTakeBack(state, false));
  expect(rejected).toEqual(['paymentRejected']);
  expect(['ready' as const, ...rejected].every((state) => canShipmentMove(state, 'paymentReview'))).toBe(true);
});
