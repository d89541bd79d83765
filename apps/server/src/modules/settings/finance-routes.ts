import * as contract from '@kouan/contract';
import { type Actor, type App, holds, route } from '../../platform/http.ts';
import {
  askFeeActivation,
  confirmFeeActivation,
  deleteFeeVersion,
  draftFeeVersion,
  editFeeVersion,
  getFeeRow,
  listFeeRows,
  toFeeView,
  withdrawFeeActivation,
} from './edit-fee-schedules.ts';
import { toVersionRows } from './version-rows.ts';
import { addRate, deleteRate, editRate, listRateRows, toRateViews } from './edit-rates.ts';
import { ratesByDay } from './exchange-rates.ts';
import { parameters } from './parameters.ts';

const defaultSize = 15;
const defaultDays = 90;

export function financeRoutes(app: App): void {
  rateRoutes(app);
  feeRoutes(app);
}

function rateRoutes(app: App): void {
  route(app, contract.listRates, async ({ query: { page = 0, size = defaultSize }, db }) => {
    const { rows, total } = await listRateRows(db, { page, size });
    return { content: await toRateViews(db, rows), totalElements: total };
  });
  route(app, contract.rateHistory, async ({ query: { days = defaultDays }, db }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    return ratesByDay(db, { days, timeZone });
  });
  route(app, contract.addRate, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const [view] = await toRateViews(tx, [await addRate(tx, { ...body, actorId: actor.id })]);
      // Safe: one row in, one view out.
      return view as NonNullable<typeof view>;
    }),
  );
  route(app, contract.editRate, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const [view] = await toRateViews(tx, [await editRate(tx, { ...params, ...body, actorId: actor.id })]);
      // Safe: one row in, one view out.
      return view as NonNullable<typeof view>;
    }),
  );
  route(app, contract.deleteRate, async ({ params, inTransaction }) => {
    await inTransaction((tx) => deleteRate(tx, params.id));
    return undefined;
  });
}

const viewerOf = (actor: Actor) => ({ viewerId: actor.id, mayEdit: holds(actor, 'settings:fees') });

function feeRoutes(app: App): void {
  route(app, contract.listFeeVersions, async ({ query: { page = 0, size = defaultSize }, db, actor }) => {
    const { rows, total } = await listFeeRows(db, { page, size });
    return { content: await toVersionRows(db, rows, viewerOf(actor)), totalElements: total };
  });
  route(app, contract.getFeeVersion, async ({ params, db, actor }) =>
    toFeeView(db, await getFeeRow(db, params.id), viewerOf(actor)),
  );
  route(app, contract.draftFeeVersion, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) =>
      toFeeView(tx, await draftFeeVersion(tx, { ...body, actorId: actor.id }), viewerOf(actor)),
    ),
  );
  route(app, contract.editFeeVersion, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => toFeeView(tx, await editFeeVersion(tx, { ...params, rules: body }), viewerOf(actor))),
  );
  route(app, contract.deleteFeeVersion, async ({ params, inTransaction }) => {
    await inTransaction((tx) => deleteFeeVersion(tx, params.id));
    return undefined;
  });
  route(app, contract.askFeeActivation, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) =>
      toFeeView(tx, await askFeeActivation(tx, { ...params, ...body, actorId: actor.id }), viewerOf(actor)),
    ),
  );
  route(app, contract.confirmFeeActivation, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) =>
      toFeeView(tx, await confirmFeeActivation(tx, { ...params, actorId: actor.id }), viewerOf(actor)),
    ),
  );
  route(app, contract.withdrawFeeActivation, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) => toFeeView(tx, await withdrawFeeActivation(tx, params), viewerOf(actor))),
  );
}
