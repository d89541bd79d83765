import type { Tx } from '../../platform/db.ts';
import type { Timer } from '../../platform/timers.ts';
import { lockOrder } from '../orders/index.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { deliverShipment } from './deliver-shipment.ts';
import { findDue } from './shipment-queries.ts';

const system = { kind: 'system', id: null } as const;

/**
 * The due shipment, held by its order's lock. Another process, or the buyer paying this moment, may have been first:
 * so it is looked for again once the lock is there.
 */
async function takeDue(tx: Tx, what: 'payment' | 'receipt') {
  const first = await findDue(tx, what);
  if (!first) return undefined;
  await lockOrder(tx, { id: first.orderId, buyerId: 'any' });
  const still = await findDue(tx, what);
  return still?.number === first.number ? first : undefined;
}

export const shipmentTimers: readonly Timer[] = [
  {
    name: 'shipments not paid in time',
    async step(tx) {
      const due = await takeDue(tx, 'payment');
      if (due) await cancelShipment(tx, { ...due, buyerId: 'any', actor: system, event: 'shipmentExpired', reason: '' });
      return due !== undefined;
    },
  },
  {
    name: 'shipments received by time',
    async step(tx) {
      const due = await takeDue(tx, 'receipt');
      if (due) await deliverShipment(tx, { ...due, buyerId: 'any', actor: system });
      return due !== undefined;
    },
  },
];
