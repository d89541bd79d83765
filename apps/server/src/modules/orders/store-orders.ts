import type { QueryOf, ReplyOf, listStoreOrders as contract } from '@kouan/contract';
import { and, asc, count, desc, eq, ilike, inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { pageOf } from '../../platform/list-query.ts';
import { storeIdOf } from '../catalog/index.ts';
import { userBriefs } from '../identity/index.ts';
import { likePattern } from './order-queries.ts';
import { orderLines, orders } from './order-tables.ts';

/** The orders of a supplier's store, newest first, with nothing of the buyers but their codes; none without a store. */
export async function listStoreOrders(
  db: Reader,
  { ownerId, query }: { ownerId: number; query: QueryOf<typeof contract> },
): Promise<Sendable<ReplyOf<typeof contract>>> {
  const storeId = await storeIdOf(db, ownerId);
  if (storeId === undefined) return { content: [], totalElements: 0 };
  const { number, status, ...page } = query;
  const wanted = and(
    eq(orders.storeId, storeId),
    number ? ilike(orders.number, likePattern(number.trim())) : undefined,
    status && eq(orders.status, status),
  );
  const { limit, offset } = pageOf(page);
  const rows = await db.select().from(orders).where(wanted).orderBy(desc(orders.id)).limit(limit).offset(offset);
  const [all] = await db.select({ total: count() }).from(orders).where(wanted);
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  const buyers = await userBriefs(
    db,
    rows.map(({ buyerId }) => buyerId),
  );
  return {
    content: rows.map(({ id, number: orderNumber, status: now, buyerId, placedAt, goodsFen }) => ({
      number: orderNumber,
      status: now,
      buyerCode: buyers.get(buyerId)?.buyerCode ?? '',
      placedAt,
      goodsFen,
      lines: lines.get(id) ?? [],
    })),
    totalElements: all?.total ?? 0,
  };
}

async function linesOf(db: Reader, orderIds: readonly number[]) {
  const found = new Map<
    number,
    Pick<typeof orderLines.$inferSelect, 'title' | 'specValues' | 'imageUrl' | 'unitPriceFen' | 'ordered'>[]
  >();
  if (orderIds.length === 0) return found;
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  for (const { orderId, title, specValues, imageUrl, unitPriceFen, ordered } of rows)
    found.set(orderId, [...(found.get(orderId) ?? []), { title, specValues, imageUrl, unitPriceFen, ordered }]);
  return found;
}
