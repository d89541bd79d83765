import { sql } from 'drizzle-orm';
import type { Kit, Module } from '../../platform/module.ts';
import { captureRoutes } from './capture-routes.ts';
import { copyPictures, type WantedPictures } from './copy-pictures.ts';
import { readPage } from './read-page.ts';
import { sourcingRoutes } from './sourcing-routes.ts';

export { measuresOf } from './product-of-capture.ts';

export const sourcingModule: Module = {
  name: 'sourcing',
  routes(app, kit) {
    sourcingRoutes(app);
    captureRoutes(app, kit);
  },
  jobs: (kit: Kit) => ({
    copyPictures: (data: WantedPictures & { productId: number }) => copyPictures(kit, data),
    readPage: (data: { captureId: number }) => readPage(kit, data),
  }),
  timers: [
    {
      name: 'followed links of the past',
      async step(tx) {
        await tx.execute(sql`delete from followed_links where followed_at < app_now() - interval '2 days'`);
        return false;
      },
    },
  ],
};
