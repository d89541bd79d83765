import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { productId } from './catalog.ts';
import { pluginVersion } from './devices.ts';
import { ScreeningNotice } from './screening-notice.ts';
import { count, fen, id, moment, oneOf, orNull, pageOf, pageQuery, rateMicros, Texts, vnd } from './words.ts';

/** A difference to what we knew of an item. `before` and `after` are counts, fen or texts, as text; empty where there is nothing to show. */
export const captureChangeKinds = ['title', 'price', 'minimum', 'specifications', 'stock', 'weight', 'store'] as const;
export const CaptureChange = Type.Object({
  what: oneOf(captureChangeKinds),
  before: Type.String(),
  after: Type.String(),
});
export type CaptureChange = Static<typeof CaptureChange>;

/** What a pasted text is. `productId` is ours when that item is already known. */
export const LinkView = Type.Object({
  result: oneOf(['product', 'shortlink', 'manual', 'rejected']),
  site: Type.Optional(orNull(Type.String())),
  itemId: Type.Optional(Type.String()),
  canonicalUrl: Type.Optional(Type.String()),
  skuId: Type.Optional(Type.String()),
  shortUrl: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  productId: orNull(productId),
  /** What stands against goods with the words of the text, or against our product; left out when there is nothing. */
  notices: Type.Optional(Type.Array(ScreeningNotice)),
  /** What a new look at the page of a known item changed; left out when there was none or nothing. */
  changes: Type.Optional(Type.Array(CaptureChange)),
});
export type LinkView = Static<typeof LinkView>;
export const recogniseLink = endpoint({
  method: 'POST',
  path: '/api/links/recognise',
  permission: 'open',
  body: Type.Object({ text: Type.String({ maxLength: 10_000 }) }),
  reply: LinkView,
});

const text = (max: number) => Type.String({ maxLength: max });
/** A product page as `packages/sourcing` extracts it; checked once more by the server against its address. */
export const CapturedProduct = Type.Object({
  site: text(20),
  itemId: text(24),
  sourceUrl: text(4096),
  canonicalUrl: text(4096),
  title: text(500),
  images: Type.Array(text(2048), { maxItems: 50 }),
  priceTiers: Type.Array(Type.Object({ minQuantity: count, priceFen: fen }), { maxItems: 20 }),
  moq: count,
  specs: Type.Array(
    Type.Object({
      name: text(200),
      values: Type.Array(Type.Object({ name: text(200), image: orNull(text(2048)) }), { maxItems: 500 }),
    }),
    { maxItems: 10 },
  ),
  skus: Type.Array(
    Type.Object({
      specValues: Type.Array(text(200), { maxItems: 10 }),
      priceFen: orNull(fen),
      stock: orNull(count),
      skuId: orNull(text(200)),
    }),
    { minItems: 1, maxItems: 3000 },
  ),
  seller: Type.Object({ name: orNull(text(200)), id: orNull(text(200)) }),
  extras: Type.Optional(
    Type.Object({
      unit: Type.Optional(text(200)),
      unitWeightGrams: Type.Optional(count),
      videoUrl: Type.Optional(text(2048)),
      detailUrl: Type.Optional(text(2048)),
    }),
  ),
});
export type CapturedProduct = Static<typeof CapturedProduct>;

/** What the plug-in sends from an open product page. */
export const sendCapture = endpoint({
  method: 'POST',
  path: '/api/captures',
  permission: 'capture:own',
  device: true,
  idempotent: true,
  body: Type.Object({
    pluginVersion,
    product: CapturedProduct,
  }),
  reply: Type.Object({
    productId,
    isNew: Type.Boolean(),
    hasChanged: Type.Boolean(),
    /** What is offered differently from now on. */
    changes: Type.Array(CaptureChange),
    /** What the page says differently, but is offered only once it is confirmed. */
    waiting: Type.Array(CaptureChange),
  }),
  errors: ['capture.plugin_too_old', 'capture.address_differs', 'capture.no_price', 'capture.not_usable'],
});

export const proposalStates = ['waiting', 'applied', 'declined', 'replaced'] as const;
/** One capture: what was seen when, and what became of the differences that had to be confirmed. */
export const CaptureView = Type.Object({
  id,
  productId,
  site: Type.String(),
  itemId: Type.String(),
  title: Type.String(),
  priceFen: fen,
  pluginVersion: Type.String(),
  capturedAt: moment,
  proposal: orNull(oneOf(proposalStates)),
});
export type CaptureView = Static<typeof CaptureView>;
/** One's own captures, newest first. */
export const listMyCaptures = endpoint({
  method: 'GET',
  path: '/api/captures',
  permission: 'capture:own',
  device: true,
  query: Type.Object(pageQuery),
  reply: pageOf(CaptureView),
});

/** One look at an item's page: when, by which way, what it said and how that differed from what we offered. */
export const ProductCapture = Type.Object({
  id,
  capturedAt: moment,
  /** `plugin`, or the provider that told it. */
  source: Type.String(),
  /** The provider's name; null for the plug-in. */
  provider: orNull(Texts),
  pluginVersion: orNull(Type.String()),
  priceFen: fen,
  tierCount: count,
  skuCount: count,
  changes: Type.Array(CaptureChange),
  /** What became of changes that had to be confirmed; null: there were none. */
  proposal: orNull(oneOf(proposalStates)),
});
export type ProductCapture = Static<typeof ProductCapture>;
/** The last looks at an item's page, newest first. What nobody confirmed is seen by whoever captured it, and by the staff. */
export const listProductCaptures = endpoint({
  method: 'GET',
  path: '/api/products/:id/captures',
  permission: 'open',
  params: Type.Object({ id: productId }),
  reply: Type.Array(ProductCapture),
  errors: ['product.not_found'],
});

/** A change that waits for somebody to confirm it. `provider`: nobody of the users proposed it, a provider told it. */
export const CaptureProposal = Type.Object({
  id,
  productId,
  title: Type.String(),
  sourceUrl: Type.String(),
  proposedBy: Type.String(),
  provider: orNull(Texts),
  changes: Type.Array(CaptureChange),
  createdAt: moment,
});
export type CaptureProposal = Static<typeof CaptureProposal>;
export const listCaptureProposals = endpoint({
  method: 'GET',
  path: '/api/captures/proposals',
  permission: 'product:list',
  query: Type.Object(pageQuery),
  reply: pageOf(CaptureProposal),
});
export const decideCaptureProposal = endpoint({
  method: 'POST',
  path: '/api/captures/proposals/:id',
  permission: 'product:edit',
  idempotent: true,
  status: 204,
  params: Type.Object({ id }),
  body: Type.Object({ isAccepted: Type.Boolean() }),
  errors: ['capture.proposal_settled'],
});

/** What goods seen on a page will about cost delivered, before they are captured. The weight is ours unless the page says one. */
export const estimateGoods = endpoint({
  method: 'POST',
  path: '/api/captures/estimate',
  permission: 'open',
  body: Type.Object({
    unitPriceFen: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
    quantity: Type.Integer({ minimum: 1, maximum: 9_999_999 }),
    unitWeightGrams: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  }),
  reply: Type.Object({
    place: Texts,
    rateVndPerCnyMicros: rateMicros,
    unitPriceVnd: vnd,
    landedPerUnitFen: fen,
    landedPerUnitVnd: vnd,
    landedFen: fen,
    landedVnd: vnd,
    isWeightEstimated: Type.Boolean(),
  }),
});

/** Follows a short link to its product. Whatever keeps it from being followed is one and the same error. */
export const followLink = endpoint({
  method: 'POST',
  path: '/api/links/follow',
  permission: 'open',
  body: Type.Object({ text: Type.String({ maxLength: 10_000 }) }),
  reply: LinkView,
  errors: ['link.not_recognised', 'link.not_followed', 'request.too_many'],
});
