import { takeShare, toVnd } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { lockOrder, potsOf } from '../orders/index.ts';
import { weightOf } from './plan-shipment.ts';
import { planFromStock, type ShipWish } from './quote-shipment.ts';

/** What shipping these units would cost now; nothing is changed. Throws what `planFromStock` throws. */
export async function quoteForOrder(tx: Tx, wish: ShipWish & { orderNumber: string; buyerId: number }) {
  const order = await lockOrder(tx, { number: wish.orderNumber, buyerId: wish.buyerId });
  const { plan, goodsFen, quantity } = await planFromStock(
    tx,
    order.id,
    wish,
    async (fen) => takeShare(potsOf(order), fen).share,
  );
  const { share, fees, feesFen, amountFen, packages } = plan;
  return {
    quantity,
    goodsFen,
    valueFen: share.valueFen,
    depositShareFen: share.depositShareFen,
    balanceShareFen: share.balanceShareFen,
    fees,
    feesFen,
    amountFen,
    amountVnd: toVnd(amountFen, order.rateVndPerCnyMicros),
    rateVndPerCnyMicros: order.rateVndPerCnyMicros,
    packages,
    realGrams: weightOf(fees, 'realGrams'),
    volumetricGrams: weightOf(fees, 'volumetricGrams'),
    chargeableGrams: weightOf(fees, 'chargeableGrams'),
  };
}
