import { type OrderFacts, sumBalances, type StockBalance } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { together } from '../../platform/together.ts';
import { type DepositFacts, depositFactsOf } from '../payments/index.ts';
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

export type OrderShipmentRow = Awaited<ReturnType<typeof shipmentsOfOrders>>[number];
export type OrderCaseRow = Awaited<ReturnType<typeof casesOfOrders>>[number];
const sum = <T>(rows: readonly T[] = [], of: (row: T) => number): number => rows.reduce((all, row) => all + of(row), 0);

/** Units that left at most so long ago that they can be claimed, less those that were. */
function claimableUnits(shipments: readonly OrderShipmentRow[], cases: readonly OrderCaseRow[]): number {
  const open = shipments.filter(({ state, isInTime }) => (state === 'inTransit' || state === 'delivered') && isInTime);
  return sum(open, ({ shipmentNumber, quantity }) =>
    Math.max(
      0,
      quantity -
        sum(
          cases.filter((found) => found.shipmentNumber === shipmentNumber),
          ({ units }) => units,
        ),
    ),
  );
}

/** Everything that the status of an order follows from, as it stands in this transaction. */
export async function factsOf(db: Reader, order: OrderRecord): Promise<OrderFacts> {
  const [records, deposits] = await together(db, (reader) => [
    recordsOfOrders(reader, [order.id]),
    depositFactsOf(reader, [order.id]),
  ]);
  return factsOfOrders([order], records, deposits).get(order.id) ?? {};
}

/** Those of an order that was placed just now: it has its lines and nothing else. */
export const factsOfPlaced = (lines: readonly OrderLineRecord[]): OrderFacts => ({
  closed: false,
  accepted: false,
  depositDueFen: 0n,
  depositPayments: [],
  units: sumBalances(lines.map(balanceOfLine)),
  shipments: [],
  cases: [],
  sentBackUnits: 0,
  wholeRefundedUnits: 0,
  claimableUnits: 0,
});

/** What belongs to orders, by their ids. */
type OrderRecords = {
  lines: Map<number, OrderLineRecord[]>;
  shipments: Map<number, OrderShipmentRow[]>;
  cases: Map<number, OrderCaseRow[]>;
};

export async function recordsOfOrders(db: Reader, ids: readonly number[]): Promise<OrderRecords> {
  const [lines, shipments, cases] = await together(db, (reader) => [
    linesOfOrders(reader, ids),
    shipmentsOfOrders(reader, ids),
    casesOfOrders(reader, ids),
  ]);
  return {
    lines: groupBy(lines, (line) => line.orderId),
    shipments: groupBy(shipments, (shipment) => shipment.orderId),
    cases: groupBy(cases, (found) => found.orderId),
  };
}

/** The facts of several orders at once. Every order has some. */
export function factsOfOrders(
  orders: readonly OrderRecord[],
  { lines, shipments, cases }: OrderRecords,
  deposits: ReadonlyMap<number, DepositFacts>,
): Map<number, OrderFacts> {
  return new Map(
    orders.map(({ id, closedAt, acceptedAt, adjustment }) => [
      id,
      {
        closed: closedAt !== null,
        accepted: acceptedAt !== null,
        depositDueFen: deposits.get(id)?.dueFen ?? 0n,
        depositPayments: deposits.get(id)?.payments ?? [],
        units: sumBalances((lines.get(id) ?? []).map(balanceOfLine)),
        shipments: (shipments.get(id) ?? []).map((shipment) => shipment.state),
        cases: (cases.get(id) ?? []).map(({ kind, state, refundFen }) => ({ kind, state, refundFen })),
        sentBackUnits: sum(cases.get(id), ({ sentBackUnits }) => sentBackUnits),
        wholeRefundedUnits: sum(cases.get(id), ({ wholeRefundedUnits }) => wholeRefundedUnits),
        claimableUnits: claimableUnits(shipments.get(id) ?? [], cases.get(id) ?? []),
        ...(adjustment === null ? {} : { adjustment }),
      },
    ]),
  );
}
