import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { vouchersOfOrder } from '../payments/index.ts';
import { assignablePeople, assignOrder, returnOrder } from './assign-order.ts';
import { addNote, notesOf } from './order-notes.ts';
import { estimateOf } from './order-estimate.ts';
import { getOrder } from './order-queries.ts';
import { endProposal, getProposal, listProposals, proposeOrder } from './proposals.ts';
import { orderWork } from './order-work.ts';

/** Who works on an order, what is written about it, how its price stands, and orders put together for buyers. */
export function workRoutes(app: App): void {
  route(app, contract.getOrderWork, ({ params, actor, db, secret }) => orderWork(db, { ...params, actor, secret }));
  route(app, contract.listAssignablePeople, async ({ db }) =>
    (await assignablePeople(db)).map(({ id, nickName }) => ({ id, nickName })),
  );
  route(app, contract.assignOrder, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await assignOrder(tx, { ...params, personId: body.personId ?? actor.id, actorId: actor.id });
      return orderWork(tx, { ...params, actor, secret });
    }),
  );
  route(app, contract.returnOrder, ({ params, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await returnOrder(tx, { ...params, actorId: actor.id });
      return orderWork(tx, { ...params, actor, secret });
    }),
  );
  route(app, contract.addOrderNote, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await addNote(tx, { ...params, ...body, authorId: actor.id });
      return orderWork(tx, { ...params, actor, secret });
    }),
  );
  route(app, contract.getMyOrderExtras, async ({ params, actor, db, secret }) => {
    const order = await getOrder(db, { ...params, buyerId: actor.id });
    return {
      remarks: await notesOf(db, { orderId: order.id, isForBuyer: true }),
      estimate: await estimateOf(db, order.id),
      vouchers: await vouchersOfOrder(db, secret, order.id),
    };
  });
  proposalRoutes(app);
}

function proposalRoutes(app: App): void {
  route(app, contract.proposeOrder, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const { publicId } = await proposeOrder(tx, { ...body, actorId: actor.id });
      return getProposal(tx, { publicId, buyerId: 'any' });
    }),
  );
  route(app, contract.listOrderProposals, ({ query, db }) => listProposals(db, { ...query, buyerId: 'any' }));
  route(app, contract.withdrawOrderProposal, ({ params, inTransaction }) =>
    inTransaction(async (tx) => {
      const key = { publicId: params.id, buyerId: 'any' as const };
      await endProposal(tx, key, { state: 'withdrawn' });
      return getProposal(tx, key);
    }),
  );
  route(app, contract.listMyOrderProposals, ({ query, actor, db }) =>
    listProposals(db, { ...query, state: 'waiting', buyerId: actor.id }),
  );
  route(app, contract.getMyOrderProposal, ({ params, actor, db }) =>
    getProposal(db, { publicId: params.id, buyerId: actor.id }),
  );
  route(app, contract.declineOrderProposal, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const key = { publicId: params.id, buyerId: actor.id };
      await endProposal(tx, key, { state: 'declined', declineReason: body.reason.trim() });
      return getProposal(tx, key);
    }),
  );
}
