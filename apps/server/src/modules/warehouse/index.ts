import type { Module } from '../../platform/module.ts';
import { warehouseRoutes } from './warehouse-routes.ts';

export { type CaseUnits, putBack, returnAfterSales, takeAvailable, takeSentBack } from './case-stock.ts';
export { closeShort, turnUpShort } from './close-short.ts';
export { goodsFenOf, makeCaseNumber } from './lost-units.ts';
export { receiveGoods } from './receive-goods.ts';
export { recordPurchase } from './record-purchase.ts';
export { chooseStock, endFreeze, freezeStock, type WantedUnits } from './move-stock.ts';

/** Goods at the border: purchases, receipt, batches, stock. The only writer of stock movements. */
export const warehouseModule: Module = { name: 'warehouse', routes: (app) => warehouseRoutes(app) };
