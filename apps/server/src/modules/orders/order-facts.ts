import { type OrderFacts, sumBalances, type StockBalance } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { depositFactsOf } from '../payments/index.ts';
import { casesOfOrders, linesOfOrders, shipmentsOfOrders } from './order-queries.ts';
import type { OrderLineRecord, OrderRecord } from './order-tables.ts';

/** Where the units of a line are, in the domain's words. */
export const balanceOfLine = (line: OrderLineRecord): StockBalance => ({
  open: line.toBuy,
  inTransit: line.inTransit,
  available: line.available,
  frozen: line.frozen,
  afterSales: line.afterSales,
  shipped: line.shipped,
  short: line.short,
  returned: line.returned,
  cancelled: line.cancelled,
});

/** Everything that the status of an order follows from, as it stands in this transaction. */
export async function factsOf(db: Reader, order: OrderRecord): Promise<OrderFacts> {
  return (await factsOfOrders(db, [order])).get(order.id) ?? {};
}

/** The facts of several orders at once. Every order has some. */
export async function factsOfOrders(db: Reader, orders: readonly OrderRecord[]): Promise<Map<number, OrderFacts>> {
  const ids = orders.map((order) => order.id);
  const deposits = await depositFactsOf(db, ids);
  const lines = groupBy(await linesOfOrders(db, ids), (line) => line.orderId);
  const shipments = groupBy(await shipmentsOfOrders(db, ids), (shipment) => shipment.orderId);
  const cases = groupBy(await casesOfOrders(db, ids), (found) => found.orderId);
  return new Map(
    orders.map(({ id, closedAt, acceptedAt }) => [
      id,
      {
        closed: closedAt !== null,
        accepted: acceptedAt !== null,
        depositDueFen: deposits.get(id)?.dueFen ?? 0n,
        depositPayments: deposits.get(id)?.payments ?? [],
        units: sumBalances((lines.get(id) ?? []).map(balanceOfLine)),
        shipments: (shipments.get(id) ?? []).map((shipment) => shipment.state),
        cases: (cases.get(id) ?? []).map(({ kind, state }) => ({ kind, state })),
      },
    ]),
  );
}
