import type { OrderStatus } from '@kouan/domain';
import { and, asc, count, desc, eq, exists, ilike, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { hasTitle, likePattern } from './order-queries.ts';
import { orderLines, type OrderRecord, orders } from './order-tables.ts';

export type OrderQueue = 'toAccept' | 'toPurchase' | 'toReceive';
export type OrderFilter = {
  buyerId: number | 'any';
  /** Staff may look for buyers; these are their ids. */
  buyerIds?: readonly number[] | undefined;
  number?: string | undefined;
  goods?: string | undefined;
  status?: OrderStatus | undefined;
  queue?: OrderQueue | undefined;
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
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...orderOf(filter.sort))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(orders).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export async function countByStatus(
  db: Reader,
  buyerId: number | 'any',
): Promise<{ status: OrderStatus; count: number }[]> {
  return db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(ownedBy(buyerId))
    .groupBy(orders.status);
}

const ownedBy = (buyerId: number | 'any') => (buyerId === 'any' ? undefined : eq(orders.buyerId, buyerId));

function conditionsOf(
  db: Reader,
  { buyerId, buyerIds, number, goods, status, queue, from, to, timeZone }: OrderFilter,
): (SQL | undefined)[] {
  return [
    ownedBy(buyerId),
    buyerIds && (buyerIds.length > 0 ? inArray(orders.buyerId, [...buyerIds]) : sql`false`),
    number ? ilike(orders.number, likePattern(number.trim())) : undefined,
    goods
      ? exists(
          db
            .select({ one: sql`1` })
            .from(orderLines)
            .where(and(eq(orderLines.orderId, orders.id), hasTitle(goods.trim()))),
        )
      : undefined,
    status && eq(orders.status, status),
    queue && queueCondition(queue),
    from ? sql`${orders.placedAt} >= (${from}::date)::timestamp at time zone ${timeZone}` : undefined,
    to ? sql`${orders.placedAt} < (${to}::date + 1)::timestamp at time zone ${timeZone}` : undefined,
  ];
}

function queueCondition(queue: OrderQueue): SQL | undefined {
  if (queue === 'toAccept') return and(eq(orders.status, 'depositPending'), isNull(orders.acceptedAt));
  if (queue === 'toPurchase') return eq(orders.status, 'stockingPending');
  return and(
    isNotNull(orders.acceptedAt),
    isNull(orders.closedAt),
    exists(sql`(select 1 from ${orderLines} l where l.order_id = ${orders.id} and l.in_transit > 0)`),
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
