import type { Tx } from '../../platform/db.ts';
import type { Timer } from '../../platform/timers.ts';
import { lockOrder } from '../orders/index.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { deliverShipment } from './deliver-shipment.ts';
import { type Deadline, findDue, isStillDue } from './shipment-queries.ts';

const system = { kind: 'system', id: null } as const;
type Due = { number: string; orderId: number; buyerId: 'any'; actor: typeof system };

/**
 * Handles the next shipment that is due, held by its order's lock. Another process, or the buyer paying this moment, may
 * have been first: so it is looked at again once the lock is there.
 */
async function handleNext(
  tx: Tx,
  { deadline, skip, handle }: { deadline: Deadline; skip: number; handle: (due: Due) => Promise<void> },
): Promise<boolean> {
  const due = await findDue(tx, deadline, skip);
  if (!due) return false;
  await lockOrder(tx, { id: due.orderId, buyerId: 'any' });
  if (await isStillDue(tx, deadline, due.number)) await handle({ ...due, buyerId: 'any', actor: system });
  return true;
}

export const shipmentTimers: readonly Timer[] = [
  {
    name: 'shipments not paid in time',
    step: (tx, skip) =>
      handleNext(tx, {
        deadline: 'payment',
        skip,
        handle: (due) => cancelShipment(tx, { ...due, event: 'shipmentExpired', reason: '' }),
      }),
  },
  {
    name: 'shipments received by time',
    step: (tx, skip) => handleNext(tx, { deadline: 'receipt', skip, handle: (due) => deliverShipment(tx, due) }),
  },
];
