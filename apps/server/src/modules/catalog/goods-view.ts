import type { GoodsContent, GoodsRow, GoodsView, SaleState } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { contentOf } from './goods-content.ts';
import { type Editor, isApplied } from './edit-goods.ts';
import { currentOf, type Goods, isGoodsContent, returnReasons } from './goods-queries.ts';
import type { RevisionRow } from './goods-tables.ts';

type Brief = NonNullable<GoodsRow['revision']>;

/** Open changes as lists show them, with why they came back. */
export async function revisionBriefs(db: Reader, revisions: readonly RevisionRow[]): Promise<Brief[]> {
  const returned = revisions.filter(({ state }) => state === 'returned').map(({ id }) => id);
  const reasons = await returnReasons(db, returned);
  return revisions.flatMap(({ id, version, state, changedAt }) =>
    state === 'approved' || state === 'dropped'
      ? []
      : [{ id, version, state, reason: reasons.get(id) ?? '', changedAt: changedAt.toISOString() }],
  );
}

export function saleStateOf(product: { isApproved: boolean; isHeld: boolean; isOnSale: boolean }): SaleState {
  if (!product.isApproved) return 'new';
  if (product.isHeld) return 'held';
  return product.isOnSale ? 'onSale' : 'offSale';
}

/** What an editor works on, with the stock that is counted now: of the staff what is sold, else the open change. */
export function editedContentOf(goods: Goods, editor: Editor): GoodsContent {
  const { product, store, revision, skuRows } = goods;
  const wanted = revision && isGoodsContent(revision.content) ? revision.content : undefined;
  const sold = contentOf(goods);
  const content = isApplied(editor, store.ownerId) && product.isApproved ? sold : (wanted ?? sold);
  const stockOf = new Map(skuRows.map(({ specValues, stock }) => [keyOf(specValues.map(({ cn }) => cn)), stock]));
  const stockNow = (sku: GoodsContent['skus'][number]): number | null => {
    const known = stockOf.get(keyOf(sku.values));
    return known === undefined ? sku.stock : known;
  };
  return { ...content, skus: content.skus.map((sku) => ({ ...sku, stock: stockNow(sku) })) };
}

export async function toGoodsView(db: Reader, goods: Goods, editor: Editor): Promise<Sendable<GoodsView>> {
  const { product, store, revision, version, skuRows } = goods;
  const [brief] = await revisionBriefs(db, revision ? [revision] : []);
  return {
    id: product.publicId,
    kind: product.kind,
    store: { id: store.id, name: store.name },
    sale: saleStateOf(product),
    revision: brief ?? null,
    version,
    content: editedContentOf(goods, editor),
    current: currentOf(goods),
    stock: skuRows.map(({ id, specValues, stock }) => ({ skuId: id, values: specValues.map(({ cn }) => cn), stock })),
    isApplied: isApplied(editor, store.ownerId),
  };
}

const keyOf = (values: readonly string[]): string => JSON.stringify(values);
