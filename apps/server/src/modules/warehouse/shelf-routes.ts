import * as contract from '@kouan/contract';
import { assert } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { sendPdf } from '../../platform/pdf.ts';
import { addShelves, placeBatch } from './place-batch.ts';
import { pickingList, toPlacedBatches } from './placed-view.ts';
import { printShelf } from './print-labels.ts';
import { batchesByIds, batchIdsOnShelf, getBatch, getShelfByCode, listShelfRows } from './shelf-queries.ts';

/** Shelves: what lies where, put-away and moves by scan, what to pick. */
export function shelfRoutes(app: App): void {
  route(app, contract.listShelves, async ({ query, db }) => {
    const { rows, total } = await listShelfRows(db, query);
    return { content: rows, totalElements: total };
  });
  route(app, contract.addShelves, ({ body, actor, inTransaction }) =>
    inTransaction((tx) => addShelves(tx, { ...body, actorId: actor.id })),
  );
  route(app, contract.getShelf, async ({ params, db, secret }) => {
    const { id, code, note } = await getShelfByCode(db, params.code);
    const rows = await batchesByIds(db, await batchIdsOnShelf(db, id));
    return { code, note, batches: await toPlacedBatches(db, secret, rows) };
  });
  route(app, contract.shelfLabel, async ({ params, query, db, reply }) =>
    sendPdf(reply, { pdf: await printShelf(db, { ...params, ...query }), name: 'shelf-label', disposition: 'inline' }),
  );
  route(app, contract.getPlacedBatch, async ({ params, db, secret }) => {
    const [view] = await toPlacedBatches(db, secret, [await getBatch(db, params.number)]);
    assert(view, 'a batch has a view');
    return view;
  });
  route(app, contract.placeBatch, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const [view] = await toPlacedBatches(tx, secret, [
        await placeBatch(tx, { ...params, ...body, actorId: actor.id }),
      ]);
      assert(view, 'a batch has a view');
      return view;
    }),
  );
  route(app, contract.getPickingList, ({ params, db }) => pickingList(db, params.number));
}
