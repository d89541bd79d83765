import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { approveJointTransfer } from './approve-joint-transfer.ts';
import { claimJointTransfer } from './claim-joint-transfer.ts';
import { leaveJointTransfer, openJointTransfer } from './joint-transfer.ts';
import { getJointView, toJointView } from './joint-view.ts';

/** One transfer for several payments. */
export function jointRoutes(app: App): void {
  route(app, contract.openJointTransfer, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => toJointView(tx, await openJointTransfer(tx, { ...body, buyerId: actor.id }))),
  );
  route(app, contract.getJointTransfer, ({ params, actor, db }) => getJointView(db, { ...params, buyerId: actor.id }));
  route(app, contract.leaveJointTransfer, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) =>
      toJointView(tx, await leaveJointTransfer(tx, { ...params, ...body, buyerId: actor.id })),
    ),
  );
  route(app, contract.claimJointTransfer, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await claimJointTransfer(tx, { ...params, ...body, buyerId: actor.id });
      return getJointView(tx, { ...params, buyerId: actor.id });
    }),
  );
  route(app, contract.approveJointTransfer, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const { approved, waiting } = await approveJointTransfer(tx, {
        ...params,
        ...body,
        reviewerId: actor.id,
        opinion: '',
      });
      return { approved: approved.map(({ number }) => number), waiting };
    }),
  );
}
