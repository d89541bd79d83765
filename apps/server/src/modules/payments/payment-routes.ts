import * as contract from '@kouan/contract';
import { atOneMoment } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { findUserIds } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { bankRoutes } from './bank-routes.ts';
import { requireFree } from './decide-soon.ts';
import { decisionRoutes } from './decision-routes.ts';
import { getCashierView } from './cashier-view.ts';
import type { Gateways } from './gateway.ts';
import { claimBankTransfer } from './claim-bank-transfer.ts';
import { jointRoutes } from './joint-routes.ts';
import { walletBalanceFen, walletEntries } from './ledger-queries.ts';
import { paymentBriefs } from './payment-briefs.ts';
import { payFromWallet } from './pay-from-wallet.ts';
import { approvePayment, rejectPayment } from './review-payment.ts';
import { reReviewPayment } from './re-review-payment.ts';
import { approveOverride, declineOverride, requestOverride } from './override-payment.ts';
import { listBuyersPayments } from './review-queries.ts';
import { getReviewView, listReviewRows } from './review-view.ts';

const defaultSize = 15;

export function paymentRoutes(app: App, gateways: Gateways): void {
  jointRoutes(app);
  buyerRoutes(app, gateways);
  reviewRoutes(app, gateways);
  decisionRoutes(app, gateways);
  bankRoutes(app);
  overrideRoutes(app, gateways);
}

function buyerRoutes(app: App, gateways: Gateways): void {
  route(app, contract.getCashier, ({ params, actor, db, secret }) =>
    getCashierView(db, { ...params, buyerId: actor.id, secret, gateways }),
  );
  route(app, contract.listMyPayments, async ({ query: { status, page = 0, size = defaultSize }, actor, db }) => {
    const { rows, total } = await listBuyersPayments(db, { buyerId: actor.id, status, page, size });
    const briefs = await paymentBriefs(db, rows);
    return {
      content: rows.map((row) => ({
        ...(briefs.get(row.id) ?? fail('payment.not_found')),
        orderNumber: row.orderNumber,
      })),
      totalElements: total,
    };
  });
  route(app, contract.claimBankTransfer, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await claimBankTransfer(tx, { ...params, ...body, buyerId: actor.id });
      return getCashierView(tx, { ...params, buyerId: actor.id, secret, gateways });
    }),
  );
  route(app, contract.payFromWallet, ({ params, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await payFromWallet(tx, { ...params, buyerId: actor.id });
      return getCashierView(tx, { ...params, buyerId: actor.id, secret, gateways });
    }),
  );
  route(app, contract.getMyWallet, async ({ query: { page = 0, size = defaultSize }, actor, db }) => {
    const { rows, total } = await walletEntries(db, { buyerId: actor.id, page, size });
    return {
      balanceFen: await walletBalanceFen(db, actor.id),
      entries: rows.map((entry) => ({ ...entry, amountFen: BigInt(entry.amountFen) })),
      totalElements: total,
    };
  });
}

function reviewRoutes(app: App, gateways: Gateways): void {
  route(
    app,
    contract.listReviews,
    async ({ query: { purpose, queue = 'pending', blurry, page = 0, size = defaultSize }, actor, db }) => {
      // Only today asks where the business is.
      const timeZone = queue === 'doneToday' ? (await parameters(db)).businessTimeZone : 'UTC';
      const buyerIds = blurry?.trim() ? await findUserIds(db, blurry.trim()) : [];
      const filter = { queue, purpose, blurry, buyerIds, page, size, timeZone };
      return listReviewRows(db, filter, actor.id);
    },
  );
  // An approval that is carried out meanwhile is in all parts of the view or in none.
  route(app, contract.getReview, ({ params, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await atOneMoment(tx);
      return getReviewView(tx, { ...params, actor, secret, gateways });
    }),
  );
  route(app, contract.approvePayment, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await requireFree(tx, { ...params, reviewerId: actor.id });
      await approvePayment(tx, {
        ...params,
        bankLineId: body.bankLineId,
        bankLineIds: body.bankLineIds,
        opinion: body.opinion?.trim() ?? '',
        reviewerId: actor.id,
      });
      return getReviewView(tx, { ...params, actor, secret, gateways });
    }),
  );
  route(app, contract.rejectPayment, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await requireFree(tx, { ...params, reviewerId: actor.id });
      await rejectPayment(tx, { ...params, reason: body.reason.trim(), reviewerId: actor.id });
      return getReviewView(tx, { ...params, actor, secret, gateways });
    }),
  );
  route(app, contract.reReviewPayment, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await reReviewPayment(tx, { ...params, reason: body.reason.trim(), reviewerId: actor.id });
      return getReviewView(tx, { ...params, actor, secret, gateways });
    }),
  );
}

function overrideRoutes(app: App, gateways: Gateways): void {
  route(app, contract.requestOverride, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await requestOverride(tx, { ...params, ...body, actorId: actor.id });
      return getReviewView(tx, { ...params, actor, secret, gateways });
    }),
  );
  route(app, contract.approveOverride, ({ params, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await approveOverride(tx, { ...params, actorId: actor.id });
      return getReviewView(tx, { ...params, actor, secret, gateways });
    }),
  );
  route(app, contract.declineOverride, ({ params, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await declineOverride(tx, { ...params, actorId: actor.id });
      return getReviewView(tx, { ...params, actor, secret, gateways });
    }),
  );
}
