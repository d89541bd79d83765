import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { screenGoods, screenProduct } from './screen-goods.ts';
import { addRule, deleteRule, editRule, listRules } from './screening-rules.ts';

export function screeningRoutes(app: App): void {
  route(app, contract.screenProduct, ({ db, params }) => screenProduct(db, params.id));
  route(app, contract.screenTexts, async ({ db, body }) => {
    const [notices = []] = await screenGoods(db, [{ ...body, categoryId: null }]);
    return notices;
  });
  route(app, contract.listScreeningRules, ({ db, query }) => listRules(db, query));
  route(app, contract.addScreeningRule, ({ body, actor, inTransaction }) =>
    inTransaction((tx) => addRule(tx, { body, by: actor.id })),
  );
  route(app, contract.editScreeningRule, async ({ params, body, actor, inTransaction }) => {
    await inTransaction((tx) => editRule(tx, { id: params.id, body, by: actor.id }));
    return undefined;
  });
  route(app, contract.deleteScreeningRule, async ({ params, inTransaction }) => {
    await inTransaction((tx) => deleteRule(tx, params.id));
    return undefined;
  });
}
