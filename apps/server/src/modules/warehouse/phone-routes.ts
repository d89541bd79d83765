import * as contract from '@kouan/contract';
import QRCode from 'qrcode';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { keepUpload } from '../files/index.ts';
import { addPhotos } from './parcel-photos.ts';
import { getParcel, lockParcel } from './parcel-queries.ts';
import { checkRoom, getPhoneLink, makePhoneLink, phonePage } from './phone-link.ts';

/** Photos by phone: the computer shows a QR code, the phone needs no account and reaches one parcel only. */
export function phoneRoutes(app: App, { config, storage }: Kit): void {
  route(app, contract.makePhoneLink, async ({ params, actor, inTransaction }) => {
    const { token, expiresAt } = await inTransaction(async (tx) =>
      makePhoneLink(tx, { parcelId: (await getParcel(tx, params.waybill)).id, userId: actor.id }),
    );
    const url = `${config.baseUrl}/parcelPhotos/${token}`;
    return { url, qrSvg: await QRCode.toString(url, { type: 'svg', margin: 2 }), expiresAt };
  });
  route(app, contract.openPhoneLink, async ({ params, db }) => phonePage(db, await getPhoneLink(db, params.token)));
  route(app, contract.sendPhonePhoto, async ({ params, db, file, inTransaction }) => {
    const { parcelId, userId } = await getPhoneLink(db, params.token);
    await checkRoom(db, parcelId);
    const upload = await file(contract.maxPictureBytes);
    await keepUpload(storage, upload, {
      purpose: 'picture',
      ownerId: userId,
      inTransaction,
      // The link may have ended while the picture came.
      alsoDo: async (tx, row) => {
        await getPhoneLink(tx, params.token);
        await lockParcel(tx, parcelId);
        await addPhotos(tx, { parcelId, fileIds: [row.id], ownerId: userId });
        return row;
      },
    });
    return phonePage(db, await getPhoneLink(db, params.token));
  });
}
