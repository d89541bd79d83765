import { asc, eq, sql } from 'drizzle-orm';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { bindFiles } from '../files/index.ts';
import { parameters } from '../settings/index.ts';
import { type BatchReviewEvent, batchReviewEvents, type BatchReviewRow, batchReviews } from './quality-tables.ts';
import { getBatch } from './shelf-queries.ts';
import type { Batch } from './stock-queries.ts';
import { batchPhotos } from './warehouse-tables.ts';

const hourMs = 3_600_000;

const untilOf = async (tx: Tx): Promise<Date> =>
  new Date((await currentTime(tx)).getTime() + (await parameters(tx)).qualityHours * hourMs);

/** Photos of a new batch are shown to its buyer, who has some time to look at them. */
export async function openReview(tx: Tx, { batchId, buyerId }: { batchId: number; buyerId: number }): Promise<void> {
  await tx.insert(batchReviews).values({ batchId, buyerId, until: await untilOf(tx) });
}

export type BatchKey = { number: string; buyerId: number };

/** A batch of the buyer's own. Throws warehouse.batch_not_found. */
export async function getOwnBatch(tx: Parameters<typeof getBatch>[0], { number, buyerId }: BatchKey): Promise<Batch> {
  const batch = await getBatch(tx, number);
  return batch.buyerId === buyerId ? batch : fail('warehouse.batch_not_found');
}

async function lockReview(tx: Tx, batchId: number): Promise<BatchReviewRow> {
  const [row] = await tx.select().from(batchReviews).where(eq(batchReviews.batchId, batchId)).for('update');
  return row ?? fail('warehouse.review_closed');
}

/** Holds the photos' review while the buyer may still decide. Throws warehouse.review_closed. */
async function lockOpen(tx: Tx, batchId: number): Promise<BatchReviewRow> {
  const review = await lockReview(tx, batchId);
  const isOpen =
    review.state === 'asked' ||
    (review.state === 'open' && review.until !== null && review.until > (await currentTime(tx)));
  return isOpen ? review : fail('warehouse.review_closed');
}

type Said = { event: BatchReviewEvent; actorKind: 'buyer' | 'staff' | 'system'; actorId: number | null; text?: string };

async function settle(
  tx: Tx,
  batchId: number,
  changes: Pick<BatchReviewRow, 'state'> & Partial<BatchReviewRow>,
  said: Said,
): Promise<void> {
  await tx
    .update(batchReviews)
    .set({ until: null, askedAt: null, ...changes })
    .where(eq(batchReviews.batchId, batchId));
  await tx.insert(batchReviewEvents).values({ batchId, text: '', ...said });
}

/** The buyer accepts the goods as the photos show them. Throws warehouse.batch_not_found, warehouse.review_closed. */
export async function approveBatch(tx: Tx, key: BatchKey): Promise<void> {
  const { id } = await getOwnBatch(tx, key);
  await lockOpen(tx, id);
  await settle(tx, id, { state: 'approved' }, { event: 'approved', actorKind: 'buyer', actorId: key.buyerId });
}

/** The buyer asks about the photos: no clock runs until the answer. Throws what `approveBatch` throws. */
export async function askBatch(tx: Tx, { text, ...key }: BatchKey & { text: string }): Promise<void> {
  const { id } = await getOwnBatch(tx, key);
  const review = await lockOpen(tx, id);
  const askedAt = review.askedAt ?? (await currentTime(tx));
  const said = { event: 'asked', actorKind: 'buyer', actorId: key.buyerId, text: text.trim() } as const;
  await settle(tx, id, { state: 'asked', askedAt }, said);
}

type Rejection = BatchKey & { caseNumber: string; text: string };

/** The buyer does not accept the goods; the case about them is open. The order is locked. Throws what `approveBatch` throws. */
export async function rejectReview(tx: Tx, { caseNumber, text, ...key }: Rejection): Promise<void> {
  const { id } = await getOwnBatch(tx, key);
  await lockOpen(tx, id);
  const said = { event: 'rejected', actorKind: 'buyer', actorId: key.buyerId, text } as const;
  await settle(tx, id, { state: 'rejected', caseNumber }, said);
}

type Answer = { number: string; text: string; photoIds: readonly number[]; actorId: number };

/** Staff answer, with more photos if they help; the buyer's time begins anew. Throws warehouse.review_closed. */
export async function answerQuestion(tx: Tx, { number, text, photoIds, actorId }: Answer): Promise<void> {
  const { id, buyerId, orderId } = await getBatch(tx, number);
  if (buyerId === actorId) fail('warehouse.own_order');
  const review = await lockReview(tx, id);
  if (review.state !== 'asked') fail('warehouse.review_closed');
  const fileIds = [...new Set(photoIds)];
  if (fileIds.length > 0) {
    await bindFiles(tx, { fileIds, ownerId: actorId, record: { kind: 'batch', id } });
    await tx
      .insert(batchPhotos)
      .values(fileIds.map((fileId) => ({ batchId: id, fileId })))
      .onConflictDoNothing();
  }
  const said = { event: 'answered', actorKind: 'staff', actorId, text: text.trim() } as const;
  await settle(tx, id, { state: 'open', until: await untilOf(tx) }, said);
  await publish(tx, 'buyer.noticed', { buyerId, kind: 'photosAnswered', orderId, subject: number, text: said.text });
}

/** The next review whose time is over is approved by silence. Answers whether there was one. */
export async function lapseNext(tx: Tx, skip: number): Promise<boolean> {
  const [due] = await tx
    .select()
    .from(batchReviews)
    .where(sql`${batchReviews.state} = 'open' and ${batchReviews.until} <= app_now()`)
    .orderBy(asc(batchReviews.until), asc(batchReviews.batchId))
    .limit(1)
    .offset(skip)
    .for('update', { skipLocked: true });
  if (!due) return false;
  assert(due.state === 'open', 'an open review lapses');
  const said = { event: 'lapsed', actorKind: 'system', actorId: null } as const;
  await settle(tx, due.batchId, { state: 'approved' }, said);
  return true;
}
