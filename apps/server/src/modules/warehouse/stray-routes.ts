import * as contract from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { countTry } from '../identity/index.ts';
import { assignStray, decideClaim } from './assign-stray.ts';
import { claimStray, plausibleStrays } from './claim-stray.ts';
import { waybillOf } from './parcel-queries.ts';
import { getStrayOf, listClaimsOfBuyer, listStrayRows } from './stray-queries.ts';
import { findMine, strayPhotos, toMyClaims, toStrayRows, toStrayView } from './stray-view.ts';

/** Nobody goes through all numbers to see other people's goods. */
const lookups = { kind: 'parcelLookup', max: 60, windowMinutes: 60 };
const shownSigns = 4;

/** Goods without owner: what staff do with them, and what buyers may see and claim. */
export function strayRoutes(app: App): void {
  staffRoutes(app);
  buyerRoutes(app);
}

function staffRoutes(app: App): void {
  route(app, contract.listStrays, async ({ query, db, secret }) => {
    const { rows, total } = await listStrayRows(db, query);
    return { content: await toStrayRows(db, secret, rows), totalElements: total };
  });
  route(app, contract.getStray, async ({ params, db, secret }) =>
    toStrayView(db, secret, await getStrayOf(db, params.id)),
  );
  route(app, contract.assignStray, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const order = { number: body.orderNumber, buyerId: 'any' as const };
      await assignStray(tx, { strayId: params.id, order, actorId: actor.id });
      return viewOf(tx, secret, params.id);
    }),
  );
  route(app, contract.decideStrayClaim, ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const { isAccepted, opinion = '' } = body;
      const strayId = await decideClaim(tx, { claimId: params.id, isAccepted, opinion, actorId: actor.id });
      return viewOf(tx, secret, strayId);
    }),
  );
}

const viewOf = async (tx: Tx, secret: Buffer, strayId: number) =>
  toStrayView(tx, secret, await getStrayOf(tx, strayId));

function buyerRoutes(app: App): void {
  const checkTries = async (subject: string) => {
    if (await countTry(app.kouan.db, { ...lookups, subject })) fail('request.too_many');
  };
  route(app, contract.findMyParcel, async ({ body, actor, db, secret }) => {
    const waybill = waybillOf(body.waybill);
    await checkTries(String(actor.id));
    const mine = await findMine(db, { waybill, buyerId: actor.id });
    const strays = [];
    for (const goods of await plausibleStrays(db, waybill))
      strays.push({
        id: goods.stray.id,
        waybillEnd: goods.waybill.slice(-shownSigns),
        foundAt: goods.stray.foundAt,
        photos: await strayPhotos(db, secret, goods),
      });
    return { mine, strays };
  });
  route(app, contract.listMyStrayClaims, async ({ query, actor, db }) => {
    const { rows, total } = await listClaimsOfBuyer(db, actor.id, query);
    return { content: await toMyClaims(db, rows), totalElements: total };
  });
  route(app, contract.claimStray, async ({ body, actor, inTransaction }) => {
    await checkTries(String(actor.id));
    return inTransaction(async (tx) => {
      const [view] = await toMyClaims(tx, [await claimStray(tx, { ...body, buyerId: actor.id })]);
      return view ?? fail('warehouse.claim_not_found');
    });
  });
}
