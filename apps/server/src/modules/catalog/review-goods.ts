import type { GoodsContent, StoreProfile } from '@kouan/contract';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { applyGoods } from './apply-goods.ts';
import { products, stores } from './catalog-tables.ts';
import { mailDecision } from './goods-mails.ts';
import { currentOf, isGoodsContent, lockGoods, updateRevision } from './goods-queries.ts';
import { catalogReviews, catalogRevisions, type RevisionContent, type RevisionRow } from './goods-tables.ts';
import { applyProfile, lockStore, profileOf } from './store-profile.ts';

export type Decision = {
  id: number;
  version: number;
  outcome: 'approved' | 'returned';
  reason: string;
  reviewerId: number;
};

/**
 * Decides about exactly the version that was seen. The product (or store) is held before its change, as everywhere.
 * Throws supply.review_gone, supply.changed_meanwhile, supply.own_goods, supply.reason_required.
 */
export async function decideGoods(tx: Tx, decision: Decision): Promise<void> {
  if (decision.outcome === 'returned' && decision.reason.trim() === '')
    fail('supply.reason_required', {}, { reason: 'supply.reason_required' });
  const subject = await subjectOf(tx, decision.id);
  if (subject.publicId === null) return decideProfile(tx, subject.storeId, decision);
  const goods = await lockGoods(tx, { publicId: subject.publicId, scope: 'any' });
  const { product, store, revision } = goods;
  const seen = checkSeen(revision, store.ownerId, decision);
  if (!isGoodsContent(seen.content)) return fail('supply.review_gone');
  if (decision.outcome === 'approved')
    await applyGoods(tx, goods, { content: seen.content, isOnSale: product.isApproved ? product.isOnSale : true });
  await close(tx, { seen, before: currentOf(goods), decision, ownerId: store.ownerId, title: seen.content.title.cn });
}

async function decideProfile(tx: Tx, storeId: number, decision: Decision): Promise<void> {
  const { store, revision } = await lockStore(tx, { id: storeId });
  const seen = checkSeen(revision, store.ownerId, decision);
  if (isGoodsContent(seen.content)) return fail('supply.review_gone');
  if (decision.outcome === 'approved') await applyProfile(tx, store.id, seen.content);
  await close(tx, {
    seen,
    before: profileOf(store),
    decision,
    ownerId: store.ownerId,
    title: seen.content.names.cn,
  });
}

async function subjectOf(tx: Tx, id: number) {
  const [row] = await tx
    .select({ storeId: catalogRevisions.storeId, publicId: products.publicId })
    .from(catalogRevisions)
    .innerJoin(stores, eq(stores.id, catalogRevisions.storeId))
    .leftJoin(products, eq(products.id, catalogRevisions.productId))
    .where(and(eq(catalogRevisions.id, id), eq(catalogRevisions.state, 'submitted')));
  return row ?? fail('supply.review_gone');
}

function checkSeen(revision: RevisionRow | undefined, ownerId: number | null, decision: Decision): RevisionRow {
  const { id, version, reviewerId } = decision;
  if (revision?.id !== id || revision.state !== 'submitted') return fail('supply.review_gone');
  if (revision.createdBy === reviewerId || ownerId === reviewerId) fail('supply.own_goods');
  if (revision.version !== version) fail('supply.changed_meanwhile');
  return revision;
}

type Closing = {
  seen: RevisionRow;
  before: GoodsContent | StoreProfile | null;
  decision: Decision;
  ownerId: number | null;
  title: string;
};
async function close(tx: Tx, { seen, before, decision, ownerId, title }: Closing): Promise<void> {
  const { outcome, reviewerId, version } = decision;
  const reason = decision.reason.trim();
  const kept: { before?: RevisionContent } = outcome === 'approved' && before ? { before } : {};
  await tx.insert(catalogReviews).values({ revisionId: seen.id, version, outcome, reason, reviewerId });
  await updateRevision(tx, seen.id, { state: outcome, ...kept });
  if (ownerId !== null) await mailDecision(tx, { ownerId, title, outcome, reason });
}
