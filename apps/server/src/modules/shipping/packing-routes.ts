import * as contract from '@kouan/contract';
import QRCode from 'qrcode';
import type { Reader } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { sendPdf } from '../../platform/pdf.ts';
import { keepUpload } from '../files/index.ts';
import { packShipment, releaseShipment } from './pack-shipment.ts';
import { toPackingView } from './packing-view.ts';
import { printPaper } from './print-papers.ts';
import { addPhotos, checkRoom, getPhoneLink, makePhoneLink, phonePage } from './shipment-photos.ts';
import { getShipment } from './shipment-queries.ts';

/** Packing at the border: what is taken from the shelves, weighed, photographed and printed. */
export function packingRoutes(app: App, kit: Kit): void {
  const view = async (db: Reader, number: string) =>
    toPackingView(db, kit.secret, await getShipment(db, { number, buyerId: 'any' }));
  route(app, contract.getPacking, ({ params, db }) => view(db, params.number));
  route(app, contract.packShipment, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await packShipment(tx, { ...params, ...body, actorId: actor.id });
      return view(tx, params.number);
    }),
  );
  route(app, contract.releaseShipment, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await releaseShipment(tx, { ...params, ...body, actorId: actor.id });
      return view(tx, params.number);
    }),
  );
  route(app, contract.packingList, async ({ params, query, db, language, reply }) => {
    const pdf = await printPaper(db, { ...params, kind: 'packingList', language: query.language ?? language });
    return sendPdf(reply, { pdf, name: `packing-list-${params.number}`, disposition: 'inline' });
  });
  route(app, contract.shipmentWaybill, async ({ params, query, db, language, reply }) => {
    const pdf = await printPaper(db, { ...params, kind: 'waybill', language: query.language ?? language });
    return sendPdf(reply, { pdf, name: `waybill-${params.number}`, disposition: 'inline' });
  });
  phoneRoutes(app, kit);
}

/** Photos by phone: the computer shows a QR code, the phone needs no account and reaches one shipment only. */
function phoneRoutes(app: App, { config, storage }: Kit): void {
  route(app, contract.makeShipmentPhoneLink, async ({ params, body, actor, inTransaction }) => {
    const { token, expiresAt } = await inTransaction(async (tx) => {
      const { id: shipmentId } = await getShipment(tx, { ...params, buyerId: 'any' });
      return makePhoneLink(tx, { shipmentId, kind: body.kind, userId: actor.id });
    });
    const url = `${config.baseUrl}/shipmentPhotos/${token}`;
    return { url, qrSvg: await QRCode.toString(url, { type: 'svg', margin: 2 }), expiresAt };
  });
  route(app, contract.openShipmentPhoneLink, async ({ params, db }) =>
    phonePage(db, await getPhoneLink(db, params.token)),
  );
  route(app, contract.sendShipmentPhoto, async ({ params, db, file, inTransaction }) => {
    const { link } = await getPhoneLink(db, params.token);
    await checkRoom(db, link.shipmentId);
    const upload = await file(contract.maxPictureBytes);
    await keepUpload(storage, upload, {
      purpose: 'picture',
      ownerId: link.userId,
      inTransaction,
      // The link may have ended while the picture came.
      alsoDo: async (tx, row) => {
        await getPhoneLink(tx, params.token);
        await addPhotos(tx, { shipmentId: link.shipmentId, kind: link.kind, fileIds: [row.id], ownerId: link.userId });
        return row;
      },
    });
    return phonePage(db, await getPhoneLink(db, params.token));
  });
}
