import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { getOrderBrief, getOrderLines } from '../orders/index.ts';
import { answerQuestion, approveBatch, askBatch } from './batch-review.ts';
import { listRules, neededPhotos, putRule } from './quality-rules.ts';
import { batchReviewOf, listQuestions } from './quality-view.ts';

/** Photos of goods: which ones are needed, what their buyer says of them. Rejecting opens a case and is after-sales'. */
export function qualityRoutes(app: App): void {
  buyerRoutes(app);
  route(app, contract.listQualityRules, ({ db }) => listRules(db));
  route(app, contract.putQualityRule, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await putRule(tx, { ...body, actorId: actor.id });
      return listRules(tx);
    }),
  );
  route(app, contract.getNeededPhotos, async ({ params, db }) => {
    const order = await getOrderBrief(db, { number: params.number, buyerId: 'any' });
    const lines = await getOrderLines(db, order.id);
    const neededOf = await neededPhotos(
      db,
      lines.flatMap(({ skuId }) => skuId ?? []),
    );
    return lines.map(({ id, skuId }) => {
      const { minimum, shots } = neededOf(skuId);
      return { lineId: id, minimum, shots: [...shots] };
    });
  });
  route(app, contract.listQualityQuestions, ({ query, db, secret }) => listQuestions(db, secret, query));
  route(app, contract.answerQuestion, async ({ params, body, actor, inTransaction }) => {
    await inTransaction((tx) => answerQuestion(tx, { ...params, ...body, actorId: actor.id }));
    return undefined;
  });
}

function buyerRoutes(app: App): void {
  route(app, contract.getMyBatchReview, ({ params, actor, db, secret }) =>
    batchReviewOf(db, secret, { ...params, buyerId: actor.id }),
  );
  route(app, contract.approveBatch, ({ params, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await approveBatch(tx, { ...params, buyerId: actor.id });
      return batchReviewOf(tx, secret, { ...params, buyerId: actor.id });
    }),
  );
  route(app, contract.askBatch, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      await askBatch(tx, { ...params, ...body, buyerId: actor.id });
      return batchReviewOf(tx, secret, { ...params, buyerId: actor.id });
    }),
  );
}
