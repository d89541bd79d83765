import { onEvent } from '../../platform/outbox.ts';
import { orderBriefs } from '../orders/index.ts';
import { chargedToStoreFen } from '../payments/index.ts';
import { addCase } from './add-case.ts';
import { endFoundCase } from './reject-case.ts';
import { expectStoreClaim } from './work-on-store-claim.ts';

/** Units that were not bought, did not come or are missing open a case, found ones end it; what told it holds the order's lock and records the order's event. */
export function listenToLostUnits(): void {
  onEvent('units.lost', async (tx, { caseNumber, orderId, buyerId, kind, lines, share, reason, fileIds, actorId }) => {
    const opened = await addCase(tx, {
      number: caseNumber,
      order: { id: orderId, buyerId },
      kind,
      reasonCode: lines[0]?.reason ?? 'other',
      reason,
      lines,
      share,
      fileIds,
      actor: { kind: 'staff', id: actorId },
    });
    const order = (await orderBriefs(tx, [orderId])).get(orderId);
    // What was lost in our warehouse is no affair of the store.
    if (order && (await chargedToStoreFen(tx, { orderId, caseNumber })) > 0n) await expectStoreClaim(tx, opened, order);
  });
  onEvent('units.found', (tx, { caseNumber, ...found }) => endFoundCase(tx, { number: caseNumber, ...found }));
}
