import * as contract from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { type Actor, type App, route } from '../../platform/http.ts';
import { getCase } from './case-queries.ts';
import { toStaffCaseView } from './case-view.ts';
import { giveUpStoreClaim, recoverStoreClaim, takeBackStoreClaim } from './settle-store-claim.ts';
import { storeClaimSums } from './store-claim-queries.ts';
import { answerStoreClaim, prepareStoreClaim, raiseStoreClaim } from './work-on-store-claim.ts';

type Acting = {
  params: { number: string };
  actor: Actor;
  secret: Buffer;
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

const act = ({ params, actor, secret, inTransaction }: Acting, work: (tx: Tx) => Promise<void>) =>
  inTransaction(async (tx) => {
    await work(tx);
    return toStaffCaseView(tx, await getCase(tx, { ...params, buyerId: 'any' }), { actor, secret });
  });

/** The seller's side of cases: what is claimed from their stores, and what comes of it. */
export function storeClaimRoutes(app: App): void {
  const key = ({ params, actor }: Acting) => ({ ...params, actorId: actor.id });
  route(app, contract.prepareStoreClaim, (call) =>
    act(call, (tx) => prepareStoreClaim(tx, { ...key(call), ...call.body })),
  );
  route(app, contract.raiseStoreClaim, (call) =>
    act(call, (tx) => raiseStoreClaim(tx, { ...key(call), ...call.body })),
  );
  route(app, contract.answerStoreClaim, (call) =>
    act(call, (tx) => answerStoreClaim(tx, { ...key(call), ...call.body })),
  );
  route(app, contract.recoverStoreClaim, (call) =>
    act(call, (tx) => recoverStoreClaim(tx, { ...key(call), ...call.body })),
  );
  route(app, contract.giveUpStoreClaim, (call) =>
    act(call, (tx) => giveUpStoreClaim(tx, { ...key(call), reason: call.body.reason.trim() })),
  );
  route(app, contract.takeBackStoreClaim, (call) =>
    act(call, (tx) => takeBackStoreClaim(tx, { ...key(call), reason: call.body.reason.trim() })),
  );
  route(app, contract.listStoreClaimSums, ({ db }) => storeClaimSums(db));
}
