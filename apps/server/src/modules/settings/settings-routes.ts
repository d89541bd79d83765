import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { dictionaryRoutes } from './dictionary-routes.ts';
import { financeRoutes } from './finance-routes.ts';
import { getSiteView } from './site-view.ts';

export function settingsRoutes(app: App, kit: Kit): void {
  route(app, contract.getSite, ({ db }) => getSiteView(db));
  dictionaryRoutes(app, kit);
  financeRoutes(app);
}
