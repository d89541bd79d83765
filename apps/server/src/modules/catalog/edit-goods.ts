import type { GoodsContent } from '@kouan/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { applyGoods } from './apply-goods.ts';
import { updateProduct } from './captured-product-queries.ts';
import { products, stores } from './catalog-tables.ts';
import { checkContent, columnsOfContent } from './goods-content.ts';
import {
  categoryIdOf,
  countNew,
  currentOf,
  type Goods,
  insertRevision,
  lockGoods,
  type Scope,
  updateRevision,
  withFreeCode,
} from './goods-queries.ts';
import { catalogRevisions } from './goods-tables.ts';
import { newPublicId } from './public-id.ts';

/** Who edits: a supplier the own store's goods, staff (`any`) everybody's but their own. */
export type Editor = { id: number; scope: Scope };
type Sent = { publicId: string; version: number; editor: Editor };

export const maxNewGoods = 2000;

/** Whether what this editor does holds at once; one's own goods others approve. */
export const isApplied = ({ id, scope }: Editor, ownerId: number | null): boolean => scope === 'any' && ownerId !== id;

/**
 * A new product of a store: a draft, of staff approved and off sale. Answers its public id. Throws supply.no_store,
 * supply.store_not_found, supply.too_many_drafts, and what a content may be wrong in.
 */
export async function addGoods(
  tx: Tx,
  { content: sent, storeId, editor }: { content: GoodsContent; storeId: number | undefined; editor: Editor },
): Promise<string> {
  const content = checkContent(sent);
  const store = await lockStoreOf(tx, { storeId, editor });
  if ((await countNew(tx, store.id)) >= maxNewGoods) fail('supply.too_many_drafts', { limit: maxNewGoods });
  const [publicId] = await insertDrafts(tx, { storeId: store.id, contents: [content], editorId: editor.id });
  assert(publicId, 'the draft was added');
  if (!isApplied(editor, store.ownerId)) return publicId;
  const goods = await lockGoods(tx, { publicId, scope: 'any' });
  await applyGoods(tx, goods, { content, isOnSale: false });
  if (goods.revision) await updateRevision(tx, goods.revision.id, { state: 'approved' });
  return publicId;
}

const draftsPerStatement = 200;

/** Adds drafts of new products whose contents were checked. Answers their public ids in the order given. Throws supply.category_unknown, supply.code_taken. */
export async function insertDrafts(
  tx: Tx,
  { storeId, contents, editorId }: { storeId: number; contents: readonly GoodsContent[]; editorId: number },
): Promise<string[]> {
  const categoryIds = new Map<string | null, number | null>();
  for (const slug of new Set(contents.map(({ category }) => category)))
    categoryIds.set(slug, await categoryIdOf(tx, slug));
  const drafts = contents.map((content) => ({ content, publicId: newPublicId() }));
  for (let from = 0; from < drafts.length; from += draftsPerStatement)
    await insertDraftSlice(tx, {
      storeId,
      editorId,
      drafts: drafts.slice(from, from + draftsPerStatement),
      categoryIds,
    });
  return drafts.map(({ publicId }) => publicId);
}

type Draft = { content: GoodsContent; publicId: string };
async function insertDraftSlice(
  tx: Tx,
  {
    storeId,
    editorId,
    drafts,
    categoryIds,
  }: {
    storeId: number;
    editorId: number;
    drafts: readonly Draft[];
    categoryIds: ReadonlyMap<string | null, number | null>;
  },
): Promise<void> {
  const own = { kind: 'mall', site: 'mall', sourceUrl: '', storeId, isOnSale: false, isApproved: false } as const;
  const added = await withFreeCode(() =>
    tx
      .insert(products)
      .values(
        drafts.map(({ content, publicId }) => ({
          ...columnsOfContent(content, categoryIds.get(content.category) ?? null),
          ...own,
          publicId,
          itemId: publicId,
        })),
      )
      .returning({ id: products.id, publicId: products.publicId }),
  );
  const contentOfId = new Map(drafts.map(({ publicId, content }) => [publicId, content]));
  await tx.insert(catalogRevisions).values(
    added.flatMap(({ id, publicId }) => {
      const content = contentOfId.get(publicId);
      return content ? [{ storeId, productId: id, content, createdBy: editorId }] : [];
    }),
  );
}

export async function lockStoreOf(tx: Tx, { storeId, editor }: { storeId: number | undefined; editor: Editor }) {
  const isOwn = editor.scope !== 'any' || storeId === undefined;
  const [store] = await tx
    .select()
    .from(stores)
    .where(isOwn ? eq(stores.ownerId, editor.id) : eq(stores.id, storeId))
    .for('no key update');
  return store ?? fail(isOwn ? 'supply.no_store' : 'supply.store_not_found');
}

/**
 * Keeps a change: a supplier's as draft while the old one stays on sale, the staff's at once. Throws product.not_found,
 * supply.changed_meanwhile, supply.not_a_draft, and what a content may be wrong in.
 */
export async function saveGoods(
  tx: Tx,
  { publicId, version, content: sent, editor }: Sent & { content: GoodsContent },
): Promise<void> {
  const goods = await lockSeen(tx, { publicId, version, editor });
  const { product, store, revision } = goods;
  const content = checkContent(sent);
  const categoryId = await categoryIdOf(tx, content.category);
  if (isApplied(editor, store.ownerId) && product.isApproved) {
    const before = currentOf(goods);
    await applyGoods(tx, goods, { content, isOnSale: product.isOnSale });
    const closed = { storeId: store.id, productId: product.id, createdBy: editor.id, state: 'approved' } as const;
    await insertRevision(tx, { ...closed, content, before });
    return;
  }
  const isByStaff = isApplied(editor, store.ownerId);
  if (revision?.state === 'submitted' && !isByStaff) fail('supply.not_a_draft');
  if (!product.isApproved)
    await withFreeCode(() => updateProduct(tx, product.id, columnsOfContent(content, categoryId)));
  if (!revision) await insertRevision(tx, { storeId: store.id, productId: product.id, content, createdBy: editor.id });
  else
    await updateRevision(tx, revision.id, isByStaff ? { content } : { content, state: 'draft', createdBy: editor.id });
}

/** Asks for a review. Throws product.not_found, supply.changed_meanwhile, supply.not_a_draft, supply.incomplete. */
export async function submitGoods(tx: Tx, sent: Sent): Promise<void> {
  const { revision } = await lockSeen(tx, sent);
  if (!revision || revision.state === 'submitted') return fail('supply.not_a_draft');
  const { content } = revision;
  if (!('images' in content) || content.images.length === 0 || content.category === null) fail('supply.incomplete');
  await updateRevision(tx, revision.id, { state: 'submitted', createdBy: sent.editor.id, isSubmitted: true });
}

/** Throws product.not_found, supply.changed_meanwhile, supply.not_submitted. */
export async function withdrawGoods(tx: Tx, sent: Sent): Promise<void> {
  const { revision } = await lockSeen(tx, sent);
  if (revision?.state !== 'submitted') return fail('supply.not_submitted');
  await updateRevision(tx, revision.id, { state: 'draft' });
}

/** Drops the open change; what was never approved is gone with it. Throws as submitting does. */
export async function dropGoods(tx: Tx, sent: Sent): Promise<void> {
  const { product, revision } = await lockSeen(tx, sent);
  if (!revision || revision.state === 'submitted') return fail('supply.not_a_draft');
  await updateRevision(tx, revision.id, { state: 'dropped' });
  if (!product.isApproved) await updateProduct(tx, product.id, { ownCode: null });
}

async function lockSeen(tx: Tx, { publicId, version, editor }: Sent): Promise<Goods> {
  const goods = await lockGoods(tx, { publicId, scope: editor.scope });
  if (goods.version !== version) fail('supply.changed_meanwhile');
  return goods;
}
