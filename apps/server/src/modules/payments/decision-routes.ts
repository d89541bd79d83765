import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { decideJointSoon } from './decide-joint-soon.ts';
import { decideSoon, undoDecision } from './decide-soon.ts';
import type { Gateways } from './gateway.ts';
import { holdReview, releaseReview } from './hold-review.ts';
import { listCeilings, setCeiling } from './review-ceilings.ts';
import { getReviewView } from './review-view.ts';

/** Deciding with a moment to think again, and who works on what. */
export function decisionRoutes(app: App, gateways: Gateways): void {
  route(app, contract.decidePayment, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const opinion = body.opinion?.trim() ?? '';
      await decideSoon(tx, { ...params, ...body, opinion, reviewerId: actor.id });
      return getReviewView(tx, { ...params, actor, secret, gateways });
    }),
  );
  route(app, contract.decideJointTransfer, ({ params, body, actor, inTransaction }) =>
    inTransaction((tx) =>
      decideJointSoon(tx, { ...params, ...body, opinion: body.opinion?.trim() ?? '', reviewerId: actor.id }),
    ),
  );
  route(app, contract.undoDecision, ({ params, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await undoDecision(tx, { ...params, actorId: actor.id });
      return getReviewView(tx, { ...params, actor, secret, gateways });
    }),
  );
  route(app, contract.holdReview, ({ params, body, actor, inTransaction }) =>
    inTransaction((tx) => holdReview(tx, { ...params, userId: actor.id, isTaken: body.isTaken ?? false })),
  );
  route(app, contract.releaseReview, ({ params, actor, inTransaction }) =>
    inTransaction((tx) => releaseReview(tx, { ...params, userId: actor.id })),
  );
  route(app, contract.listReviewCeilings, ({ db }) => listCeilings(db));
  route(app, contract.setReviewCeiling, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const ceilingFen = body.ceilingFen === null ? null : BigInt(body.ceilingFen);
      await setCeiling(tx, { userId: params.id, ceilingFen, setBy: actor.id });
      return listCeilings(tx);
    }),
  );
}
