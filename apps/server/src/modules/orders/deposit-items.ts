import type { Tx } from '../../platform/db.ts';
import { createPayment } from '../payments/index.ts';
import type { AdjustmentRecord } from './adjustment-tables.ts';
import type { OrderRecord } from './order-tables.ts';

type Totals = Pick<OrderRecord, 'goodsFen' | 'freightFen' | 'serviceFen' | 'totalFen' | 'depositFen'>;

/** The slip of a deposit, line by line. */
export const depositItems = ({ goodsFen, freightFen, serviceFen, totalFen, depositFen }: Totals) => [
  { kind: 'goods', amountFen: goodsFen },
  { kind: 'freight', amountFen: freightFen },
  { kind: 'service', amountFen: serviceFen },
  { kind: 'total', amountFen: totalFen },
  { kind: 'deposit', amountFen: depositFen },
];

type More = { adjustment: AdjustmentRecord; amountFen: bigint; dueAt: Date };

/** Asks for what a raised deposit is more than the one that was paid. */
export const createAdjustmentPayment = (
  tx: Tx,
  order: OrderRecord,
  { adjustment, amountFen, dueAt }: More,
): Promise<{ id: number; number: string }> =>
  createPayment(tx, {
    purpose: 'adjustment',
    orderId: order.id,
    orderNumber: order.number,
    buyerId: order.buyerId,
    amountFen,
    rateVndPerCnyMicros: order.rateVndPerCnyMicros,
    dueAt,
    items: [
      ...depositItems(order),
      { kind: 'depositBefore', amountFen: -adjustment.oldDepositFen },
      { kind: 'adjustment', amountFen },
    ],
  });
