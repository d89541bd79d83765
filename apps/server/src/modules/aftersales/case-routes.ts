import * as contract from '@kouan/contract';
import type { Reader, Tx } from '../../platform/db.ts';
import { type Actor, type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { sendPdf } from '../../platform/pdf.ts';
import { findUserIds } from '../identity/index.ts';
import { getOrderBrief, getOrderView } from '../orders/index.ts';
import { batchReviewOf } from '../warehouse/index.ts';
import { recordReturned, recordSentBack } from './case-goods.ts';
import { printEvidence } from './case-evidence.ts';
import { caseOptions } from './case-options.ts';
import { payoutDone, payoutFailed, payoutRetried, payoutToWallet } from './case-payouts.ts';
import { proposalFor } from './case-proposal.ts';
import { type CaseFilter, countQueue, getCase, listCaseRows } from './case-queries.ts';
import { toCaseRows, toCaseView, toProposalView, toStaffCaseView } from './case-view.ts';
import { claimDefect } from './claim-defect.ts';
import { approveCase } from './decide-case.ts';
import { decideCaseSoon, undoCaseDecision } from './decide-case-soon.ts';
import { compensationRoutes } from './compensation-routes.ts';
import { openCase } from './open-case.ts';
import { rejectBatch } from './reject-batch.ts';
import { replacementRoutes } from './replacement-routes.ts';
import { rejectCase, reReviewCase } from './reject-case.ts';
import { listStockReturns, returnStock } from './stock-returns.ts';
import { storeClaimRoutes } from './store-claim-routes.ts';
import { answerCase, askCase, chooseTarget, claimCase, holdCase, leaveCase, releaseCase } from './work-on-case.ts';

const defaultSize = 15;

export function caseRoutes(app: App, { storage }: Kit): void {
  evidenceRoutes(app, storage);
  buyerRoutes(app);
  stockRoutes(app);
  staffRoutes(app);
  decisionRoutes(app);
  goodsRoutes(app);
  payoutRoutes(app);
  compensationRoutes(app);
  replacementRoutes(app);
  storeClaimRoutes(app);
}

function buyerRoutes(app: App): void {
  route(app, contract.getCaseOptions, ({ params, actor, db }) => caseOptions(db, { ...params, buyerId: actor.id }));
  route(app, contract.openCase, ({ body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const opened = await openCase(tx, { ...body, buyerId: actor.id });
      return toCaseView(tx, opened, { viewer: { kind: 'buyer', actor }, secret });
    }),
  );
  route(
    app,
    contract.listMyCases,
    async ({ query: { page = 0, size = defaultSize, orderNumber, state }, actor, db }) => {
      const order = orderNumber ? await getOrderBrief(db, { number: orderNumber, buyerId: actor.id }) : undefined;
      return list(db, { buyerId: actor.id, orderId: order?.id, state, page, size }, { kind: 'buyer', actor });
    },
  );
  route(app, contract.getMyCase, ({ params, actor, db, secret }) => mine(db, { ...params, actor, secret }));
  route(app, contract.answerCase, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await answerCase(tx, { ...params, buyerId: actor.id, text: body.text.trim(), fileIds: body.fileIds });
      return mine(tx, { ...params, actor, secret });
    }),
  );
  route(app, contract.chooseRefundTarget, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await chooseTarget(tx, { ...params, ...body, buyerId: actor.id });
      return mine(tx, { ...params, actor, secret });
    }),
  );
}

function evidenceRoutes(app: App, storage: Kit['storage']): void {
  route(app, contract.downloadMyEvidence, async ({ params, query, actor, db, secret, language, reply }) => {
    const view = await mine(db, { ...params, actor, secret });
    const pdf = await printEvidence(db, view, { storage, language: query.language ?? language });
    return sendPdf(reply, { pdf, name: `case-${view.number}`, disposition: 'attachment' });
  });
  route(app, contract.downloadEvidence, async ({ params, query, actor, db, secret, language, reply }) => {
    const view = await staffs(db, { ...params, actor, secret });
    const pdf = await printEvidence(db, view, { storage, language: query.language ?? language });
    return sendPdf(reply, { pdf, name: `case-${view.number}`, disposition: 'inline' });
  });
}

function stockRoutes(app: App): void {
  route(app, contract.listStockReturns, ({ actor, db }) => listStockReturns(db, actor.id));
  route(app, contract.returnStock, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => ({ caseNumbers: await returnStock(tx, { ...body, buyerId: actor.id }) })),
  );
  route(app, contract.rejectBatch, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const { number } = await rejectBatch(tx, { ...params, ...body, buyerId: actor.id });
      return { caseNumber: number, review: await batchReviewOf(tx, secret, { ...params, buyerId: actor.id }) };
    }),
  );
}

type Shown = { number: string; actor: Actor; secret: Buffer };

const mine = async (db: Reader, { number, actor, secret }: Shown) =>
  toCaseView(db, await getCase(db, { number, buyerId: actor.id }), { viewer: { kind: 'buyer', actor }, secret });
const staffs = async (db: Reader, { number, ...looking }: Shown) =>
  toStaffCaseView(db, await getCase(db, { number, buyerId: 'any' }), looking);

async function list(db: Reader, filter: CaseFilter, viewer: { kind: 'buyer' | 'staff'; actor: Actor }) {
  const { rows, total } = await listCaseRows(db, filter);
  return { content: await toCaseRows(db, viewer, rows), totalElements: total };
}

function staffRoutes(app: App): void {
  route(app, contract.listCases, async ({ query, actor, db }) => {
    const { page = 0, size = defaultSize, queue, kind, orderNumber, blurry } = query;
    const word = blurry?.trim();
    const order = orderNumber ? await getOrderBrief(db, { number: orderNumber, buyerId: 'any' }) : undefined;
    return list(
      db,
      {
        buyerId: 'any',
        buyerIds: word ? await findUserIds(db, word) : undefined,
        number: word,
        orderId: order?.id,
        viewerId: actor.id,
        queue,
        kind,
        page,
        size,
      },
      { kind: 'staff', actor },
    );
  });
  route(app, contract.countCases, async ({ actor, db }) => {
    const counts = [];
    for (const queue of contract.caseQueues) counts.push(await countQueue(db, queue, actor.id));
    return counts;
  });
  route(app, contract.getCase, ({ params, actor, db, secret }) => staffs(db, { ...params, actor, secret }));
}

/** What a staff call does to a case, and then shows. */
type Act = (tx: Tx) => Promise<void>;
type Acting = {
  params: { number: string };
  actor: Actor;
  secret: Buffer;
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

const act = ({ params, actor, secret, inTransaction }: Acting, work: Act) =>
  inTransaction(async (tx) => {
    await work(tx);
    return staffs(tx, { number: params.number, actor, secret });
  });

function decisionRoutes(app: App): void {
  const key = ({ params, actor }: Acting) => ({ number: params.number, actorId: actor.id });
  route(app, contract.claimCase, (call) => act(call, (tx) => claimCase(tx, key(call))));
  route(app, contract.releaseCase, (call) => act(call, (tx) => releaseCase(tx, key(call))));
  route(app, contract.askCase, (call) => act(call, (tx) => askCase(tx, { ...key(call), text: call.body.text.trim() })));
  route(app, contract.quoteCase, async ({ params, body, actor, db }) => {
    const found = await getCase(db, { ...params, buyerId: 'any' });
    return toProposalView(await proposalFor(db, found, { terms: body, actor }));
  });
  route(app, contract.approveCase, (call) => {
    const { refundFen, opinion = '', ...terms } = call.body;
    return act(call, (tx) =>
      approveCase(tx, { ...call.params, actor: call.actor, terms, refundFen, opinion: opinion.trim() }),
    );
  });
  route(app, contract.decideCase, (call) => {
    const { refundFen, opinion = '', ...terms } = call.body;
    return act(call, (tx) =>
      decideCaseSoon(tx, { ...call.params, actor: call.actor, terms, refundFen, opinion: opinion.trim() }),
    );
  });
  route(app, contract.undoCaseDecision, (call) => act(call, (tx) => undoCaseDecision(tx, key(call))));
  route(app, contract.holdCase, (call) =>
    call.inTransaction((tx) => holdCase(tx, { ...key(call), isTaken: call.body.isTaken ?? false })),
  );
  route(app, contract.leaveCase, (call) => call.inTransaction((tx) => leaveCase(tx, key(call))));
  route(app, contract.rejectCase, (call) =>
    act(call, (tx) => rejectCase(tx, { ...key(call), reason: call.body.reason.trim() })),
  );
  route(app, contract.reReviewCase, (call) =>
    act(call, (tx) => reReviewCase(tx, { ...key(call), reason: call.body.reason.trim() })),
  );
}

function goodsRoutes(app: App): void {
  route(app, contract.claimDefect, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await claimDefect(tx, { ...params, ...body, actorId: actor.id });
      return getOrderView(tx, { ...params, viewer: { kind: 'staff', id: actor.id } });
    }),
  );
  route(app, contract.recordSentBack, (call) =>
    act(call, (tx) => recordSentBack(tx, { ...call.params, ...call.body, actorId: call.actor.id })),
  );
  route(app, contract.recordReturnedToStore, (call) =>
    act(call, (tx) => recordReturned(tx, { ...call.params, ...call.body, actorId: call.actor.id })),
  );
}

function payoutRoutes(app: App): void {
  const key = ({ params, actor }: { params: { number: string; id: number }; actor: Actor }) => ({
    ...params,
    actorId: actor.id,
  });
  route(app, contract.recordPayoutDone, (call) =>
    act(call, (tx) =>
      payoutDone(tx, {
        ...key(call),
        reference: call.body.reference.trim(),
        bankAccountId: call.body.bankAccountId,
      }),
    ),
  );
  route(app, contract.recordPayoutFailed, (call) =>
    act(call, (tx) => payoutFailed(tx, { ...key(call), reason: call.body.reason.trim() })),
  );
  route(app, contract.retryPayout, (call) => act(call, (tx) => payoutRetried(tx, key(call))));
  route(app, contract.sendPayoutToWallet, (call) => act(call, (tx) => payoutToWallet(tx, key(call))));
}
