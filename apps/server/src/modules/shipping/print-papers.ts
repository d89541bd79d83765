import type { Language } from '@kouan/contract';
import { currentTime } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import type { Pdf } from '../../platform/pdf.ts';
import { userBriefs } from '../identity/index.ts';
import { orderBriefs, orderLineBriefs } from '../orders/index.ts';
import { parameters } from '../settings/index.ts';
import { drawPackingList, drawWaybill, type Papers } from './packing-papers.ts';
import { findPacking, pickListOf } from './packing-queries.ts';
import { getShipment } from './shipment-queries.ts';
import { placeOf } from './tracking.ts';

/** A paper of a shipment as a PDF in a language. Throws shipment.not_found. */
export async function printPaper(
  db: Reader,
  { number, kind, language }: { number: string; kind: 'packingList' | 'waybill'; language: Language },
): Promise<Pdf> {
  const papers = await papersOf(db, number, language);
  const { businessTimeZone: timeZone } = await parameters(db);
  return kind === 'waybill'
    ? drawWaybill(papers, { language, timeZone })
    : drawPackingList(papers, { language, timeZone });
}

async function papersOf(db: Reader, number: string, language: Language): Promise<Papers> {
  const shipment = await getShipment(db, { number, buyerId: 'any' });
  const picks = await pickListOf(db, shipment.id);
  const packing = await findPacking(db, shipment.id);
  const lines = await orderLineBriefs(
    db,
    picks.map(({ lineId }) => lineId),
  );
  const people = await userBriefs(db, [shipment.buyerId, packing?.packedBy ?? shipment.buyerId]);
  const place = await placeOf(db, shipment);
  return {
    ...shipment,
    orderNumber: (await orderBriefs(db, [shipment.orderId])).get(shipment.orderId)?.number ?? '',
    buyerCode: people.get(shipment.buyerId)?.buyerCode ?? '',
    isMarketplace: shipment.mode === 'marketplace',
    place: place[language] || place.cn,
    packages: packing?.packages ?? null,
    grams: packing?.grams ?? null,
    cm3: packing?.cm3 ?? null,
    packedBy: packing ? (people.get(packing.packedBy)?.nickName ?? '') : '',
    printedAt: await currentTime(db),
    goods: picks.map(({ lineId, batchNumber, shelf, storedAt, quantity }) => {
      const line = lines.get(lineId);
      const specs = (line?.specValues ?? []).map((value) => value[language] || value.cn).join(' / ');
      const title = line ? line.title[language] || line.title.cn : '';
      return { title: specs === '' ? title : `${title} (${specs})`, batchNumber, shelf, storedAt, quantity };
    }),
  };
}
