import type { InterestEventKind, InterestView, StaffInterestView } from '@kouan/contract';
import { unitPriceFen } from '@kouan/domain';
import { recogniseLink } from '@kouan/sourcing';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { findItems, publicIdsOf, type SkuForSale, skusForSale } from '../catalog/index.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { eventsOf } from './interest-queries.ts';
import type { InterestEventRow, InterestRow } from './interest-tables.ts';
import { screenGoods } from './screen-goods.ts';

type Reading = { db: Reader; secret: Buffer };
const eventsForBuyers: readonly InterestEventKind[] = ['added', 'asked', 'answered', 'priced', 'declined'];

/** Interests as their buyer sees them: who of the staff works on them is not told. */
export async function toInterestViews(
  reading: Reading,
  rows: readonly InterestRow[],
): Promise<Sendable<InterestView>[]> {
  const parts = await partsOf(reading, rows);
  return rows.map((row) => {
    const view = viewOf(row, parts);
    const events = view.events
      .filter(({ event }) => eventsForBuyers.includes(event))
      .map((one) => (one.actorKind === 'buyer' ? one : { ...one, actorName: '' }));
    return { ...view, events };
  });
}

/** Interests as the staff see them, with what stands against the goods and our own product of the item. */
export async function toStaffInterestViews(
  reading: Reading,
  rows: readonly InterestRow[],
  viewerId: number,
): Promise<Sendable<StaffInterestView>[]> {
  const parts = await partsOf(reading, rows);
  const known = await knownProducts(reading.db, rows);
  const notices = await screenGoods(
    reading.db,
    rows.map(({ title, specification }) => ({ texts: [title, specification], categoryId: null })),
  );
  return rows.map((row, index) => {
    const buyer = parts.people.get(row.buyerId);
    return {
      ...viewOf(row, parts),
      buyer: { code: buyer?.buyerCode ?? '', nickName: buyer?.nickName ?? '' },
      claimedBy: row.claimedBy === null ? '' : (parts.people.get(row.claimedBy)?.nickName ?? ''),
      isMine: row.claimedBy === viewerId,
      knownProductId: known[index] ?? null,
      notices: notices[index] ?? [],
      allowedActions: actionsOf(row, viewerId),
    };
  });
}

function actionsOf({ state, claimedBy }: InterestRow, viewerId: number): StaffInterestView['allowedActions'] {
  if (state === 'priced' || state === 'declined') return [];
  if (claimedBy === null) return ['claim', 'ask', 'price', 'decline'];
  return claimedBy === viewerId ? ['release', 'ask', 'price', 'decline'] : [];
}

/** The products of the items that the links name, where we have them. */
async function knownProducts(db: Reader, rows: readonly InterestRow[]): Promise<(string | undefined)[]> {
  const links = rows.map(({ link }) => recogniseLink(link));
  const items = links.flatMap((link) =>
    link.result === 'product' ? [{ site: link.site, itemId: link.itemId, externalSkuId: undefined }] : [],
  );
  const found = await findItems(db, items);
  return links.map((link) => (link.result === 'product' ? found.shift()?.publicId : undefined));
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

async function partsOf({ db, secret }: Reading, rows: readonly InterestRow[]) {
  const events = groupBy(
    await eventsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ interestId }) => interestId,
  );
  const allEvents = [...events.values()].flat();
  const refs = await fileRefs(db, secret, [
    ...new Set([...rows, ...allEvents].flatMap(({ screenshotIds }) => screenshotIds)),
  ]);
  const skus = await skusForSale(
    db,
    rows.flatMap(({ skuId }) => skuId ?? []),
  );
  return {
    events,
    files: new Map(refs.map((ref) => [ref.id, ref])),
    skus: new Map(skus.map((sku) => [sku.skuId, sku])),
    productIds: await publicIdsOf(
      db,
      rows.flatMap(({ productId }) => productId ?? []),
    ),
    people: await userBriefs(db, [
      ...rows.flatMap(({ buyerId, claimedBy }) => [buyerId, claimedBy ?? []].flat()),
      ...allEvents.flatMap(({ actorId }) => actorId ?? []),
    ]),
  };
}

type ViewOfInterest = Omit<Sendable<InterestView>, 'events'> & { events: ReturnType<typeof eventOf>[] };

function viewOf(row: InterestRow, parts: Parts): ViewOfInterest {
  const { id, link, title, specification, quantity, note, state, reason, createdAt, answerBy } = row;
  const sku = row.skuId === null ? undefined : parts.skus.get(row.skuId);
  return {
    id,
    link,
    title,
    specification,
    quantity,
    note,
    state,
    reason,
    createdAt,
    answerBy,
    screenshots: row.screenshotIds.flatMap((fileId) => parts.files.get(fileId) ?? []),
    productId: row.productId === null ? null : (parts.productIds.get(row.productId) ?? null),
    offer: sku === undefined || row.offerQuantity === null ? null : offerOf(sku, row.offerQuantity),
    events: (parts.events.get(id) ?? []).map((event) => eventOf(event, parts)),
  };
}

function offerOf(sku: SkuForSale, quantity: number) {
  const tiers = sku.priceTiers.map(({ minQuantity, priceFen }) => ({ fromQuantity: minQuantity, priceFen }));
  return {
    productId: sku.productPublicId,
    skuId: sku.skuId,
    specValues: sku.specValues,
    quantity,
    unitPriceFen: unitPriceFen({ tiers, ownPriceFen: sku.ownPriceFen }, quantity),
    isOnSale: sku.isOnSale,
  };
}

const eventOf = (
  { event, actorKind, actorId, text, screenshotIds, createdAt }: InterestEventRow,
  { people, files }: Parts,
) => ({
  event,
  actorKind,
  actorName: actorId === null ? '' : (people.get(actorId)?.nickName ?? ''),
  text,
  screenshots: screenshotIds.flatMap((fileId) => files.get(fileId) ?? []),
  at: createdAt,
});
