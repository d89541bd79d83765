import { sql } from 'drizzle-orm';
import type { Kit, Module } from '../../platform/module.ts';
import { captureRoutes } from './capture-routes.ts';
import { copyPictures, type WantedPictures } from './copy-pictures.ts';
import { interestRoutes, staffInterestRoutes } from './interest-routes.ts';
import { remindOfInterest } from './interest-overdue.ts';
import { forgetReadings } from './note-reading.ts';
import { forgetAttempts, installProviders } from './provider-queries.ts';
import { providerRoutes } from './provider-routes.ts';
import { readPage } from './read-page.ts';
import { screeningRoutes } from './screening-routes.ts';
import { showScreenshot } from './show-screenshot.ts';
import { sourcingRoutes } from './sourcing-routes.ts';

export { type LatestOffer, latestOffers } from './latest-offers.ts';
export { dropKeptGoods, keepGoods } from './keep-goods.ts';
export { measuresOf } from './product-of-capture.ts';
export { refuseForbidden, screenSkus } from './screen-goods.ts';

export const sourcingModule: Module = {
  name: 'sourcing',
  install: ({ db }) => installProviders(db),
  routes(app, kit) {
    sourcingRoutes(app, kit);
    interestRoutes(app);
    staffInterestRoutes(app);
    captureRoutes(app, kit);
    providerRoutes(app, kit);
    screeningRoutes(app);
  },
  jobs: (kit: Kit) => ({
    copyPictures: (data: WantedPictures & { productId: number }) => copyPictures(kit, data),
    readPage: (data: { captureId: number }) => readPage(kit, data),
    showScreenshot: (data: { productId: number; fileId: number }) => showScreenshot(kit, data),
  }),
  timers: [
    { name: 'products of interest that wait too long', step: remindOfInterest },
    { name: 'readings of sites of the past', step: forgetReadings },
    { name: 'attempts of providers of the past', step: forgetAttempts },
    {
      name: 'followed links of the past',
      async step(tx) {
        await tx.execute(sql`delete from followed_links where followed_at < app_now() - interval '2 days'`);
        return false;
      },
    },
  ],
};
