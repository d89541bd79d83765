import type { Module } from '../../platform/module.ts';
import { cartRoutes } from './cart-routes.ts';
import { forgetRemovedLines } from './removed-lines.ts';

export { addLines, maxCartLines } from './add-lines.ts';
export { linesOfSkus as cartLinesOfSkus } from './cart-queries.ts';
export { wishesOfLines } from './line-wishes.ts';
export { removeCartLines } from './remove-lines.ts';

export const cartModule: Module = {
  name: 'cart',
  routes: cartRoutes,
  timers: [{ name: 'lines taken out of carts', step: forgetRemovedLines }],
};
