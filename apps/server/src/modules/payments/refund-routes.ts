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
  type WithdrawalViewer,
} from './refund-withdrawals.ts';

const defaultSize = 15;
const buyer = ({ id }: { id: number }) => ({ kind: 'buyer' as const, id });
const staff = ({ id }: { id: number }) => ({ kind: 'staff' as const, id });

export function refundRoutes(app: App): void {
  route(app, contract.askWithdrawal, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => one(tx, await askWithdrawal(tx, { ...body, buyerId: actor.id }), buyer(actor))),
  );
  route(app, contract.listMyWithdrawals, ({ query: { page = 0, size = defaultSize }, actor, db }) =>
    list(db, { buyerId: actor.id, page, size }, buyer(actor)),
  );
  route(app, contract.cancelWithdrawal, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) => one(tx, await cancelWithdrawal(tx, { ...params, buyerId: actor.id }), buyer(actor))),
  );
  route(app, contract.listWithdrawals, async ({ query: { page = 0, size = defaultSize, state, blurry }, actor, db }) =>
    list(
      db,
      {
        buyerId: 'any',
        buyerIds: blurry?.trim() ? await findUserIds(db, blurry.trim()) : undefined,
        state,
        page,
        size,
      },
      staff(actor),
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
        staff(actor),
      ),
    ),
  );
  route(app, contract.recordWithdrawalFailed, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) =>
      one(tx, await refuseWithdrawal(tx, { ...params, reason: body.reason.trim(), actorId: actor.id }), staff(actor)),
    ),
  );
}

async function one(db: Reader, row: WithdrawalRow, viewer: WithdrawalViewer) {
  const [view] = await toWithdrawalViews(db, [row], viewer);
  // Safe: one row in, one view out.
  return view as NonNullable<typeof view>;
}

async function list(db: Reader, filter: WithdrawalFilter, viewer: WithdrawalViewer) {
  const { rows, total } = await listWithdrawalRows(db, filter);
  return { content: await toWithdrawalViews(db, rows, viewer), totalElements: total };
}
