import * as contract from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type Actor, type App, holds, route } from '../../platform/http.ts';
import { findBuyerByCode } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { marginsOfOrders } from './journal-queries.ts';
import { balancesView, journalPage, payablePage, toMarginView } from './journal-view.ts';
import {
  askManualEntry,
  askReversal,
  confirmManualEntry,
  declineManualEntry,
  toManualViews,
} from './manual-entries.ts';
import { listManualRows } from './manual-entry-queries.ts';
import type { ManualEntryRow } from './manual-entry-tables.ts';

const defaultSize = 15;
/** No order, no buyer has this id: a code that nobody has finds nothing. */
const nobody = 0;

export function ledgerRoutes(app: App): void {
  route(app, contract.listAccountBalances, async ({ query: { from, to }, db, language }) => {
    checkPeriod(from, to);
    const { businessTimeZone: timeZone } = await parameters(db);
    return balancesView(db, { from, to, timeZone, language });
  });
  route(app, contract.listJournal, async ({ query, db, language }) => {
    const { page = 0, size = defaultSize, account, from, to } = query;
    checkPeriod(from, to);
    const { businessTimeZone: timeZone } = await parameters(db);
    const buyerId = query.buyerCode?.trim() ? ((await findBuyerByCode(db, query.buyerCode)) ?? nobody) : undefined;
    const orderNumber = query.orderNumber?.trim().toUpperCase() || undefined;
    return journalPage(db, { account, orderNumber, buyerId, from, to, timeZone, page, size, language });
  });
  route(app, contract.listStorePayables, ({ query: { page = 0, size = defaultSize }, db }) =>
    payablePage(db, { page, size }),
  );
  route(app, contract.listMargins, async ({ query: { page = 0, size = defaultSize, orderNumber }, db }) => {
    const wanted = orderNumber?.trim().toUpperCase() || undefined;
    const { rows, total } = await marginsOfOrders(db, { orderNumber: wanted, page, size });
    return { content: rows.map(toMarginView), totalElements: total };
  });
  manualRoutes(app);
}

function checkPeriod(from: string | undefined, to: string | undefined): void {
  if (from !== undefined && to !== undefined && from > to)
    fail('ledger.period_invalid', {}, { to: 'ledger.period_invalid' });
}

function manualRoutes(app: App): void {
  route(app, contract.listManualEntries, async ({ query: { page = 0, size = defaultSize, state }, db, actor }) => {
    const { rows, total } = await listManualRows(db, { state, page, size });
    return { content: await toManualViews(db, rows, viewerOf(actor)), totalElements: total };
  });
  route(app, contract.askManualEntry, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => one(tx, await askManualEntry(tx, { ...body, actorId: actor.id }), actor)),
  );
  route(app, contract.askReversal, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => one(tx, await askReversal(tx, { ...params, ...body, actorId: actor.id }), actor)),
  );
  route(app, contract.confirmManualEntry, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) => one(tx, await confirmManualEntry(tx, { ...params, actorId: actor.id }), actor)),
  );
  route(app, contract.declineManualEntry, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) => one(tx, await declineManualEntry(tx, { ...params, actorId: actor.id }), actor)),
  );
}

const viewerOf = (actor: Actor) => ({ viewerId: actor.id, mayCorrect: holds(actor, 'ledger:correct') });

async function one(db: Reader, row: ManualEntryRow, actor: Actor) {
  const [view] = await toManualViews(db, [row], viewerOf(actor));
  // Safe: one row in, one view out.
  return view as NonNullable<typeof view>;
}
