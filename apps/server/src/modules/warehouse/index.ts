import type { Module } from '../../platform/module.ts';
import { parcelRoutes } from './parcel-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { lapseNext } from './batch-review.ts';
import { qualityRoutes } from './quality-routes.ts';
import { shelfRoutes } from './shelf-routes.ts';
import { stocktakeRoutes } from './stocktake-routes.ts';
import { strayRoutes } from './stray-routes.ts';
import { warehouseRoutes } from './warehouse-routes.ts';

export { type AvailableBatch, availableBatches, unitsOnTheWay } from './available-batches.ts';
export { type BatchBrief, batchBriefs } from './batch-briefs.ts';
export {
  type CaseUnits,
  putBack,
  returnAfterSales,
  sendNewPieces,
  takeAvailable,
  takeNewPieces,
  takeSentBack,
} from './case-stock.ts';
export { getOwnBatch, rejectReview } from './batch-review.ts';
export { batchReviewOf } from './quality-view.ts';
export { closeShort, turnUpShort } from './close-short.ts';
export { goodsFenOf, makeCaseNumber } from './lost-units.ts';
export { returnWindowEnd } from './return-window.ts';
export { receiveGoods } from './receive-goods.ts';
export { drawLabels } from './parcel-labels.ts';
export { recordPurchase } from './record-purchase.ts';
export { heldGoodsOf, sellerToleranceOf } from './weight-check.ts';
export { chooseStock, endFreeze, freezeStock, type WantedUnits } from './move-stock.ts';

/** Goods at the border: purchases, receipt, batches, stock. The only writer of stock movements. */
export const warehouseModule: Module = {
  name: 'warehouse',
  routes(app, kit) {
    warehouseRoutes(app);
    parcelRoutes(app);
    strayRoutes(app);
    qualityRoutes(app);
    shelfRoutes(app);
    stocktakeRoutes(app);
    phoneRoutes(app, kit);
  },
  timers: [{ name: 'photos approved by silence', step: lapseNext }],
};
