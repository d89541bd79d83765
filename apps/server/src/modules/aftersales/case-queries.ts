import type { CaseKind, CaseState } from '@kouan/domain';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import {
  caseDecisions,
  caseEvents,
  caseFiles,
  type CaseLineRecord,
  caseLines,
  type CaseRecord,
  cases,
} from './case-tables.ts';
import { storeClaims } from './store-claim-tables.ts';

/** Whose case it may be is part of the question: a buyer's id, or 'any' for staff and the system. */
export type CaseKey = { number: string; buyerId: number | 'any' };
const isKey = ({ number, buyerId }: CaseKey) =>
  and(eq(cases.number, number), buyerId === 'any' ? undefined : eq(cases.buyerId, buyerId));

/** Throws case.not_found, for another buyer's case too. */
export async function getCase(db: Reader, key: CaseKey): Promise<CaseRecord> {
  const [row] = await db.select().from(cases).where(isKey(key));
  return row ?? fail('case.not_found');
}

/** Locks the case; its order is locked before. Throws case.not_found. */
export async function lockCase(tx: Tx, key: CaseKey): Promise<CaseRecord> {
  const [row] = await tx.select().from(cases).where(isKey(key)).for('update');
  return row ?? fail('case.not_found');
}

export async function insertCase(tx: Tx, row: typeof cases.$inferInsert): Promise<CaseRecord> {
  const [added] = await tx.insert(cases).values(row).returning();
  assert(added, 'the case was written');
  return added;
}

export async function updateCase(tx: Tx, id: number, changes: Partial<typeof cases.$inferInsert>): Promise<CaseRecord> {
  const [row] = await tx.update(cases).set(changes).where(eq(cases.id, id)).returning();
  return row ?? fail('case.not_found');
}

export async function insertCaseLines(tx: Tx, rows: readonly (typeof caseLines.$inferInsert)[]): Promise<void> {
  await tx.insert(caseLines).values([...rows]);
}

export async function updateCaseLine(
  tx: Tx,
  { caseId, orderLineId, ...changes }: Pick<CaseLineRecord, 'caseId' | 'orderLineId'> & Partial<CaseLineRecord>,
): Promise<void> {
  await tx
    .update(caseLines)
    .set(changes)
    .where(and(eq(caseLines.caseId, caseId), eq(caseLines.orderLineId, orderLineId)));
}

export async function linesOfCases(db: Reader, caseIds: readonly number[]): Promise<CaseLineRecord[]> {
  if (caseIds.length === 0) return [];
  return db
    .select()
    .from(caseLines)
    .where(inArray(caseLines.caseId, [...caseIds]))
    .orderBy(asc(caseLines.caseId), asc(caseLines.orderLineId));
}

export async function insertEvent(
  tx: Tx,
  row: typeof caseEvents.$inferInsert,
  fileIds: readonly number[],
): Promise<void> {
  const [event] = await tx.insert(caseEvents).values(row).returning({ id: caseEvents.id });
  assert(event, 'the event was written');
  if (fileIds.length > 0) await tx.insert(caseFiles).values(fileIds.map((fileId) => ({ eventId: event.id, fileId })));
}

export async function eventsOfCase(db: Reader, caseId: number) {
  return db.select().from(caseEvents).where(eq(caseEvents.caseId, caseId)).orderBy(asc(caseEvents.id));
}

export async function filesOfCase(db: Reader, caseId: number) {
  return db
    .select({ eventId: caseFiles.eventId, fileId: caseFiles.fileId })
    .from(caseFiles)
    .innerJoin(caseEvents, eq(caseEvents.id, caseFiles.eventId))
    .where(eq(caseEvents.caseId, caseId))
    .orderBy(asc(caseFiles.fileId));
}

export async function casesOfOrder(db: Reader, orderId: number): Promise<CaseRecord[]> {
  return db.select().from(cases).where(eq(cases.orderId, orderId)).orderBy(asc(cases.id));
}

/** How many units of each line of a shipment were ever claimed. */
export async function claimedUnits(db: Reader, shipmentNumber: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ lineId: caseLines.orderLineId, units: sql<string>`sum(${caseLines.quantity})` })
    .from(caseLines)
    .innerJoin(cases, eq(cases.id, caseLines.caseId))
    .where(eq(cases.shipmentNumber, shipmentNumber))
    .groupBy(caseLines.orderLineId);
  return new Map(rows.map(({ lineId, units }) => [lineId, Number(units)]));
}

export type CaseQueue = 'open' | 'mine' | 'asked' | 'replacing' | 'payout' | 'store' | 'rejected' | 'done';
export type CaseFilter = {
  buyerId: number | 'any';
  /** Staff may look for buyers; these are their ids. */
  buyerIds?: readonly number[] | undefined;
  orderId?: number | undefined;
  state?: CaseState | undefined;
  kind?: CaseKind | undefined;
  queue?: CaseQueue | undefined;
  number?: string | undefined;
  viewerId?: number | undefined;
  page: number;
  size: number;
};

const likeText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const isUndecided = sql`not exists (select from ${caseDecisions} d where d.case_id = ${cases.id} and d.state = 'waiting')`;

const hasOpenClaim = sql`exists (select from ${storeClaims} s where s.case_id = ${cases.id} and s.ended_at is null)`;
const claimDue = sql`(select s.due_at from ${storeClaims} s where s.case_id = ${cases.id})`;

export const queueConditions: Record<CaseQueue, (viewerId: number) => SQL | undefined> = {
  open: () => and(eq(cases.state, 'requested'), isNull(cases.askedAt), isUndecided),
  mine: (viewerId) => and(eq(cases.state, 'requested'), eq(cases.claimedBy, viewerId), eq(cases.isHeld, false)),
  asked: () => and(eq(cases.state, 'requested'), isNotNull(cases.askedAt)),
  replacing: () => eq(cases.state, 'replacing'),
  payout: () => inArray(cases.state, ['approved', 'payoutFailed']),
  store: () => hasOpenClaim,
  rejected: () => eq(cases.state, 'rejected'),
  done: () => inArray(cases.state, ['paid', 'rejectedFinal']),
};

/** Waiting ones first by their deadline, the others newest first. */
export async function listCaseRows(
  db: Reader,
  { buyerId, buyerIds, orderId, state, kind, queue, number, viewerId = 0, page, size }: CaseFilter,
): Promise<{ rows: CaseRecord[]; total: number }> {
  const isFound = or(
    number ? sql`${cases.number} ilike ${likeText(number)}` : undefined,
    buyerIds && buyerIds.length > 0 ? inArray(cases.buyerId, [...buyerIds]) : undefined,
  );
  const where = and(
    buyerId === 'any' ? undefined : eq(cases.buyerId, buyerId),
    orderId === undefined ? undefined : eq(cases.orderId, orderId),
    state && eq(cases.state, state),
    kind && eq(cases.kind, kind),
    queue && queueConditions[queue](viewerId),
    number || buyerIds ? isFound : undefined,
  );
  const isWaiting = queue === 'open' || queue === 'mine' || queue === 'replacing';
  const rows = await db
    .select()
    .from(cases)
    .where(where)
    .orderBy(
      ...(queue === 'store' ? [claimDue] : isWaiting ? [asc(cases.dueAt)] : []),
      isWaiting ? asc(cases.id) : desc(cases.id),
    )
    .limit(size)
    .offset(page * size);
  const [counted] = await db
    .select({ total: sql<string>`count(*)` })
    .from(cases)
    .where(where);
  return { rows, total: Number(counted?.total ?? 0) };
}

export async function countQueue(db: Reader, queue: CaseQueue, viewerId: number) {
  const [row] = await db
    .select({
      count: sql<string>`count(*)`,
      oldestAt: sql<string | null>`min(${cases.openedAt})`,
      refundFen: sql<string>`coalesce(sum(${cases.refundFen}), 0)`,
    })
    .from(cases)
    .where(queueConditions[queue](viewerId));
  return {
    queue,
    count: Number(row?.count ?? 0),
    oldestAt: row?.oldestAt ? new Date(row.oldestAt) : null,
    refundFen: BigInt(row?.refundFen ?? 0),
  };
}

/** How many cases a buyer had, and what became of them. */
export async function caseHistoryOf(db: Reader, buyerId: number) {
  const [row] = await db
    .select({
      all: sql<string>`count(*)`,
      paid: sql<string>`count(*) filter (where ${cases.state} in ('approved', 'paid', 'payoutFailed'))`,
      rejected: sql<string>`count(*) filter (where ${cases.state} in ('rejected', 'rejectedFinal'))`,
    })
    .from(cases)
    .where(eq(cases.buyerId, buyerId));
  return {
    caseCount: Number(row?.all ?? 0),
    paidCount: Number(row?.paid ?? 0),
    rejectedCount: Number(row?.rejected ?? 0),
  };
}

/** The next case in this state whose time is up; the caller locks its order and looks again. */
export async function findFinal(
  tx: Tx,
  state: 'rejected' | 'payoutFailed',
  skip: number,
): Promise<CaseRecord | undefined> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.state, state), lte(cases.finalAt, nowSql)))
    .orderBy(asc(cases.finalAt), asc(cases.id))
    .limit(1)
    .offset(skip);
  return row;
}

export async function isStillFinal(tx: Tx, { id, state }: Pick<CaseRecord, 'id' | 'state'>): Promise<boolean> {
  const rows = await tx
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.id, id), eq(cases.state, state), lte(cases.finalAt, nowSql)));
  return rows.length > 0;
}
