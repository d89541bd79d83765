import * as contract from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { decideAdjustment, proposeAdjustment } from './adjust-stock.ts';
import { listAdjustmentRows } from './adjustment-queries.ts';
import type { Adjustment, Stocktake } from './shelf-tables.ts';
import { countLines, getStocktakeRow, listStocktakeRows } from './stocktake-queries.ts';
import {
  toAdjustmentViews,
  toStocktakeLines,
  toStocktakeRows,
  toStocktakeView,
  type Viewing,
} from './stocktake-view.ts';
import { cancelStocktake, countUnits, endStocktake, startStocktake } from './take-stock.ts';

/** Counting what is there, and putting the books right by two people. */
export function stocktakeRoutes(app: App): void {
  listRoutes(app);
  countRoutes(app);
  adjustmentRoutes(app);
}

const viewOf = async (db: Reader, viewing: Viewing, stocktake: Stocktake) =>
  (await toStocktakeView(db, viewing, stocktake))[0] ?? fail('warehouse.stocktake_not_found');
const adjustmentOf = async (db: Reader, viewing: Viewing, adjustment: Adjustment) =>
  (await toAdjustmentViews(db, viewing, [adjustment]))[0] ?? fail('warehouse.adjustment_not_found');

function listRoutes(app: App): void {
  route(app, contract.listStocktakes, async ({ query, db }) => {
    const { rows, total } = await listStocktakeRows(db, query);
    return { content: await toStocktakeRows(db, rows), totalElements: total };
  });
  route(app, contract.getStocktake, async ({ params, actor, db, secret }) =>
    viewOf(db, { secret, viewerId: actor.id }, await getStocktakeRow(db, params.id)),
  );
  route(app, contract.listAdjustments, async ({ query, actor, db, secret }) => {
    const { rows, total } = await listAdjustmentRows(db, query);
    return { content: await toAdjustmentViews(db, { secret, viewerId: actor.id }, rows), totalElements: total };
  });
}

function countRoutes(app: App): void {
  route(app, contract.startStocktake, ({ body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) =>
      viewOf(tx, { secret, viewerId: actor.id }, await startStocktake(tx, { ...body, actorId: actor.id })),
    ),
  );
  route(app, contract.countUnits, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const counted = await countUnits(tx, { ...params, ...body, actorId: actor.id });
      const shelf = body.shelf.replace(/\s/g, '').toUpperCase();
      const [line] = await toStocktakeLines(tx, [{ ...counted, shelf }], false);
      const sums = (await countLines(tx, [params.id])).get(params.id);
      return {
        line: line ?? fail('warehouse.stocktake_not_found'),
        lineCount: sums?.lineCount ?? 0,
        countedCount: sums?.countedCount ?? 0,
      };
    }),
  );
  route(app, contract.endStocktake, ({ params, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await endStocktake(tx, { ...params, actorId: actor.id });
      return viewOf(tx, { secret, viewerId: actor.id }, await getStocktakeRow(tx, params.id));
    }),
  );
  route(app, contract.cancelStocktake, ({ params, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await cancelStocktake(tx, { ...params, actorId: actor.id });
      return viewOf(tx, { secret, viewerId: actor.id }, await getStocktakeRow(tx, params.id));
    }),
  );
}

function adjustmentRoutes(app: App): void {
  route(app, contract.proposeAdjustment, ({ body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) =>
      adjustmentOf(tx, { secret, viewerId: actor.id }, await proposeAdjustment(tx, { ...body, actorId: actor.id })),
    ),
  );
  route(app, contract.decideAdjustment, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) =>
      adjustmentOf(
        tx,
        { secret, viewerId: actor.id },
        await decideAdjustment(tx, { ...params, ...body, actorId: actor.id }),
      ),
    ),
  );
}
