import { type Static, Type } from 'typebox';
import { productId, productKinds } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { blurry } from './form-words.ts';
import { GoodsContent, goodsLimits, RevisionBrief, saleStates, storeBrief, StoreProfile } from './supply-words.ts';
import { count, fen, id, moment, oneOf, orNull, pageOf, pageQuery, Texts } from './words.ts';

/** What suppliers keep of their store and goods; staff use the same calls for every store. */

const profileErrors = ['supply.chinese_missing', 'supply.changed_meanwhile', 'supply.store_name_taken'] as const;
const StoreFacts = Type.Object({
  id,
  site: Type.String(),
  profile: StoreProfile,
  wanted: orNull(StoreProfile),
  revision: orNull(RevisionBrief),
  owner: orNull(Type.String()),
  products: count,
});
export type StoreFacts = Static<typeof StoreFacts>;

/** The caller's own store; null until it is named. */
export const getMyStore = endpoint({
  method: 'GET',
  path: '/api/supply/store',
  permission: 'supply:own',
  reply: Type.Object({ store: orNull(StoreFacts) }),
});
/** Makes the store, or asks the staff to change it: what buyers see stays until it is approved. `version` of the open change, 0 without. */
export const saveMyStore = endpoint({
  method: 'PUT',
  path: '/api/supply/store',
  permission: 'supply:own',
  body: Type.Object({ profile: StoreProfile, version: count }),
  reply: StoreFacts,
  errors: profileErrors,
});
export const listStores = endpoint({
  method: 'GET',
  path: '/api/supply/stores',
  permission: 'product:list',
  query: Type.Object({ page: pageQuery.page, size: pageQuery.size, blurry, owned: Type.Optional(Type.Boolean()) }),
  reply: pageOf(StoreFacts),
});
/** The staff's change holds at once. */
export const saveStore = endpoint({
  method: 'PUT',
  path: '/api/supply/stores/:id',
  permission: 'product:edit',
  status: 204,
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }),
  body: Type.Object({ profile: StoreProfile }),
  errors: ['supply.chinese_missing', 'supply.store_not_found', 'supply.own_goods', 'supply.store_name_taken'],
});

/** A picture for goods or a logo; field `file`, up to 10 MB. */
export const addGoodsPicture = endpoint({
  method: 'POST',
  path: '/api/supply/pictures',
  permission: 'supply:own',
  or: ['product:edit'],
  upload: true,
  status: 201,
  reply: Type.Object({ url: Type.String() }),
  errors: ['file.missing', 'file.not_a_picture', 'file.too_large', 'file.name_not_allowed', 'server.busy'],
});

export const GoodsRow = Type.Object({
  id: productId,
  kind: oneOf(productKinds),
  title: Texts,
  imageUrl: Type.String(),
  ownCode: Type.String(),
  store: storeBrief,
  category: orNull(Type.Object({ slug: Type.String(), name: Texts })),
  priceFen: fen,
  minQuantity: count,
  /** Sum of what is counted; null when nothing is. */
  stock: orNull(count),
  skus: count,
  sale: oneOf(saleStates),
  revision: orNull(RevisionBrief),
  updatedAt: moment,
});
export type GoodsRow = Static<typeof GoodsRow>;
export const goodsStates = ['draft', 'submitted', 'returned', 'onSale', 'offSale', 'new', 'held'] as const;
export const goodsFilter = {
  blurry,
  state: Type.Optional(oneOf(goodsStates)),
  category: Type.Optional(Type.String({ maxLength: 50 })),
  store: Type.Optional(id),
};
/** The goods of the own store, for staff of all; newest first. Counted up to 10,000. */
export const listGoods = endpoint({
  method: 'GET',
  path: '/api/supply/products',
  permission: 'supply:own',
  or: ['product:list'],
  query: Type.Object({ page: pageQuery.page, size: pageQuery.size, ...goodsFilter }),
  reply: pageOf(GoodsRow),
});

const byProduct = Type.Object({ id: productId });
export const GoodsView = Type.Object({
  id: productId,
  kind: oneOf(productKinds),
  store: storeBrief,
  sale: oneOf(saleStates),
  revision: orNull(RevisionBrief),
  /** What saving has to name, so that nobody overwrites what they have not seen. */
  version: count,
  /** What the editor shows: the open change, else what is sold. */
  content: GoodsContent,
  /** What buyers see now; null for what was never approved. */
  current: orNull(GoodsContent),
  /** The combinations that are sold, whose stock may be set. */
  stock: Type.Array(Type.Object({ skuId: id, values: Type.Array(Type.String()), stock: orNull(count) })),
  /** The staff's changes hold at once. */
  isApplied: Type.Boolean(),
});
export type GoodsView = Static<typeof GoodsView>;
export const getGoods = endpoint({
  method: 'GET',
  path: '/api/supply/products/:id',
  permission: 'supply:own',
  or: ['product:list'],
  params: byProduct,
  reply: GoodsView,
  errors: ['product.not_found'],
});

const contentErrors = [
  'supply.chinese_missing',
  'supply.price_wrong',
  'supply.tiers_wrong',
  'supply.combination_wrong',
  'supply.category_unknown',
  'supply.code_taken',
  'supply.own_goods',
] as const;
/** A new draft. Staff name the store, theirs is approved at once and off sale. */
export const addGoods = endpoint({
  method: 'POST',
  path: '/api/supply/products',
  permission: 'supply:own',
  or: ['product:edit'],
  idempotent: true,
  status: 201,
  body: Type.Object({ store: Type.Optional(id), content: GoodsContent }),
  reply: GoodsView,
  errors: [...contentErrors, 'supply.no_store', 'supply.store_not_found', 'supply.too_many_drafts'],
});
/** Keeps a change as draft; the old one stays on sale. A change of the staff holds at once. */
export const saveGoods = endpoint({
  method: 'PUT',
  path: '/api/supply/products/:id',
  permission: 'supply:own',
  or: ['product:edit'],
  params: byProduct,
  body: Type.Object({ content: GoodsContent, version: count }),
  reply: GoodsView,
  errors: [...contentErrors, 'product.not_found', 'supply.changed_meanwhile', 'supply.not_a_draft'],
});
const moved = {
  permission: 'supply:own',
  params: byProduct,
  body: Type.Object({ version: count }),
  reply: GoodsView,
} as const;
export const submitGoods = endpoint({
  ...moved,
  method: 'POST',
  path: '/api/supply/products/:id/submit',
  errors: ['product.not_found', 'supply.changed_meanwhile', 'supply.not_a_draft', 'supply.incomplete'],
});
/** Takes a submitted change back to work on it. */
export const withdrawGoods = endpoint({
  ...moved,
  method: 'POST',
  path: '/api/supply/products/:id/withdraw',
  errors: ['product.not_found', 'supply.changed_meanwhile', 'supply.not_submitted'],
});
/** Drops the open change; what was never approved goes with it. */
export const dropGoods = endpoint({
  method: 'DELETE',
  path: '/api/supply/products/:id/draft',
  permission: 'supply:own',
  status: 204,
  params: byProduct,
  query: Type.Object({ version: count }),
  errors: ['product.not_found', 'supply.changed_meanwhile', 'supply.not_a_draft'],
});
/** Puts approved goods on or off sale. What staff take off stays off until they put it back. */
export const setGoodsOnSale = endpoint({
  method: 'PUT',
  path: '/api/supply/products/:id/sale',
  permission: 'supply:own',
  or: ['product:edit'],
  params: byProduct,
  body: Type.Object({ isOnSale: Type.Boolean() }),
  reply: GoodsView,
  errors: ['product.not_found', 'supply.not_approved', 'supply.held'],
});
/** Sets stock at once. `before` is what the caller saw: when another number stands there by now nothing is changed. */
export const setGoodsStock = endpoint({
  method: 'PUT',
  path: '/api/supply/products/:id/stock',
  permission: 'supply:own',
  or: ['product:edit'],
  params: byProduct,
  body: Type.Object({
    skus: Type.Array(
      Type.Object({
        skuId: id,
        before: orNull(count),
        stock: orNull(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
      }),
      { minItems: 1, maxItems: goodsLimits.skus },
    ),
  }),
  reply: GoodsView,
  errors: ['product.not_found', 'sku.not_found', 'supply.stock_changed'],
});

/** What happened to a product, newest first: its prices, its stock, its reviews; the last 100 of each. */
export const listGoodsHistory = endpoint({
  method: 'GET',
  path: '/api/supply/products/:id/history',
  permission: 'supply:own',
  or: ['product:list'],
  params: byProduct,
  reply: Type.Object({
    prices: Type.Array(
      Type.Object({
        priceFen: fen,
        tiers: Type.Array(Type.Object({ minQuantity: count, priceFen: fen })),
        recordedAt: moment,
      }),
    ),
    stock: Type.Array(
      Type.Object({
        values: Type.Array(Type.String()),
        before: orNull(count),
        after: orNull(count),
        by: Type.String(),
        at: moment,
      }),
    ),
    reviews: Type.Array(
      Type.Object({ outcome: oneOf(['approved', 'returned']), reason: Type.String(), by: Type.String(), at: moment }),
    ),
  }),
  errors: ['product.not_found'],
});
