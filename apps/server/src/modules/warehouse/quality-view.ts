import type { BatchReview, QualityQuestion } from '@kouan/contract';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { pageOf } from '../../platform/list-query.ts';
import { userBriefs } from '../identity/index.ts';
import { orderBriefs } from '../orders/index.ts';
import { toBatchViews } from './batch-view.ts';
import { type BatchKey, getOwnBatch } from './batch-review.ts';
import { batchReviewEvents, batchReviews } from './quality-tables.ts';
import { listBatchRows } from './stock-list-queries.ts';

/** A batch's photos and all that was said of them. Throws warehouse.batch_not_found. */
export async function batchReviewOf(db: Reader, secret: Buffer, key: BatchKey): Promise<Sendable<BatchReview>> {
  const { id, number } = await getOwnBatch(db, key);
  const { rows } = await listBatchRows(db, { buyerId: key.buyerId, number });
  const [batch] = await toBatchViews(db, secret, rows);
  const [review] = await db.select().from(batchReviews).where(eq(batchReviews.batchId, id));
  const events = await db
    .select()
    .from(batchReviewEvents)
    .where(eq(batchReviewEvents.batchId, id))
    .orderBy(asc(batchReviewEvents.id));
  return {
    batch: batch ?? fail('warehouse.batch_not_found'),
    state: review?.state ?? 'none',
    until: review?.until ?? null,
    caseNumber: review?.caseNumber ?? null,
    events: events.map(({ event, actorKind, text, createdAt }) => ({
      event,
      byBuyer: actorKind === 'buyer',
      text,
      at: createdAt,
    })),
  };
}

type Page = { page?: number | undefined; size?: number | undefined };

/** Questions that wait for an answer, the oldest first. */
export async function listQuestions(
  db: Reader,
  secret: Buffer,
  page: Page,
): Promise<{ content: Sendable<QualityQuestion>[]; totalElements: number }> {
  const isAsked = eq(batchReviews.state, 'asked');
  const { limit, offset } = pageOf(page);
  const asked = await db
    .select()
    .from(batchReviews)
    .where(isAsked)
    .orderBy(asc(batchReviews.askedAt), asc(batchReviews.batchId))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(batchReviews)
    .where(isAsked);
  const ids = asked.map(({ batchId }) => batchId);
  if (ids.length === 0) return { content: [], totalElements: counted?.total ?? 0 };
  const { rows } = await listBatchRows(db, { buyerId: 'any', ids, size: ids.length });
  const views = new Map((await toBatchViews(db, secret, rows)).map((view) => [String(view.number), view]));
  const events = await db
    .select()
    .from(batchReviewEvents)
    .where(inArray(batchReviewEvents.batchId, ids))
    .orderBy(asc(batchReviewEvents.id));
  const buyers = await userBriefs(
    db,
    asked.map(({ buyerId }) => buyerId),
  );
  const orders = await orderBriefs(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const content = asked.flatMap(({ batchId, buyerId, askedAt }) => {
    const row = rows.find(({ id }) => id === batchId);
    const view = row && views.get(row.number);
    if (!row || !view || askedAt === null) return [];
    const question = events.findLast((one) => one.batchId === batchId && one.event === 'asked');
    return {
      batchNumber: row.number,
      orderNumber: orders.get(row.orderId)?.number ?? '',
      buyerCode: buyers.get(buyerId)?.buyerCode ?? '',
      title: view.title,
      specValues: view.specValues,
      imageUrl: view.imageUrl,
      question: question?.text ?? '',
      askedAt,
      photos: view.photos,
    };
  });
  return { content, totalElements: counted?.total ?? 0 };
}
