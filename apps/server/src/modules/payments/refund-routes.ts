import * as contract from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import { findUserIds } from '../identity/index.ts';
import { listWithdrawalRows, type WithdrawalFilter } from './refund-queries.ts';
import type { WithdrawalRow } from './refund-tables.ts';
import {
  askWithdrawal,
  cancelWithdrawal,
  finishWithdrawal,
  refuseWithdrawal,
  toWithdrawalViews,
} from './refund-withdrawals.ts';

const defaultSize = 15;
type Viewer = 'buyer' | 'staff';

export function refundRoutes(app: App): void {
  route(app, contract.askWithdrawal, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => one(tx, await askWithdrawal(tx, { ...body, buyerId: actor.id }), 'buyer')),
  );
  route(app, contract.listMyWithdrawals, ({ query: { page = 0, size = defaultSize }, actor, db }) =>
    list(db, { buyerId: actor.id, page, size }, 'buyer'),
  );
  route(app, contract.cancelWithdrawal, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) => one(tx, await cancelWithdrawal(tx, { ...params, buyerId: actor.id }), 'buyer')),
  );
  route(app, contract.listWithdrawals, async ({ query: { page = 0, size = defaultSize, state, blurry }, db }) =>
    list(
      db,
      {
        buyerId: 'any',
        buyerIds: blurry?.trim() ? await findUserIds(db, blurry.trim()) : undefined,
        state,
        page,
        size,
      },
      'staff',
    ),
  );
  route(app, contract.recordWithdrawalDone, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) =>
      one(
        tx,
        await finishWithdrawal(tx, {
          ...params,
          reference: body.reference.trim(),
          bankAccountId: body.bankAccountId,
          actorId: actor.id,
        }),
        'staff',
      ),
    ),
  );
  route(app, contract.recordWithdrawalFailed, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) =>
      one(tx, await refuseWithdrawal(tx, { ...params, reason: body.reason.trim(), actorId: actor.id }), 'staff'),
    ),
  );
}

async function one(db: Reader, row: WithdrawalRow, viewer: Viewer) {
  const [view] = await toWithdrawalViews(db, [row], viewer);
  // Safe: one row in, one view out.
  return view as NonNullable<typeof view>;
}

async function list(db: Reader, filter: WithdrawalFilter, viewer: Viewer) {
  const { rows, total } = await listWithdrawalRows(db, filter);
  return { content: await toWithdrawalViews(db, rows, viewer), totalElements: total };
}
