import type { Module } from '../../platform/module.ts';
import { bagRoutes } from './bag-routes.ts';
import { carrierJobs } from './carrier-jobs.ts';
import { carrierRoutes } from './carrier-routes.ts';
import { cooperationRoutes } from './cooperation-routes.ts';
import { guardBags } from './give-bag.ts';
import { oldSignaturesTimer } from './take-carrier-event.ts';

export { acceptBag, arriveBag, saveCustoms } from './cross-border.ts';
export { handOverShipment, proveDelivery, weighShipment } from './deliver-from-bag.ts';
export { addToBag, makeBag } from './fill-bag.ts';
export { assignBag, dispatchBag } from './give-bag.ts';
export { sealBag } from './seal-bag.ts';

/** Goods between the border warehouse and the door: bags, cooperatives, carriers. */
export const transportModule: Module = {
  name: 'transport',
  listen: guardBags,
  routes(app, kit) {
    bagRoutes(app, kit);
    cooperationRoutes(app, kit);
    carrierRoutes(app, kit);
  },
  jobs: carrierJobs,
  timers: [oldSignaturesTimer],
};
