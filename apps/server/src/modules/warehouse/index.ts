import type { Module } from '../../platform/module.ts';
import { parcelRoutes } from './parcel-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { strayRoutes } from './stray-routes.ts';
import { warehouseRoutes } from './warehouse-routes.ts';

export { type AvailableBatch, availableBatches, unitsOnTheWay } from './available-batches.ts';
export { type CaseUnits, putBack, returnAfterSales, takeAvailable, takeSentBack } from './case-stock.ts';
export { closeShort, turnUpShort } from './close-short.ts';
export { goodsFenOf, makeCaseNumber } from './lost-units.ts';
export { receiveGoods } from './receive-goods.ts';
export { recordPurchase } from './record-purchase.ts';
export { chooseStock, endFreeze, freezeStock, type WantedUnits } from './move-stock.ts';

/** Goods at the border: purchases, receipt, batches, stock. The only writer of stock movements. */
export const warehouseModule: Module = {
  name: 'warehouse',
  routes(app, kit) {
    warehouseRoutes(app);
    parcelRoutes(app);
    strayRoutes(app);
    phoneRoutes(app, kit);
  },
};
