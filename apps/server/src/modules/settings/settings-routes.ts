import * as contract from '@kouan/contract';
import { assert } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { dictionaryRoutes } from './dictionary-routes.ts';
import { changeParameter, listChanges, listParameterViews } from './edit-parameters.ts';
import { financeRoutes } from './finance-routes.ts';
import { getSiteView } from './site-view.ts';

export function settingsRoutes(app: App, kit: Kit): void {
  route(app, contract.getSite, ({ db }) => getSiteView(db));
  dictionaryRoutes(app, kit);
  financeRoutes(app);
  parameterRoutes(app);
}

function parameterRoutes(app: App): void {
  route(app, contract.listParameters, ({ db, language }) => listParameterViews(db, language));
  route(app, contract.listParameterChanges, ({ db, params }) => listChanges(db, params.key));
  route(app, contract.editParameter, ({ params, body, actor, language, inTransaction }) =>
    inTransaction(async (tx) => {
      await changeParameter(tx, { ...params, ...body, actorId: actor.id });
      const view = (await listParameterViews(tx, language)).find(({ key }) => key === params.key);
      assert(view, 'the setting is there');
      return view;
    }),
  );
}
