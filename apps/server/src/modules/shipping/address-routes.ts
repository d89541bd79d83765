import * as contract from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import { getOrderBrief } from '../orders/index.ts';
import { activeFeeSchedule } from '../settings/index.ts';
import { addAddress, editAddress, removeAddress, toAddressView } from './address-book.ts';
import { addressesOf, findConsignee } from './address-queries.ts';
import type { AddressRow } from './address-tables.ts';
import { provinces, searchPlaces } from './vietnam-places.ts';

/** Where goods go: Vietnam's places as they are called today, and each buyer's own address book. */
export function addressRoutes(app: App): void {
  route(app, contract.listProvinces, async () => provinces());
  route(app, contract.findPlaces, ({ query }) => searchPlaces(query));

  const shown = async (db: Reader, rows: readonly AddressRow[]) => {
    const { schedule } = await activeFeeSchedule(db);
    return rows.map((row) => toAddressView(row, schedule));
  };
  const shownOne = async (db: Reader, row: AddressRow) => {
    const { schedule } = await activeFeeSchedule(db);
    return toAddressView(row, schedule);
  };
  route(app, contract.listAddresses, async ({ db, actor }) => shown(db, await addressesOf(db, actor.id)));
  route(app, contract.addAddress, ({ actor, body, inTransaction }) =>
    inTransaction(async (tx) => shownOne(tx, await addAddress(tx, actor.id, body))),
  );
  route(app, contract.editAddress, ({ actor, params, body, inTransaction }) =>
    inTransaction(async (tx) => shownOne(tx, await editAddress(tx, { id: params.id, buyerId: actor.id }, body))),
  );
  route(app, contract.removeAddress, async ({ actor, params, inTransaction }) => {
    await inTransaction((tx) => removeAddress(tx, { id: params.id, buyerId: actor.id }));
    return undefined;
  });
  route(app, contract.getOrderConsignee, async ({ actor, params, db }) => {
    const order = await getOrderBrief(db, { number: params.number, buyerId: actor.id });
    return { consignee: (await findConsignee(db, order.id)) ?? null };
  });
}
