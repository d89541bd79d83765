import * as contract from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { type App, type Context, route } from '../../platform/http.ts';
import { groupBy } from '../../platform/group-by.ts';
import { findUserIds } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { listAccounts, toAccountView } from './bank-accounts.ts';
import { listLines, paymentsOfLines } from './bank-line-queries.ts';
import { getCashierView } from './cashier-view.ts';
import { claimBankTransfer } from './claim-bank-transfer.ts';
import { importStatement } from './import-statement.ts';
import { walletBalanceFen, walletEntries } from './ledger-queries.ts';
import { paymentBriefs } from './payment-briefs.ts';
import { approvePayment, rejectPayment, reReviewPayment } from './review-payment.ts';
import { listBuyersPayments } from './review-queries.ts';
import { getReviewView, listReviewRows } from './review-view.ts';
import { readMapping } from './read-mapping.ts';

const defaultSize = 15;
const maxStatementBytes = 5 * 1_048_576;

export function paymentRoutes(app: App): void {
  buyerRoutes(app);
  reviewRoutes(app);
  bankRoutes(app);
}

function buyerRoutes(app: App): void {
  route(app, contract.getCashier, ({ params, actor, db, secret }) =>
    getCashierView(db, { ...params, buyerId: actor.id, secret }),
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
      return getCashierView(tx, { ...params, buyerId: actor.id, secret });
    }),
  );
  route(app, contract.getMyWallet, async ({ actor, db }) => ({
    balanceFen: await walletBalanceFen(db, actor.id),
    entries: (await walletEntries(db, actor.id)).map((entry) => ({ ...entry, amountFen: BigInt(entry.amountFen) })),
  }));
}

function reviewRoutes(app: App): void {
  route(
    app,
    contract.listReviews,
    async ({ query: { purpose, queue = 'pending', blurry, page = 0, size = defaultSize }, db }) => {
      const { businessTimeZone } = await parameters(db);
      const buyerIds = blurry?.trim() ? await findUserIds(db, blurry.trim()) : [];
      return listReviewRows(db, { queue, purpose, blurry, buyerIds, page, size, timeZone: businessTimeZone });
    },
  );
  route(app, contract.getReview, ({ params, actor, db, secret }) => getReviewView(db, { ...params, actor, secret }));
  route(app, contract.approvePayment, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await approvePayment(tx, {
        ...params,
        bankLineId: body.bankLineId,
        opinion: body.opinion?.trim() ?? '',
        reviewerId: actor.id,
      });
      return getReviewView(tx, { ...params, actor, secret });
    }),
  );
  route(app, contract.rejectPayment, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await rejectPayment(tx, { ...params, reason: body.reason.trim(), reviewerId: actor.id });
      return getReviewView(tx, { ...params, actor, secret });
    }),
  );
  route(app, contract.reReviewPayment, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await reReviewPayment(tx, { ...params, reason: body.reason.trim(), reviewerId: actor.id });
      return getReviewView(tx, { ...params, actor, secret });
    }),
  );
}

function bankRoutes(app: App): void {
  route(app, contract.listBankAccounts, async ({ db }) => (await listAccounts(db)).map(toAccountView));
  route(app, contract.listBankLines, async ({ query, db }) => {
    const { rows, total } = await listLines(db, query);
    const numbers = groupBy(
      await paymentsOfLines(
        db,
        rows.map(({ line }) => line.id),
      ),
      (row) => row.lineId,
    );
    const content = rows.map(({ line, account }) => ({
      id: line.id,
      account: toAccountView(account),
      bookedAt: line.bookedAt,
      reference: line.reference,
      amountVnd: line.amountVnd,
      leftVnd: line.leftVnd,
      description: line.description,
      payer: line.payer,
      payments: [...new Set((numbers.get(line.id) ?? []).map((row) => row.number))],
    }));
    return { content, totalElements: total };
  });
  route(app, contract.importStatement, importUpload);
}

async function importUpload({ file, actor, language, inTransaction }: Context<typeof contract.importStatement>) {
  const { data, name, fields } = await file(maxStatementBytes);
  const accountId = Number(fields['accountId']);
  if (!Number.isSafeInteger(accountId) || accountId < 1) fail('payment.account_not_found');
  const mapping = readMapping(fields['mapping']);
  return inTransaction((tx) =>
    importStatement(tx, {
      accountId,
      data,
      name,
      isPreview: fields['isPreview'] === 'true',
      mapping,
      actorId: actor.id,
      language,
    }),
  );
}
