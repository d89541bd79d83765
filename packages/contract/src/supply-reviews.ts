import { type Static, Type } from 'typebox';
import { productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { blurry } from './form-words.ts';
import { goodsFilter } from './supply.ts';
import { GoodsContent, storeBrief, StoreProfile } from './supply-words.ts';
import { count, id, moment, oneOf, orNull, pageOf, pageQuery, Texts } from './words.ts';

/** What staff decide of suppliers' goods, and goods as workbooks. */

export const reviewKinds = ['product', 'store'] as const;
const GoodsReviewRow = Type.Object({
  id,
  version: count,
  kind: oneOf(reviewKinds),
  productId: orNull(productId),
  title: Texts,
  imageUrl: Type.String(),
  store: storeBrief,
  /** Whether it was never approved before. */
  isNew: Type.Boolean(),
  submittedBy: Type.String(),
  submittedAt: moment,
});
export type GoodsReviewRow = Static<typeof GoodsReviewRow>;
/** What waits for a decision, the longest waiting first. */
export const listGoodsReviews = endpoint({
  method: 'GET',
  path: '/api/supply/reviews',
  permission: 'product:review',
  query: Type.Object({ page: pageQuery.page, size: pageQuery.size, blurry, kind: Type.Optional(oneOf(reviewKinds)) }),
  reply: pageOf(GoodsReviewRow),
});
export const GoodsReviewView = Type.Object({
  ...GoodsReviewRow.properties,
  /** The product before (null when new) and as it shall be; null for a store. */
  goods: orNull(Type.Object({ before: orNull(GoodsContent), after: GoodsContent })),
  profile: orNull(Type.Object({ before: StoreProfile, after: StoreProfile })),
});
export type GoodsReviewView = Static<typeof GoodsReviewView>;
const byRevision = Type.Object({ id: Type.Integer({ minimum: 1 }) });
export const getGoodsReview = endpoint({
  method: 'GET',
  path: '/api/supply/reviews/:id',
  permission: 'product:review',
  params: byRevision,
  reply: GoodsReviewView,
  errors: ['supply.review_gone'],
});
/** Decides about exactly the version that was seen; the supplier hears of it by mail. */
export const decideGoods = endpoint({
  method: 'POST',
  path: '/api/supply/reviews/:id',
  permission: 'product:review',
  idempotent: true,
  status: 204,
  params: byRevision,
  body: Type.Object({
    version: count,
    outcome: oneOf(['approved', 'returned']),
    reason: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  errors: [
    'supply.review_gone',
    'supply.changed_meanwhile',
    'supply.own_goods',
    'supply.reason_required',
    'supply.category_unknown',
    'supply.code_taken',
    'supply.store_name_taken',
  ],
});

const megabyte = 1_048_576;
export const maxGoodsSheetBytes = 5 * megabyte;
export const maxGoodsSheetRows = 2000;
/** A workbook to fill in, one row for each SKU, with drop-downs in the reader's language. */
export const downloadGoodsTemplate = endpoint({
  method: 'GET',
  path: '/api/supply/products/template',
  permission: 'supply:own',
  or: ['product:list'],
  download: true,
});
/** The goods of the list, one row for each SKU, in the form of the template; at most 2,000 products. */
export const downloadGoods = endpoint({
  method: 'GET',
  path: '/api/supply/products/download',
  permission: 'supply:own',
  or: ['product:list'],
  download: true,
  query: Type.Object(goodsFilter),
});
/** Field `file`, an .xlsx. Whole products without mistakes become drafts; the rows of the others come back with what is wrong. */
export const importGoods = endpoint({
  method: 'POST',
  path: '/api/supply/products/import',
  permission: 'supply:own',
  upload: true,
  reply: Type.Object({
    added: count,
    changed: count,
    rows: Type.Array(
      Type.Object({
        number: count,
        goods: Type.String(),
        isSaved: Type.Boolean(),
        problems: Type.Array(Type.Object({ column: Type.String(), text: Type.String() })),
      }),
    ),
  }),
  errors: [
    'file.missing',
    'file.too_large',
    'supply.no_store',
    'supply.workbook_not_plain',
    'supply.template_wrong',
    'supply.sheet_empty',
    'supply.too_many_rows',
    'supply.too_many_drafts',
  ],
});
