import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { listAdjustments } from './adjustment-view.ts';
import { confirmAdjustment, declineAdjustment } from './answer-adjustment.ts';
import { offerAdjustment } from './offer-adjustment.ts';
import { getOrderView } from './order-view.ts';

/** Changes of price or freight after the quote. */
export function adjustmentRoutes(app: App): void {
  route(app, contract.listMyAdjustments, ({ params, actor, db, secret }) =>
    listAdjustments(db, { ...params, buyerId: actor.id, secret }),
  );
  route(app, contract.confirmAdjustment, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await confirmAdjustment(tx, { ...params, ...body, buyerId: actor.id });
      return getOrderView(tx, { ...params, viewer: { kind: 'buyer', id: actor.id } });
    }),
  );
  route(app, contract.declineAdjustment, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await declineAdjustment(tx, { ...params, ...body, buyerId: actor.id });
      return getOrderView(tx, { ...params, viewer: { kind: 'buyer', id: actor.id } });
    }),
  );
  route(app, contract.listOrderAdjustments, ({ params, db, secret }) =>
    listAdjustments(db, { ...params, buyerId: 'any', secret }),
  );
  route(app, contract.offerAdjustment, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await offerAdjustment(tx, { ...params, ...body, actorId: actor.id });
      return getOrderView(tx, { ...params, viewer: { kind: 'staff', id: actor.id } });
    }),
  );
}
