import { type ClaimedShipment, sumOf } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { shipmentsOfOrders } from '../orders/index.ts';
import { getShipment, type Shipment } from '../shipping/index.ts';
import { casesOfOrder } from './case-queries.ts';
import type { CaseRecord } from './case-tables.ts';

/** The shipments of an order whose units can still be claimed, with the end of that time; null: not delivered yet. */
export async function claimableShipments(
  db: Reader,
  orderId: number,
): Promise<{ number: string; until: Date | null }[]> {
  return (await shipmentsOfOrders(db, [orderId]))
    .filter(({ state, isInTime }) => (state === 'inTransit' || state === 'delivered') && isInTime)
    .map(({ shipmentNumber, claimableUntil }) => ({ number: shipmentNumber, until: claimableUntil }));
}

export async function isClaimable(db: Reader, { orderId, number }: Pick<Shipment, 'orderId' | 'number'>) {
  return (await claimableShipments(db, orderId)).some((shipment) => shipment.number === number);
}

const isGivingBack = ({ state }: CaseRecord) => state === 'approved' || state === 'paid' || state === 'payoutFailed';

/** What was given back of a shipment so far, in fen. */
export function refundedOfShipment(all: readonly CaseRecord[], shipmentNumber: string): bigint {
  return sumOf(
    all
      .filter((found) => found.shipmentNumber === shipmentNumber && isGivingBack(found))
      .map(({ refundFen }) => refundFen),
  );
}

/** What was given back of an order so far, in fen: ceilings measure all of it. */
export const refundedOfOrder = (all: readonly CaseRecord[]): bigint =>
  sumOf(all.filter(isGivingBack).map(({ refundFen }) => refundFen));

/** The shipment of an after-sales case, as the rules about its refund look at it. */
export async function shipmentOfClaim(db: Reader, claim: CaseRecord): Promise<ClaimedShipment> {
  assert(claim.shipmentNumber !== null, 'an after-sales case is about a shipment');
  const shipment = await getShipment(db, { number: claim.shipmentNumber, buyerId: 'any' });
  return {
    goodsFen: shipment.goodsFen,
    valueFen: shipment.goodsFen + shipment.freightFen + shipment.serviceFen,
    feesFen: shipment.feesFen,
    refundedFen: refundedOfShipment(await casesOfOrder(db, claim.orderId), claim.shipmentNumber),
    claimedGoodsFen: claim.claimedGoodsFen,
  };
}
