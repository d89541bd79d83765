import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';

/**
 * Goods of an order were received without naming a parcel. Once nothing of it is on its way any more, its parcels that
 * wait for no other order have been received with it.
 */
export async function endParcelsOf(tx: Tx, { orderId, actorId }: { orderId: number; actorId: number }): Promise<void> {
  await tx.execute(sql`
    update parcels set state = 'received', received_at = app_now(), received_by = ${actorId}, arrived_at = coalesce(arrived_at, app_now())
    where state in ('expected', 'arrived') and waybill_number in (
      select w.waybill_number from purchase_waybills w join purchases p on p.id = w.purchase_id where p.order_id = ${orderId})
    and not exists (
      select 1 from purchase_waybills w join purchases p on p.id = w.purchase_id join stock_movements m on m.order_id = p.order_id
      where w.waybill_number = parcels.waybill_number
      group by p.order_id having sum(case when m.to_place = 'inTransit' then m.quantity when m.from_place = 'inTransit' then -m.quantity else 0 end) > 0)`);
}
