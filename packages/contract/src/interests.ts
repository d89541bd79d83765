import { type Static, Type } from 'typebox';
import { productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { blurry } from './form-words.ts';
import { ScreeningNotice } from './screening-notice.ts';
import {
  count,
  fen,
  FileRef,
  id,
  moment,
  oneOf,
  optionalText,
  orNull,
  pageOf,
  pageQuery,
  quantity,
  requiredText,
  Texts,
} from './words.ts';

/** `requested` waits for the staff, `asked` for the buyer's answer; the other two are final. */
export const interestStates = ['requested', 'asked', 'priced', 'declined'] as const;
export type InterestState = (typeof interestStates)[number];
/** What happens to a product of interest. Buyers see only what concerns them. */
export const interestEventKinds = [
  'added',
  'claimed',
  'released',
  'asked',
  'answered',
  'priced',
  'declined',
  'overdue',
] as const;
export type InterestEventKind = (typeof interestEventKinds)[number];
export const InterestEvent = Type.Object({
  event: oneOf(interestEventKinds),
  actorKind: oneOf(['buyer', 'staff', 'system']),
  /** Empty for the system, and for the staff where a buyer reads. */
  actorName: Type.String(),
  text: Type.String(),
  screenshots: Type.Array(FileRef),
  at: moment,
});

const interestRow = {
  id,
  link: Type.String(),
  title: Type.String(),
  specification: Type.String(),
  quantity: orNull(count),
  note: Type.String(),
  screenshots: Type.Array(FileRef),
  state: oneOf(interestStates),
  /** Why it was declined. */
  reason: orNull(Type.String()),
  /** What the staff found: one press puts it into the cart. */
  offer: orNull(
    Type.Object({
      productId,
      skuId: id,
      specValues: Type.Array(Texts),
      quantity: count,
      unitPriceFen: fen,
      isOnSale: Type.Boolean(),
    }),
  ),
  productId: orNull(productId),
  /** Until when the staff answer; null while it is not their turn. */
  answerBy: orNull(moment),
  events: Type.Array(InterestEvent),
  createdAt: moment,
};
export const InterestView = Type.Object(interestRow);
export type InterestView = Static<typeof InterestView>;

export const addInterest = endpoint({
  method: 'POST',
  path: '/api/interests',
  permission: 'interest:own',
  device: true,
  idempotent: true,
  status: 201,
  body: Type.Object({
    link: Type.String({ maxLength: 4096, errorCode: 'interest.link_not_usable' }),
    title: requiredText(200, 'interest.title_empty'),
    specification: optionalText(500),
    quantity: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 9_999_999 }))),
    note: optionalText(1000),
    screenshotIds: Type.Array(id, { maxItems: 9 }),
  }),
  reply: InterestView,
  errors: ['interest.title_empty', 'interest.link_not_usable'],
});
/** Keeps goods of the mall for later. They have a price, so nobody has to answer; what is kept already is not kept again. */
export const keepGoodsOfInterest = endpoint({
  method: 'POST',
  path: '/api/interests/goods',
  permission: 'interest:own',
  idempotent: true,
  status: 201,
  body: Type.Object({
    lines: Type.Array(Type.Object({ skuId: Type.Integer({ minimum: 1, errorCode: 'sku.not_found' }), quantity }), {
      minItems: 1,
      maxItems: 50,
    }),
  }),
  /** How many of them are new among the products of interest. */
  reply: Type.Object({ added: count }),
  errors: ['sku.not_found'],
});
export const listInterests = endpoint({
  method: 'GET',
  path: '/api/interests',
  permission: 'interest:own',
  query: Type.Object(pageQuery),
  reply: pageOf(InterestView),
});
/** Answers what the staff asked. */
export const answerInterest = endpoint({
  method: 'POST',
  path: '/api/interests/:id/answer',
  permission: 'interest:own',
  idempotent: true,
  params: Type.Object({ id }),
  body: Type.Object({
    text: requiredText(1000, 'interest.text_empty'),
    screenshotIds: Type.Array(id, { maxItems: 9 }),
  }),
  reply: InterestView,
  errors: ['interest.not_found', 'interest.not_asked', 'interest.text_empty'],
});

/** What a member of the staff may do with it now. */
export const interestActions = ['claim', 'release', 'ask', 'price', 'decline'] as const;
export const StaffInterestView = Type.Object({
  ...interestRow,
  buyer: Type.Object({ code: Type.String(), nickName: Type.String() }),
  /** Who works on it; empty: nobody. */
  claimedBy: Type.String(),
  isMine: Type.Boolean(),
  /** Our product of the item its link names. */
  knownProductId: orNull(productId),
  notices: Type.Array(ScreeningNotice),
  allowedActions: Type.Array(oneOf(interestActions)),
});
export type StaffInterestView = Static<typeof StaffInterestView>;
export const listStaffInterests = endpoint({
  method: 'GET',
  path: '/api/staff/interests',
  permission: 'interest:list',
  query: Type.Object({
    ...pageQuery,
    blurry,
    state: Type.Optional(oneOf(interestStates)),
    /** Only what the caller claimed. */
    isMine: Type.Optional(Type.Boolean()),
  }),
  reply: pageOf(StaffInterestView),
});
export const getStaffInterest = endpoint({
  method: 'GET',
  path: '/api/staff/interests/:id',
  permission: 'interest:list',
  params: Type.Object({ id }),
  reply: StaffInterestView,
  errors: ['interest.not_found'],
});
const act = {
  method: 'POST',
  permission: 'interest:edit',
  idempotent: true,
  params: Type.Object({ id }),
  reply: StaffInterestView,
} as const;
export const claimInterest = endpoint({
  ...act,
  path: '/api/staff/interests/:id/claim',
  errors: ['interest.not_found', 'interest.settled', 'interest.claimed_by_other'],
});
export const releaseInterest = endpoint({
  ...act,
  path: '/api/staff/interests/:id/release',
  errors: ['interest.not_found', 'interest.settled', 'interest.claimed_by_other'],
});
export const askInterest = endpoint({
  ...act,
  path: '/api/staff/interests/:id/ask',
  body: Type.Object({ text: requiredText(1000, 'interest.text_empty') }),
  errors: ['interest.not_found', 'interest.settled', 'interest.claimed_by_other', 'interest.text_empty'],
});
export const declineInterest = endpoint({
  ...act,
  path: '/api/staff/interests/:id/decline',
  body: Type.Object({ reason: requiredText(500, 'interest.text_empty') }),
  errors: ['interest.not_found', 'interest.settled', 'interest.claimed_by_other', 'interest.text_empty'],
});

/** A specification of a product that we have already. */
const KnownOffer = Type.Object({
  quantity,
  productId,
  skuId: id,
  note: optionalText(500),
});
const offeredPrice = Type.Integer({ minimum: 1, maximum: 100_000_000, errorCode: 'interest.price_empty' });
export const offerLimits = { specifications: 50, tiers: 9 } as const;
/**
 * A product that nobody captured: made of what the staff found out. `unitPriceFen` holds from the minimum on, `tiers` from
 * further quantities on. A specification with a price of its own follows neither; `stock` null is not known. `wished` is the
 * place of the specification that is offered. `pictureId` is one of the buyer's screenshots.
 */
const NewOffer = Type.Object({
  quantity,
  titleCn: requiredText(200, 'interest.title_empty'),
  titleEn: optionalText(200),
  titleVi: optionalText(200),
  seller: requiredText(100, 'interest.seller_empty'),
  specifications: Type.Array(
    Type.Object({
      name: Type.String({ maxLength: 200 }),
      unitPriceFen: orNull(offeredPrice),
      stock: orNull(Type.Integer({ minimum: 0, maximum: 9_999_999 })),
    }),
    { minItems: 1, maxItems: offerLimits.specifications },
  ),
  wished: Type.Integer({ minimum: 0, maximum: offerLimits.specifications - 1 }),
  unitPriceFen: offeredPrice,
  minQuantity: quantity,
  tiers: Type.Array(Type.Object({ minQuantity: quantity, unitPriceFen: offeredPrice }), {
    maxItems: offerLimits.tiers,
  }),
  unitWeightGrams: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  pictureId: Type.Optional(orNull(id)),
  note: optionalText(500),
});
const priceErrors = ['interest.not_found', 'interest.settled', 'interest.claimed_by_other', 'goods.forbidden'] as const;
/** Answers with a product that is there: the buyer can take it with one press. */
export const offerKnownProduct = endpoint({
  ...act,
  path: '/api/staff/interests/:id/offer',
  body: KnownOffer,
  errors: [...priceErrors, 'sku.not_found', 'sku.off_shelf'],
});
/** Answers with a new product made for it. */
export const offerNewProduct = endpoint({
  ...act,
  path: '/api/staff/interests/:id/product',
  body: NewOffer,
  errors: [
    ...priceErrors,
    'interest.title_empty',
    'interest.seller_empty',
    'interest.price_empty',
    'interest.specifications_wrong',
    'interest.tiers_wrong',
    'interest.stock_short',
    'interest.product_known',
    'file.not_found',
  ],
});
