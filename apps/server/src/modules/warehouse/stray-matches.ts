import type { StrayMatch } from '@kouan/contract';
import { editDistance } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { userBriefs } from '../identity/index.ts';
import { getOrderLines, orderBriefs } from '../orders/index.ts';
import { listSimilar } from './parcel-list-queries.ts';
import { orderIdsOfMany } from './parcel-queries.ts';
import { maxWrongSigns, scoreMatch } from './score-match.ts';
import { recentPurchases, type StrayOfParcel } from './stray-queries.ts';

const maxCandidates = 60;
const maxShown = 8;
type Candidate = { orderId: number; waybill: string | null; boughtAt: Date };

/** Orders that goods without owner may belong to, the likeliest first: only those of which something is on its way. */
export async function findMatches(db: Reader, goods: StrayOfParcel): Promise<Sendable<StrayMatch>[]> {
  const candidates = await listCandidates(db, goods);
  const orders = await orderBriefs(
    db,
    candidates.map(({ orderId }) => orderId),
  );
  const buyers = await userBriefs(
    db,
    [...orders.values()].map((order) => order.buyerId),
  );
  const matches = [];
  for (const { orderId, waybill, boughtAt } of candidates) {
    const order = orders.get(orderId);
    if (!order) continue;
    const lines = (await getOrderLines(db, orderId)).filter((line) => line.inTransit > 0);
    const [first] = lines;
    if (!first) continue;
    const titles = lines.flatMap(({ title }) => [title.cn, title.en, title.vi]);
    const { stray, waybill: own, storeName } = goods;
    const scored = scoreMatch({
      stray: { waybill: own, storeName, note: stray.note, foundAt: stray.foundAt },
      order: { waybill, storeName: order.storeName, boughtAt, titles },
    });
    matches.push({
      ...scored,
      orderNumber: order.number,
      storeName: order.storeName,
      buyerCode: buyers.get(order.buyerId)?.buyerCode ?? '',
      buyerName: buyers.get(order.buyerId)?.nickName ?? '',
      title: first.title,
      imageUrl: first.imageUrl,
      inTransit: lines.reduce((sum, line) => sum + line.inTransit, 0),
      waybill,
    });
  }
  return matches
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxShown);
}

/** Orders by a similar waybill, then those bought lately that still wait for a parcel. */
async function listCandidates(db: Reader, { stray, waybill, storeName }: StrayOfParcel): Promise<Candidate[]> {
  const similar = (await listSimilar(db, waybill))
    .filter((parcel) => editDistance(parcel.waybillNumber, waybill, maxWrongSigns) <= maxWrongSigns)
    .slice(0, maxCandidates);
  const ordersOf = await orderIdsOfMany(
    db,
    similar.map((parcel) => parcel.waybillNumber),
  );
  const near = similar.flatMap((parcel) =>
    (ordersOf.get(parcel.waybillNumber) ?? []).map((orderId) => ({
      orderId,
      waybill: parcel.waybillNumber,
      boughtAt: parcel.registeredAt,
    })),
  );
  const recent = await recentPurchases(db, { before: stray.foundAt, storeName, limit: maxCandidates });
  const known = new Set(near.map(({ orderId }) => orderId));
  return [...near, ...recent.filter(({ orderId }) => !known.has(orderId)).map((one) => ({ ...one, waybill: null }))];
}
