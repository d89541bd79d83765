import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { prepared } from '../../platform/prepared.ts';
import { type JointRow, jointTransferMembers, jointTransfers } from './joint-tables.ts';
import { paymentClaimFiles, paymentClaims, type PaymentRow, payments } from './payment-tables.ts';

/** Answers undefined when the number or the code is taken. */
export async function insertJoint(tx: Tx, row: typeof jointTransfers.$inferInsert): Promise<JointRow | undefined> {
  const [joint] = await tx.insert(jointTransfers).values(row).onConflictDoNothing().returning();
  return joint;
}

export async function addMembers(tx: Tx, jointTransferId: number, paymentIds: readonly number[]): Promise<void> {
  await tx
    .insert(jointTransferMembers)
    .values(paymentIds.map((paymentId, place) => ({ jointTransferId, paymentId, place })));
}

/** These payments leave whatever joint transfer they are in. */
export async function leaveJoints(tx: Tx, paymentIds: readonly number[]): Promise<void> {
  await tx
    .update(jointTransferMembers)
    .set({ leftAt: nowSql })
    .where(and(inArray(jointTransferMembers.paymentId, [...paymentIds]), isNull(jointTransferMembers.leftAt)));
}

export type JointKey = { number: string; buyerId: number | 'any' };

/** Throws payment.joint_not_found, for another buyer's too. */
export async function getJoint(db: Reader, { number, buyerId }: JointKey): Promise<JointRow> {
  const [joint] = await db
    .select()
    .from(jointTransfers)
    .where(and(eq(jointTransfers.number, number), buyerId === 'any' ? undefined : eq(jointTransfers.buyerId, buyerId)));
  return joint ?? fail('payment.joint_not_found');
}

export async function getJointById(db: Reader, id: number): Promise<JointRow> {
  const [joint] = await db.select().from(jointTransfers).where(eq(jointTransfers.id, id));
  return joint ?? fail('payment.joint_not_found');
}

export async function findJointByCode(db: Reader, code: string): Promise<JointRow | undefined> {
  const [joint] = await db.select().from(jointTransfers).where(eq(jointTransfers.code, code));
  return joint;
}

export type Member = { payment: PaymentRow; place: number; leftAt: Date | null };

/** Whoever is or was in it, in the order in which money is given to them. */
export const membersOf = (db: Reader, jointTransferId: number): Promise<Member[]> =>
  db
    .select({ payment: payments, place: jointTransferMembers.place, leftAt: jointTransferMembers.leftAt })
    .from(jointTransferMembers)
    .innerJoin(payments, eq(payments.id, jointTransferMembers.paymentId))
    .where(eq(jointTransferMembers.jointTransferId, jointTransferId))
    .orderBy(asc(jointTransferMembers.place));

/** The joint transfer that a payment is in. */
export async function jointOf(db: Reader, paymentId: number): Promise<JointRow | undefined> {
  const [row] = await db
    .select({ joint: jointTransfers })
    .from(jointTransferMembers)
    .innerJoin(jointTransfers, eq(jointTransfers.id, jointTransferMembers.jointTransferId))
    .where(and(eq(jointTransferMembers.paymentId, paymentId), isNull(jointTransferMembers.leftAt)));
  return row?.joint;
}

/** The payments behind these codes of joint transfers, in their order. */
export async function paymentsOfJointCodes(db: Reader, codes: readonly string[]) {
  return codes.length === 0 ? [] : findByJointCodes(db, { codes });
}
const findByJointCodes = prepared((db, valueOf) =>
  db
    .select({ code: jointTransfers.code, payment: payments, leftAt: jointTransferMembers.leftAt })
    .from(jointTransfers)
    .innerJoin(jointTransferMembers, eq(jointTransferMembers.jointTransferId, jointTransfers.id))
    .innerJoin(payments, eq(payments.id, jointTransferMembers.paymentId))
    .where(sql`${jointTransfers.code} = any(${valueOf('codes')})`)
    .orderBy(asc(jointTransferMembers.place)),
);

/** Claims by id with the joint transfer that they were made for. */
export async function jointIdsOfClaims(db: Reader, claimIds: readonly number[]): Promise<Map<number, number>> {
  if (claimIds.length === 0) return new Map();
  const rows = await db
    .select({ id: paymentClaims.id, jointTransferId: paymentClaims.jointTransferId })
    .from(paymentClaims)
    .where(inArray(paymentClaims.id, [...claimIds]));
  return new Map(rows.flatMap(({ id, jointTransferId }) => (jointTransferId === null ? [] : [[id, jointTransferId]])));
}

/** Which of these files were sent with an earlier claim of one of these payments. */
export async function filesOfClaims(
  db: Reader,
  { fileIds, paymentIds }: { fileIds: readonly number[]; paymentIds: readonly number[] },
): Promise<Set<number>> {
  if (fileIds.length === 0 || paymentIds.length === 0) return new Set();
  const rows = await db
    .select({ fileId: paymentClaimFiles.fileId })
    .from(paymentClaimFiles)
    .innerJoin(paymentClaims, eq(paymentClaims.id, paymentClaimFiles.claimId))
    .where(and(inArray(paymentClaimFiles.fileId, [...fileIds]), inArray(paymentClaims.paymentId, [...paymentIds])));
  return new Set(rows.map((row) => row.fileId));
}
