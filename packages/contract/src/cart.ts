import { type Static, Type } from 'typebox';
import { PriceTier, productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { LineWishes, wishFields } from './line-wishes.ts';
import { ScreeningNotice } from './screening-notice.ts';
import { count, fen, id, moment, oneOf, orNull, pageOf, pageQuery, Texts } from './words.ts';

/** What prices goods: the SKU's own one, else the tiers of its product. */
export const SeenPrices = Type.Object({
  ownPriceFen: orNull(fen),
  priceTiers: Type.Array(PriceTier, { maxItems: 100 }),
});
export type SeenPrices = Static<typeof SeenPrices>;

/** A cart line. `problem` says why it cannot be bought as it is. Unit price at the tier which the product's lines reach together. */
export const CartLine = Type.Object({
  id,
  productId,
  skuId: id,
  storeId: id,
  storeName: Type.String(),
  storeSite: Type.String(),
  title: Texts,
  specValues: Type.Array(Texts),
  imageUrl: Type.String(),
  quantity: count,
  unitPriceFen: fen,
  minQuantity: count,
  stock: orNull(count),
  unitWeightGrams: count,
  ownPriceFen: orNull(fen),
  priceTiers: Type.Array(PriceTier),
  /** The prices that the buyer saw when they are others now; null while nothing changed. */
  pricesBefore: orNull(SeenPrices),
  problem: orNull(oneOf(['offShelf', 'forbidden', 'outOfStock', 'belowMinimum'])),
  notices: Type.Array(ScreeningNotice),
  ...LineWishes.properties,
  createTime: moment,
});
export type CartLine = Static<typeof CartLine>;

/** Newest store first, lines of one store together. */
export const getMyCart = endpoint({
  method: 'GET',
  path: '/api/shopCart/myCart',
  permission: 'cart:own',
  device: true,
  query: Type.Object(pageQuery),
  reply: pageOf(CartLine),
});

const cartQuantity = Type.Integer({ minimum: 1, maximum: 9_999_999, errorCode: 'cart.quantity_required' });
export const addToCart = endpoint({
  method: 'POST',
  path: '/api/shopCart',
  permission: 'cart:own',
  status: 201,
  body: Type.Object({
    skuId: Type.Integer({ minimum: 1, errorCode: 'sku.not_found' }),
    quantity: cartQuantity,
    ...wishFields,
  }),
  errors: [
    'sku.not_found',
    'sku.off_shelf',
    'goods.forbidden',
    'cart.quantity_required',
    'cart.already_in_cart',
    'cart.not_enough_stock',
    'cart.full',
    'shipment.service_missing',
    'shipment.services_exclude',
  ],
});
/** Adds a whole matrix at once: every SKU or none. */
export const addLinesToCart = endpoint({
  method: 'POST',
  path: '/api/shopCart/lines',
  permission: 'cart:own',
  device: true,
  status: 201,
  idempotent: true,
  body: Type.Object({
    lines: Type.Array(
      Type.Object({ skuId: Type.Integer({ minimum: 1, errorCode: 'sku.not_found' }), quantity: cartQuantity }),
      { minItems: 1, maxItems: 500 },
    ),
  }),
  errors: [
    'sku.not_found',
    'sku.off_shelf',
    'goods.forbidden',
    'cart.quantity_required',
    'cart.already_in_cart',
    'cart.not_enough_stock',
    'cart.full',
  ],
});
/** Adds to the quantities of goods that are in the cart and puts the others into it: every SKU or none. */
export const raiseCartLines = endpoint({
  method: 'POST',
  path: '/api/shopCart/raise',
  permission: 'cart:own',
  idempotent: true,
  status: 204,
  body: addLinesToCart.body,
  errors: [
    'sku.not_found',
    'sku.off_shelf',
    'goods.forbidden',
    'cart.quantity_required',
    'cart.already_in_cart',
    'cart.not_enough_stock',
    'cart.full',
  ],
});
/** Keeps what the buyer was shown of changed prices, so that they are marked no more. Lines that are gone are left out. */
export const keepSeenPrices = endpoint({
  method: 'PUT',
  path: '/api/shopCart/seen',
  permission: 'cart:own',
  status: 204,
  body: Type.Object({
    lines: Type.Array(Type.Object({ id, ...SeenPrices.properties }), { minItems: 1, maxItems: 999 }),
  }),
});
export const editCartLine = endpoint({
  method: 'PUT',
  path: '/api/shopCart',
  permission: 'cart:own',
  device: true,
  status: 204,
  body: Type.Object({ id, quantity: cartQuantity, ...wishFields }),
  errors: [
    'cart.line_not_found',
    'cart.quantity_required',
    'cart.not_enough_stock',
    'shipment.service_missing',
    'shipment.services_exclude',
  ],
});
/**
 * Quantities of several lines: all or none. More of a line than before has to be in stock; `isUndo` puts back what they were,
 * whatever is in stock by now.
 */
export const editCartQuantities = endpoint({
  method: 'PUT',
  path: '/api/shopCart/quantities',
  permission: 'cart:own',
  status: 204,
  body: Type.Object({
    lines: Type.Array(Type.Object({ id, quantity: cartQuantity }), { minItems: 1, maxItems: 999 }),
    isUndo: Type.Optional(Type.Boolean()),
  }),
  errors: ['cart.line_not_found', 'cart.quantity_required', 'cart.lines_not_in_stock'],
});
/** The whole cart as a workbook, in the order of its page. */
export const downloadMyCart = endpoint({
  method: 'GET',
  path: '/api/shopCart/cart.xlsx',
  permission: 'cart:own',
  download: true,
});
/** Body: `[id…]`, one id, or `{id}`. */
export const removeFromCart = endpoint({
  method: 'DELETE',
  path: '/api/shopCart',
  permission: 'cart:own',
  body: Type.Union([Type.Array(id, { maxItems: 999 }), id, Type.Object({ id })]),
  errors: ['cart.line_not_found'],
});
/** Undoes a removal: the lines as they were, in their places. Goods put into the cart again meanwhile stay as they are there. */
export const restoreCartLines = endpoint({
  method: 'POST',
  path: '/api/shopCart/restore',
  permission: 'cart:own',
  status: 204,
  body: Type.Object({ ids: Type.Array(id, { minItems: 1, maxItems: 999 }) }),
  errors: ['cart.line_not_found', 'cart.full'],
});
/** Out of the cart, among the products of interest: nobody has to answer it, one press puts it back. */
export const moveToInterest = endpoint({
  method: 'POST',
  path: '/api/shopCart/:id/interest',
  permission: 'cart:own',
  idempotent: true,
  status: 201,
  params: Type.Object({ id }),
  reply: Type.Object({ interestId: id }),
  errors: ['cart.line_not_found'],
});
/** Takes that back: the line as it was, and the product of interest goes. */
export const moveBackToCart = endpoint({
  method: 'POST',
  path: '/api/shopCart/back/:interestId',
  permission: 'cart:own',
  idempotent: true,
  status: 204,
  params: Type.Object({ interestId: id }),
  body: Type.Object({ lineId: id }),
  errors: ['interest.not_found', 'cart.already_in_cart', 'cart.line_not_found', 'cart.full'],
});
