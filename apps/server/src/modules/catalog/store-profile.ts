import type { StoreFacts, StoreProfile } from '@kouan/contract';
import { and, asc, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { hasText, pageOf } from '../../platform/list-query.ts';
import { userBriefs } from '../identity/index.ts';
import { stores } from './catalog-tables.ts';
import { insertRevision, isGoodsContent, openRevisionOf, updateRevision } from './goods-queries.ts';
import type { RevisionRow } from './goods-tables.ts';
import { revisionBriefs } from './goods-view.ts';
import { toKeptTexts } from './material-view.ts';
import type { KeptTexts } from './product-texts.ts';

type StoreRow = typeof stores.$inferSelect;
const edited = ({ cn, en, vi }: KeptTexts) => ({ cn, en: en ?? null, vi: vi ?? null });

export const profileOf = ({ name, names, notice, city, logoUrl }: StoreRow): StoreProfile => ({
  names: edited(names ?? { cn: name }),
  notice: notice && edited(notice),
  city: city && edited(city),
  logoUrl,
});
const columnsOf = ({ names, notice, city, logoUrl }: StoreProfile) => ({
  name: names.cn.trim(),
  names: toKeptTexts(names),
  notice: notice && toKeptTexts(notice),
  city: city && toKeptTexts(city),
  logoUrl,
});

/** A store with its open change, held until the transaction ends. Throws supply.store_not_found. */
export async function lockStore(tx: Tx, { id }: { id: number }) {
  const [store] = await tx.select().from(stores).where(eq(stores.id, id)).for('no key update');
  if (!store) return fail('supply.store_not_found');
  return { store, revision: await openRevisionOf(tx, { profileOf: id }) };
}

/** What buyers see of a store; it is held by the caller. Throws supply.store_name_taken. */
export async function applyProfile(tx: Tx, id: number, profile: StoreProfile): Promise<void> {
  await refuseTakenName(tx, { id, profile });
  await tx.update(stores).set(columnsOf(profile)).where(eq(stores.id, id));
}

async function refuseTakenName(tx: Tx, { id, profile }: { id: number; profile: StoreProfile }): Promise<void> {
  const [other] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.name, profile.names.cn.trim()), isNotNull(stores.ownerId), ne(stores.id, id)))
    .limit(1);
  if (other) fail('supply.store_name_taken', {}, { names: 'supply.store_name_taken' });
}

/**
 * Makes a supplier's store, or asks for a change of it. Throws supply.changed_meanwhile, supply.store_name_taken.
 */
export async function saveMyStore(
  tx: Tx,
  { ownerId, profile, version }: { ownerId: number; profile: StoreProfile; version: number },
): Promise<void> {
  const made = await tx
    .insert(stores)
    .values({ ...columnsOf(profile), site: 'mall', externalId: `supplier-${ownerId}`, url: null, ownerId })
    .onConflictDoNothing()
    .returning({ id: stores.id });
  const [store] = await tx.select().from(stores).where(eq(stores.ownerId, ownerId)).for('no key update');
  if (!store) return fail('supply.store_not_found');
  await refuseTakenName(tx, { id: store.id, profile });
  if (made.length > 0) return;
  const revision = await openRevisionOf(tx, { profileOf: store.id });
  if ((revision?.version ?? 0) !== version) fail('supply.changed_meanwhile');
  const open = revision ?? (await insertRevision(tx, { storeId: store.id, content: profile, createdBy: ownerId }));
  await updateRevision(tx, open.id, { content: profile, state: 'submitted', createdBy: ownerId, isSubmitted: true });
}

/** The staff's change of a store holds at once. Throws supply.store_not_found, supply.own_goods, supply.store_name_taken. */
export async function saveStore(
  tx: Tx,
  { id, profile, editorId }: { id: number; profile: StoreProfile; editorId: number },
): Promise<void> {
  const { store } = await lockStore(tx, { id });
  if (store.ownerId === editorId) fail('supply.own_goods');
  await applyProfile(tx, id, profile);
  const content = { storeId: id, createdBy: editorId, state: 'approved', content: profile } as const;
  await insertRevision(tx, { ...content, before: profileOf(store) });
}

/** The store of a supplier; undefined until it is named. */
export async function findStoreOf(db: Reader, ownerId: number): Promise<StoreFacts | undefined> {
  const rows = await db.select().from(stores).where(eq(stores.ownerId, ownerId));
  return (await toFacts(db, rows))[0];
}

type StoreFilter = { page?: number; size?: number; blurry?: string; owned?: boolean };
export async function listStoreFacts(db: Reader, { blurry, owned, ...page }: StoreFilter) {
  const { limit, offset } = pageOf(page);
  const wanted = and(
    hasText(blurry, [stores.name, stores.externalId]),
    owned === undefined ? undefined : owned ? isNotNull(stores.ownerId) : sql`${stores.ownerId} is null`,
  );
  const rows = await db.select().from(stores).where(wanted).orderBy(asc(stores.id)).limit(limit).offset(offset);
  const [all] = await db.select({ total: count() }).from(stores).where(wanted);
  return { content: await toFacts(db, rows), totalElements: all?.total ?? 0 };
}

async function toFacts(db: Reader, rows: readonly StoreRow[]): Promise<StoreFacts[]> {
  const owners = await userBriefs(
    db,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  );
  const facts: StoreFacts[] = [];
  for (const store of rows) {
    const revision = await openRevisionOf(db, { profileOf: store.id });
    const [brief] = await revisionBriefs(db, revision ? [revision] : []);
    facts.push({
      id: store.id,
      site: store.site,
      profile: profileOf(store),
      wanted: wantedOf(revision),
      revision: brief ?? null,
      owner: store.ownerId === null ? null : (owners.get(store.ownerId)?.nickName ?? ''),
      products: await countProducts(db, store.id),
    });
  }
  return facts;
}

const wantedOf = (revision: RevisionRow | undefined): StoreProfile | null =>
  revision && !isGoodsContent(revision.content) ? revision.content : null;

async function countProducts(db: Reader, storeId: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from products where store_id = ${storeId} and is_on_sale`,
  );
  return rows[0]?.total ?? 0;
}

/** The id of a supplier's store. */
export async function storeIdOf(db: Reader, ownerId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: stores.id }).from(stores).where(eq(stores.ownerId, ownerId));
  return row?.id;
}

/** Gives a store that nobody has to a supplier who has none. */
export async function giveStore(
  tx: Tx,
  { externalId, ownerId }: { externalId: string; ownerId: number },
): Promise<void> {
  if ((await storeIdOf(tx, ownerId)) !== undefined) return;
  await tx
    .update(stores)
    .set({ ownerId })
    .where(and(eq(stores.externalId, externalId), isNull(stores.ownerId)));
}
