import { getStoreFigures, getWatchList, getWorkbench, getWorkbenchFigures } from '@kouan/contract';
import { holds, route } from '../../platform/http.ts';
import type { Module } from '../../platform/module.ts';
import { storeFigures } from './store-figures.ts';
import { watchList } from './watch-list.ts';
import { workFigures } from './work-figures.ts';
import { workQueues } from './work-queues.ts';

/** Reads across all modules: what waits for whom, and what orders say of a store. */
export const reportsModule: Module = {
  name: 'reports',
  routes(app) {
    route(app, getWorkbench, ({ db, actor }) => workQueues(db, (permission) => holds(actor, permission)));
    route(app, getWatchList, ({ db, actor }) => watchList(db, (permission) => holds(actor, permission)));
    route(app, getStoreFigures, ({ db, params }) => storeFigures(db, params.id));
    route(app, getWorkbenchFigures, ({ db, actor }) => workFigures(db, (permission) => holds(actor, permission)));
  },
};
