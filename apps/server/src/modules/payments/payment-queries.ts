import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { prepared } from '../../platform/prepared.ts';
import { paymentClaimFiles, paymentClaims, paymentCodes, type PaymentRow, payments } from './payment-tables.ts';

/** Answers undefined when the number is taken. */
export async function insertPayment(tx: Tx, row: typeof payments.$inferInsert): Promise<number | undefined> {
  const [inserted] = await tx
    .insert(payments)
    .values(row)
    .onConflictDoNothing({ target: payments.number })
    .returning({ id: payments.id });
  return inserted?.id;
}

/** Whether the code was free; it is never free again. */
export async function reserveCode(tx: Tx, row: { code: string; paymentId: number }): Promise<boolean> {
  const rows = await tx.insert(paymentCodes).values(row).onConflictDoNothing().returning({ code: paymentCodes.code });
  return rows.length > 0;
}

export async function updatePayment(tx: Tx, id: number, changes: Partial<typeof payments.$inferInsert>): Promise<void> {
  await tx.update(payments).set(changes).where(eq(payments.id, id));
}

export type PaymentKey = { number: string; buyerId: number | 'any' };
const isKey = ({ number, buyerId }: PaymentKey) =>
  and(eq(payments.number, number), buyerId === 'any' ? undefined : eq(payments.buyerId, buyerId));

/** Throws payment.not_found, for another buyer's payment too. */
export async function getPayment(db: Reader, key: PaymentKey): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(isKey(key));
  return row ?? fail('payment.not_found');
}

/** Locks the payment. Its order and shipment have to be locked before: publish `payment.changing` first. */
export async function lockPayment(tx: Tx, key: PaymentKey): Promise<PaymentRow> {
  const [row] = await tx.select().from(payments).where(isKey(key)).for('update');
  return row ?? fail('payment.not_found');
}

export type PaymentOwner = { orderId: number } | { shipmentNumber: string };
export const isOf = (owner: PaymentOwner) =>
  'orderId' in owner ? eq(payments.orderId, owner.orderId) : eq(payments.shipmentNumber, owner.shipmentNumber);

export async function cancelUnpaid(tx: Tx, owner: PaymentOwner): Promise<number> {
  const rows = await tx
    .update(payments)
    .set({ status: 'cancelled', dueAt: null })
    .where(and(isOf(owner), eq(payments.status, 'unpaid')))
    .returning({ id: payments.id });
  return rows.length;
}

export async function setDueOf(tx: Tx, { number, dueAt }: { number: string; dueAt: Date | null }): Promise<void> {
  await tx
    .update(payments)
    .set({ dueAt })
    .where(and(eq(payments.number, number), eq(payments.status, 'unpaid')));
}

export async function listPaymentsOfOrders(db: Reader, orderIds: readonly number[]): Promise<PaymentRow[]> {
  return orderIds.length === 0 ? [] : findOfOrders(db, { orderIds });
}
const findOfOrders = prepared((db, valueOf) =>
  db
    .select()
    .from(payments)
    .where(sql`${payments.orderId} = any(${valueOf('orderIds')})`)
    .orderBy(asc(payments.id)),
);

export async function listPaymentsOfShipments(db: Reader, numbers: readonly string[]): Promise<PaymentRow[]> {
  if (numbers.length === 0) return [];
  return db
    .select()
    .from(payments)
    .where(inArray(payments.shipmentNumber, [...numbers]))
    .orderBy(asc(payments.id));
}

export async function claimsByIds(db: Reader, ids: readonly number[]) {
  return ids.length === 0 ? [] : findClaims(db, { ids });
}
const findClaims = prepared((db, valueOf) =>
  db
    .select()
    .from(paymentClaims)
    .where(sql`${paymentClaims.id} = any(${valueOf('ids')})`),
);

/** The last claim of each payment of these orders that has one. */
export async function claimsOfOrders(db: Reader, orderIds: readonly number[]) {
  return orderIds.length === 0 ? [] : findClaimsOfOrders(db, { orderIds });
}
const findClaimsOfOrders = prepared((db, valueOf) =>
  db
    .select()
    .from(paymentClaims)
    .where(
      sql`${paymentClaims.id} in (select p.claim_id from ${payments} p where p.order_id = any(${valueOf('orderIds')}))`,
    ),
);

export type ClaimFile = Omit<typeof paymentClaimFiles.$inferSelect, 'claimId'>;

/** The pictures of a claim, with what they are known again by. */
export async function claimFiles(db: Reader, claimId: number): Promise<ClaimFile[]> {
  const { fileId, sha256, pictureHash, pictureChunks, editedWith } = paymentClaimFiles;
  return db
    .select({ fileId, sha256, pictureHash, pictureChunks, editedWith })
    .from(paymentClaimFiles)
    .where(eq(paymentClaimFiles.claimId, claimId))
    .orderBy(asc(paymentClaimFiles.fileId));
}

/** Keeps a claim with its pictures. Answers its id. */
export async function addClaim(
  tx: Tx,
  row: typeof paymentClaims.$inferInsert,
  files: readonly ClaimFile[],
): Promise<number> {
  const [claim] = await tx.insert(paymentClaims).values(row).returning({ id: paymentClaims.id });
  assert(claim, 'the claim was written');
  if (files.length > 0)
    await tx.insert(paymentClaimFiles).values(files.map((file) => ({ claimId: claim.id, ...file })));
  return claim.id;
}

/** Percent signs and the like in a word are looked for, not obeyed. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
