import * as contract from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { type Actor, type App, route } from '../../platform/http.ts';
import { agreeReplacement } from './agree-replacement.ts';
import { getCase } from './case-queries.ts';
import { toCaseView, toStaffCaseView } from './case-view.ts';
import { confirmReplacement, endReplacement } from './end-replacement.ts';
import { answerOffer, offerRemedy } from './offer-remedy.ts';
import { recordReplacementBought, recordReplacementReceived, recordReplacementSent } from './replace-goods.ts';

type Acting = {
  params: { number: string };
  actor: Actor;
  secret: Buffer;
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** What a member of the staff does to a case, and then sees. */
const act = ({ params, actor, secret, inTransaction }: Acting, work: (tx: Tx) => Promise<void>) =>
  inTransaction(async (tx) => {
    await work(tx);
    return toStaffCaseView(tx, await getCase(tx, { ...params, buyerId: 'any' }), { actor, secret });
  });

/** The same for a buyer. */
const actAsBuyer = ({ params, actor, secret, inTransaction }: Acting, work: (tx: Tx) => Promise<void>) =>
  inTransaction(async (tx) => {
    await work(tx);
    const found = await getCase(tx, { ...params, buyerId: actor.id });
    return toCaseView(tx, found, { viewer: { kind: 'buyer', actor }, secret });
  });

/** Remedies other than money: offered, agreed on, carried out. */
export function replacementRoutes(app: App): void {
  const key = ({ params, actor }: Acting) => ({ ...params, actorId: actor.id });
  route(app, contract.offerRemedy, (call) => {
    const { text, refundFen = 0, remedy } = call.body;
    return act(call, (tx) => offerRemedy(tx, { ...key(call), remedy, refundFen, text: text.trim() }));
  });
  route(app, contract.agreeReplacement, (call) => {
    const { remedy, opinion = '' } = call.body;
    return act(call, (tx) => agreeReplacement(tx, { ...key(call), remedy, opinion: opinion.trim() }));
  });
  route(app, contract.recordReplacementBought, (call) =>
    act(call, (tx) => recordReplacementBought(tx, { ...key(call), ...call.body })),
  );
  route(app, contract.recordReplacementReceived, (call) =>
    act(call, (tx) => recordReplacementReceived(tx, { ...key(call), ...call.body })),
  );
  route(app, contract.recordReplacementSent, (call) =>
    act(call, (tx) => recordReplacementSent(tx, { ...key(call), ...call.body })),
  );
  route(app, contract.endReplacement, (call) =>
    act(call, (tx) => endReplacement(tx, { ...key(call), reason: call.body.reason.trim() })),
  );
  route(app, contract.answerOffer, (call) => {
    const { isAccepted, text = '' } = call.body;
    return actAsBuyer(call, (tx) =>
      answerOffer(tx, { ...call.params, buyerId: call.actor.id, isAccepted, text: text.trim() }),
    );
  });
  route(app, contract.confirmReplacement, (call) => {
    const { isRight, fileIds, text = '' } = call.body;
    const arrival = { ...call.params, buyerId: call.actor.id, isRight, fileIds, text: text.trim() };
    return actAsBuyer(call, (tx) => confirmReplacement(tx, arrival));
  });
}
