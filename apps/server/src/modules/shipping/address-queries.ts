import { maxAddresses, type OrderConsignee } from '@kouan/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type AddressFields, type AddressRow, addresses, orderConsignees } from './address-tables.ts';

/** One's own address; another buyer's is as good as none. */
export type AddressKey = { id: number; buyerId: number };
const isOwn = ({ id, buyerId }: AddressKey) => and(eq(addresses.id, id), eq(addresses.buyerId, buyerId));

/** The default first, then the newest. */
export const addressesOf = (db: Reader, buyerId: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.buyerId, buyerId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(maxAddresses);

/** Throws address.not_found. */
export async function getAddress(db: Reader, key: AddressKey): Promise<AddressRow> {
  const [row] = await db.select().from(addresses).where(isOwn(key));
  return row ?? fail('address.not_found', { id: key.id });
}

/** Holds all addresses of a buyer, so that one of them alone is the default. */
export async function lockAddresses(tx: Tx, buyerId: number): Promise<AddressRow[]> {
  return tx.select().from(addresses).where(eq(addresses.buyerId, buyerId)).orderBy(addresses.id).for('update');
}

/** Takes the first free place; undefined when somebody else has just taken it. */
export async function insertAddress(
  tx: Tx,
  { slot, ...address }: AddressFields & { buyerId: number; slot: number; isDefault: boolean },
): Promise<AddressRow | undefined> {
  const [row] = await tx
    .insert(addresses)
    .values({ ...address, slot })
    .onConflictDoNothing({ target: [addresses.buyerId, addresses.slot] })
    .returning();
  return row;
}

/** Throws address.not_found. */
export async function updateAddress(tx: Tx, key: AddressKey, fields: AddressFields): Promise<AddressRow> {
  const [row] = await tx.update(addresses).set(fields).where(isOwn(key)).returning();
  return row ?? fail('address.not_found', { id: key.id });
}

/** Throws address.not_found. */
export async function deleteAddress(tx: Tx, key: AddressKey): Promise<AddressRow> {
  const [row] = await tx.delete(addresses).where(isOwn(key)).returning();
  return row ?? fail('address.not_found', { id: key.id });
}

export async function clearDefault(tx: Tx, buyerId: number): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.buyerId, buyerId), eq(addresses.isDefault, true)));
}
export async function setDefault(tx: Tx, key: AddressKey): Promise<void> {
  await tx.update(addresses).set({ isDefault: true }).where(isOwn(key));
}

export async function keepConsignee(tx: Tx, consignee: typeof orderConsignees.$inferInsert): Promise<void> {
  await tx.insert(orderConsignees).values(consignee);
}
export async function findConsignee(db: Reader, orderId: number): Promise<OrderConsignee | undefined> {
  const [row] = await db
    .select({ name: orderConsignees.name, phone: orderConsignees.phone, text: sql<string>`${orderConsignees.address}` })
    .from(orderConsignees)
    .where(eq(orderConsignees.orderId, orderId));
  return row;
}
