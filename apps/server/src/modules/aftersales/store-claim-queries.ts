import { canStoreClaimMove } from '@kouan/domain';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { bindFiles } from '../files/index.ts';
import type { CaseRecord } from './case-tables.ts';
import {
  type StoreClaim,
  storeClaimEvents,
  storeClaimFiles,
  storeClaims,
  type StoreClaimStep,
} from './store-claim-tables.ts';

/** The claims of these cases, by the case. */
export async function storeClaimsOf(db: Reader, caseIds: readonly number[]): Promise<Map<number, StoreClaim>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(storeClaims)
    .where(inArray(storeClaims.caseId, [...caseIds]));
  return new Map(rows.map((row) => [row.caseId, row]));
}

/** The claim of a case; its case is locked before. */
export const findStoreClaim = async (tx: Tx, { id }: Pick<CaseRecord, 'id'>): Promise<StoreClaim | undefined> =>
  (await storeClaimsOf(tx, [id])).get(id);

export async function insertStoreClaim(tx: Tx, row: typeof storeClaims.$inferInsert): Promise<StoreClaim> {
  const [added] = await tx.insert(storeClaims).values(row).returning();
  assert(added, 'the claim was written');
  return added;
}

/** Changes a claim that moves along its flow. Throws case.store_claim_not_so. */
export async function moveStoreClaim(
  tx: Tx,
  claim: StoreClaim,
  changes: Partial<StoreClaim> & Pick<StoreClaim, 'state'>,
): Promise<void> {
  if (!canStoreClaimMove(claim.state, changes.state)) fail('case.store_claim_not_so');
  await tx.update(storeClaims).set(changes).where(eq(storeClaims.id, claim.id));
}

/** What is claimed, before it is raised. */
export async function changeStoreClaim(
  tx: Tx,
  { id }: StoreClaim,
  changes: Pick<StoreClaim, 'amountFen' | 'reason' | 'dueAt'>,
): Promise<void> {
  await tx.update(storeClaims).set(changes).where(eq(storeClaims.id, id));
}

/** Adds a step to the history of a claim; its files become those of the case. Throws file.not_found. */
export async function tellStoreClaim(
  tx: Tx,
  { id, caseId }: Pick<StoreClaim, 'id' | 'caseId'>,
  { event, actorId, text = '', amountFen, fileIds = [] }: StoreClaimStep,
): Promise<void> {
  const own = [...new Set(fileIds)];
  if (own.length > 0 && actorId !== null)
    await bindFiles(tx, { fileIds: own, ownerId: actorId, record: { kind: 'case', id: caseId } });
  const row = { claimId: id, event, actorId, text, amountFen: amountFen ?? null };
  const [added] = await tx.insert(storeClaimEvents).values(row).returning({ id: storeClaimEvents.id });
  assert(added, 'the step was written');
  const { id: eventId } = added;
  if (own.length > 0) await tx.insert(storeClaimFiles).values(own.map((fileId) => ({ eventId, fileId })));
}

export const stepsOfStoreClaim = (db: Reader, claimId: number) =>
  db.select().from(storeClaimEvents).where(eq(storeClaimEvents.claimId, claimId)).orderBy(asc(storeClaimEvents.id));

export const filesOfStoreClaim = (db: Reader, claimId: number) =>
  db
    .select({ eventId: storeClaimFiles.eventId, fileId: storeClaimFiles.fileId })
    .from(storeClaimFiles)
    .innerJoin(storeClaimEvents, eq(storeClaimEvents.id, storeClaimFiles.eventId))
    .where(eq(storeClaimEvents.claimId, claimId))
    .orderBy(asc(storeClaimFiles.fileId));

/** Of each store: what is open, what came back, and what of the settled claims did not. */
export async function storeClaimSums(db: Reader) {
  const open = sql`${storeClaims.endedAt} is null`;
  const rows = await db
    .select({
      storeId: storeClaims.storeId,
      openCount: sql<string>`count(*) filter (where ${open})`,
      openFen: sql<string>`coalesce(sum(coalesce(${storeClaims.agreedFen}, ${storeClaims.amountFen})) filter (where ${open}), 0)`,
      recoveredFen: sql<string>`coalesce(sum(${storeClaims.recoveredFen}), 0)`,
      lostFen: sql<string>`coalesce(sum(${storeClaims.amountFen} - ${storeClaims.recoveredFen}), 0)`,
    })
    .from(storeClaims)
    .groupBy(storeClaims.storeId)
    .orderBy(storeClaims.storeId);
  return rows.map((row) => ({
    storeId: row.storeId,
    openCount: Number(row.openCount),
    openFen: BigInt(row.openFen),
    recoveredFen: BigInt(row.recoveredFen),
    lostFen: BigInt(row.lostFen),
  }));
}
