import * as contract from '@kouan/contract';
import { assert } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { addInterest } from './add-interest.ts';
import { toInterestViews } from './interest-view.ts';
import { recogniseText } from './recognise-text.ts';
import { countInterests, listInterestRows } from './sourcing-queries.ts';

const defaultPageSize = 10;

export function sourcingRoutes(app: App): void {
  route(app, contract.recogniseLink, ({ db, body }) => recogniseText(db, body.text));

  route(app, contract.addInterest, ({ body, actor, secret, inTransaction }) =>
    inTransaction(async (tx) => {
      const [view] = await toInterestViews(tx, secret, [await addInterest(tx, { body, buyerId: actor.id })]);
      assert(view, 'the new interest has a view');
      return view;
    }),
  );

  route(app, contract.listInterests, async ({ db, secret, query, actor }) => {
    const { page = 0, size = defaultPageSize } = query;
    const rows = await listInterestRows(db, { buyerId: actor.id, limit: size, offset: page * size });
    return { content: await toInterestViews(db, secret, rows), totalElements: await countInterests(db, actor.id) };
  });
}
