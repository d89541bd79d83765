import { type Static, Type } from 'typebox';
import { caseReasons } from '@kouan/domain';
import { endpoint } from './endpoint.ts';
import { BatchView, batchReviewStates, photoShots, ShotPhoto } from './warehouse.ts';
import {
  count,
  id,
  moment,
  oneOf,
  orderNumber,
  orNull,
  pageOf,
  pageQuery,
  quantity,
  reason,
  requiredText,
  Texts,
} from './words.ts';

const byBatch = Type.Object({ number: requiredText(30) });

/** Which photos goods of a category need at the least; `category` (its slug) null: of every category without a rule of its own. */
export const QualityRule = Type.Object({
  category: orNull(Type.String()),
  categoryName: orNull(Texts),
  minimum: Type.Integer({ minimum: 0, maximum: 9 }),
  /** The first photos show these, in this order. */
  shots: Type.Array(oneOf(photoShots), { maxItems: 6, uniqueItems: true }),
});
export type QualityRule = Static<typeof QualityRule>;
export const listQualityRules = endpoint({
  method: 'GET',
  path: '/api/staff/qualityRules',
  permission: 'warehouse:list',
  reply: Type.Array(QualityRule),
});
export const putQualityRule = endpoint({
  method: 'PUT',
  path: '/api/staff/qualityRules',
  permission: 'settings:edit',
  body: Type.Object({
    category: orNull(requiredText(60)),
    minimum: QualityRule.properties.minimum,
    shots: QualityRule.properties.shots,
  }),
  reply: Type.Array(QualityRule),
  errors: ['settings.not_found'],
});
/** What the lines of an order need, by the categories of their goods. */
export const getNeededPhotos = endpoint({
  method: 'GET',
  path: '/api/staff/orders/:number/neededPhotos',
  permission: 'warehouse:list',
  params: Type.Object({ number: orderNumber }),
  reply: Type.Array(Type.Object({ lineId: id, minimum: count, shots: Type.Array(Type.String()) })),
  errors: ['order.not_found'],
});

/** A batch's photos and what was said of them. */
export const BatchReview = Type.Object({
  batch: BatchView,
  state: oneOf(batchReviewStates),
  until: orNull(moment),
  caseNumber: orNull(Type.String()),
  events: Type.Array(
    Type.Object({
      event: oneOf(['approved', 'asked', 'answered', 'rejected', 'lapsed']),
      byBuyer: Type.Boolean(),
      text: Type.String(),
      at: moment,
    }),
  ),
});
export type BatchReview = Static<typeof BatchReview>;
export const getMyBatchReview = endpoint({
  method: 'GET',
  path: '/api/stock/batches/:number/review',
  permission: 'stock:own',
  params: byBatch,
  reply: BatchReview,
  errors: ['warehouse.batch_not_found'],
});
export const approveBatch = endpoint({
  method: 'POST',
  path: '/api/stock/batches/:number/approve',
  permission: 'stock:own',
  idempotent: true,
  params: byBatch,
  reply: BatchReview,
  errors: ['warehouse.batch_not_found', 'warehouse.review_closed'],
});
/** A question about the photos: no clock runs until the answer. */
export const askBatch = endpoint({
  method: 'POST',
  path: '/api/stock/batches/:number/ask',
  permission: 'stock:own',
  idempotent: true,
  params: byBatch,
  body: Type.Object({ text: requiredText(500) }),
  reply: BatchReview,
  errors: ['warehouse.batch_not_found', 'warehouse.review_closed'],
});
/** The goods are not accepted: a case about them opens, they are no longer available. */
export const rejectBatch = endpoint({
  method: 'POST',
  path: '/api/stock/batches/:number/reject',
  permission: 'stock:own',
  idempotent: true,
  params: byBatch,
  body: Type.Object({ quantity, reasonCode: oneOf(caseReasons), reason, fileIds: Type.Array(id, { maxItems: 9 }) }),
  reply: Type.Object({ caseNumber: Type.String(), review: BatchReview }),
  errors: [
    'warehouse.batch_not_found',
    'warehouse.review_closed',
    'case.reason_not_known',
    'case.quantity_too_large',
    'order.reason_required',
    'order.move_not_allowed',
    'file.not_found',
  ],
});

/** Questions of buyers about photos, the oldest first. */
export const QualityQuestion = Type.Object({
  batchNumber: Type.String(),
  orderNumber,
  buyerCode: Type.String(),
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  question: Type.String(),
  askedAt: moment,
  photos: Type.Array(ShotPhoto),
});
export type QualityQuestion = Static<typeof QualityQuestion>;
export const listQualityQuestions = endpoint({
  method: 'GET',
  path: '/api/staff/qualityQuestions',
  permission: 'warehouse:list',
  query: Type.Object({ ...pageQuery }),
  reply: pageOf(QualityQuestion),
});
/** The answer, with more photos if they help: the buyer's time begins anew. */
export const answerQuestion = endpoint({
  method: 'POST',
  path: '/api/staff/batches/:number/answer',
  permission: 'warehouse:receive',
  idempotent: true,
  params: byBatch,
  body: Type.Object({ text: requiredText(500), photoIds: Type.Array(id, { maxItems: 9 }) }),
  status: 204,
  errors: ['warehouse.batch_not_found', 'warehouse.review_closed', 'warehouse.own_order', 'file.not_found'],
});
