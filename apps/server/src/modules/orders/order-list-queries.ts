import { type OrderStatus, orderStatuses, turnOf } from '@kouan/domain';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { together } from '../../platform/together.ts';
import { isAssigned } from './assign-order.ts';
import { hasTitle, likePattern } from './order-queries.ts';
import { orderCounts, orderLines, type OrderRecord, orders } from './order-tables.ts';

export type OrderQueue = 'toAccept' | 'toPurchase' | 'toReceive';
export type OrderFilter = {
  buyerId: number | 'any';
  /** Staff may look for buyers; these are their ids. */
  buyerIds?: readonly number[] | undefined;
  number?: string | undefined;
  goods?: string | undefined;
  status?: OrderStatus | undefined;
  /** Those that wait for their buyer. */
  turn?: 'buyer' | undefined;
  queue?: OrderQueue | undefined;
  /** Those that this person works on, or that nobody does. */
  assignedTo?: number | 'nobody' | undefined;
  /** Days `yyyy-MM-dd`, inclusive, in the business zone. */
  from?: string | undefined;
  to?: string | undefined;
  timeZone: string;
  page?: number | undefined;
  size?: number | undefined;
  sort?: string | undefined;
};
const defaultSize = 15;

/** Orders of a filter, newest first unless sorted otherwise. */
export async function listOrderRecords(
  db: Reader,
  filter: OrderFilter,
): Promise<{ rows: OrderRecord[]; total: number }> {
  const where = and(...conditionsOf(db, filter));
  const { page = 0, size = defaultSize } = filter;
  const order = orderOf(filter.sort);
  const [rows, total] = await together(db, (reader) => [
    reader
      .select()
      .from(orders)
      // Ids stand in indexes: a page far down does not read the orders before it.
      .where(inArray(orders.id, pageOfIds(reader, { where, order, limit: size, offset: page * size })))
      .orderBy(...order),
    isCounted(filter) ? countedTotal(reader, filter.status) : countOf(reader, where),
  ]);
  return { rows, total };
}

type WantedPage = { where: SQL | undefined; order: SQL[]; limit: number; offset: number };

const pageOfIds = (db: Reader, { where, order, limit, offset }: WantedPage) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);

async function countOf(db: Reader, where: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  return counted?.total ?? 0;
}

/** Whether all orders, or all of one status, are asked for: these are counted as they change. */
const isCounted = ({ buyerId, buyerIds, number, goods, turn, queue, assignedTo, from, to }: OrderFilter): boolean =>
  buyerId === 'any' && !turn && !buyerIds && !number && !goods && !queue && assignedTo === undefined && !from && !to;

async function countedTotal(db: Reader, status: OrderStatus | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${orderCounts.amount}), 0)` })
    .from(orderCounts)
    .where(status && eq(orderCounts.status, status));
  return Number(row?.total ?? 0);
}

/** All orders by their status. */
export async function countByStatus(db: Reader): Promise<{ status: OrderStatus; count: number }[]> {
  const rows = await db
    .select({ status: orderCounts.status, count: sql<string>`sum(${orderCounts.amount})` })
    .from(orderCounts)
    .groupBy(orderCounts.status);
  return rows.flatMap(({ status, count: text }) => (Number(text) > 0 ? [{ status, count: Number(text) }] : []));
}

/** A buyer's orders by their status, and how many of them wait for the buyer. */
export const countOfBuyer = (
  db: Reader,
  buyerId: number,
): Promise<{ status: OrderStatus; count: number; waiting: number }[]> =>
  db
    .select({
      status: orders.status,
      count: count(),
      waiting: sql<string>`count(*) filter (where ${waitsForBuyer})`.mapWith(Number),
    })
    .from(orders)
    .where(ownedBy(buyerId))
    .groupBy(orders.status);

/** The same as the `turn` of a row. */
const waitsForBuyer = or(
  eq(orders.adjustment, 'offered'),
  and(
    inArray(
      orders.status,
      orderStatuses.filter((status) => turnOf(status) === 'buyer'),
    ),
    or(ne(orders.status, 'depositPending'), isNotNull(orders.acceptedAt)),
  ),
);

const ownedBy = (buyerId: number | 'any') => (buyerId === 'any' ? undefined : eq(orders.buyerId, buyerId));

function conditionsOf(
  db: Reader,
  { buyerId, buyerIds, number, goods, status, turn, queue, assignedTo, from, to, timeZone }: OrderFilter,
): (SQL | undefined)[] {
  return [
    ownedBy(buyerId),
    buyerIds && (buyerIds.length > 0 ? inArray(orders.buyerId, [...buyerIds]) : sql`false`),
    number ? hasNumber(number.trim(), buyerId) : undefined,
    goods
      ? exists(
          db
            .select({ one: sql`1` })
            .from(orderLines)
            .where(and(eq(orderLines.orderId, orders.id), hasTitle(goods.trim()))),
        )
      : undefined,
    status && eq(orders.status, status),
    turn && waitsForBuyer,
    queue && queueCondition(queue),
    assignedTo === undefined ? undefined : isAssigned(db, assignedTo),
    from ? sql`${orders.placedAt} >= (${from}::date)::timestamp at time zone ${timeZone}` : undefined,
    to ? sql`${orders.placedAt} < (${to}::date + 1)::timestamp at time zone ${timeZone}` : undefined,
  ];
}

/** A buyer's own orders by any part of their number, all orders by how their number begins or ends. */
function hasNumber(word: string, buyerId: number | 'any'): SQL | undefined {
  if (buyerId !== 'any') return ilike(orders.number, likePattern(word));
  const part = word.toUpperCase().replace(/[\\%_]/g, '\\$&');
  const end = [...part].toReversed().join('');
  return sql`(${orders.number} like ${`${part}%`} or reverse(${orders.number}) like ${`${end}%`})`;
}

function queueCondition(queue: OrderQueue): SQL | undefined {
  if (queue === 'toAccept')
    return and(eq(orders.status, 'depositPending'), isNull(orders.acceptedAt), isNull(orders.adjustment));
  if (queue === 'toPurchase') return and(eq(orders.status, 'stockingPending'), isNull(orders.adjustment));
  return and(
    isNotNull(orders.acceptedAt),
    isNull(orders.closedAt),
    // While anything is on its way an order is neither; this is the condition of an index.
    sql`${orders.status} not in ('completed', 'refunded')`,
    sql`${orders.id} in (select l.order_id from ${orderLines} l where l.in_transit > 0)`,
  );
}

const sortable = { placedAt: orders.placedAt, totalFen: orders.totalFen } as const;

/** `field,asc|desc`; an unknown field is as if nothing was said. Ids break ties, so that no page repeats a row. */
function orderOf(sort = ''): SQL[] {
  const [field, direction] = sort.split(',');
  const column = field === 'placedAt' || field === 'totalFen' ? sortable[field] : undefined;
  if (!column) return [desc(orders.id)];
  return direction === 'asc' ? [asc(column), asc(orders.id)] : [desc(column), desc(orders.id)];
}
