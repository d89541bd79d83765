import type { FeeRules, FeeVersionView } from '@kouan/contract';
import { count, desc, eq } from 'drizzle-orm';
import { currentTime } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { changesOf, columnsOfRules, toRules } from './fee-rules.ts';
import { activeFeeSchedule, toVersion } from './fee-schedules.ts';
import { feeSchedules } from './settings-tables.ts';
import { nobodyAsked, toVersionRow, type VersionViewer } from './version-rows.ts';

type Row = typeof feeSchedules.$inferSelect;
type Act = { id: number; actorId: number };

/** The newest first. */
export async function listFeeRows(
  db: Reader,
  { page, size }: { page: number; size: number },
): Promise<{ rows: Row[]; total: number }> {
  const rows = await db
    .select()
    .from(feeSchedules)
    .orderBy(desc(feeSchedules.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(feeSchedules);
  return { rows, total: counted?.total ?? 0 };
}

/** Throws fees.not_found. */
export async function getFeeRow(db: Reader, id: number): Promise<Row> {
  const [row] = await db.select().from(feeSchedules).where(eq(feeSchedules.id, id));
  return row ?? fail('fees.not_found');
}

async function lockFeeRow(tx: Tx, id: number): Promise<Row> {
  const [row] = await tx.select().from(feeSchedules).where(eq(feeSchedules.id, id)).for('update');
  return row ?? fail('fees.not_found');
}

async function lockDraft(tx: Tx, id: number): Promise<Row> {
  const row = await lockFeeRow(tx, id);
  if (row.status !== 'draft') fail('fees.not_a_draft');
  return row;
}

async function update(tx: Tx, id: number, changes: Partial<typeof feeSchedules.$inferInsert>): Promise<Row> {
  const [row] = await tx.update(feeSchedules).set(changes).where(eq(feeSchedules.id, id)).returning();
  return row ?? fail('fees.not_found');
}

/** A draft with the rules of another version, of the one in force unless told. */
export async function draftFeeVersion(
  tx: Tx,
  { name, copyOf, actorId }: { name: string; copyOf?: number | undefined; actorId: number },
): Promise<Row> {
  const source = await getFeeRow(tx, copyOf ?? (await activeFeeSchedule(tx)).id);
  const { schedule, serviceRule, zoneNames } = source;
  const [row] = await tx
    .insert(feeSchedules)
    .values({ schedule, serviceRule, zoneNames, name: name.trim(), status: 'draft', createdBy: actorId })
    .returning();
  assert(row, 'the draft was kept');
  return row;
}

/** Whoever changes a draft takes back that somebody asked for it. Throws fees.not_a_draft and what the rules throw. */
export async function editFeeVersion(tx: Tx, { id, rules }: { id: number; rules: FeeRules }): Promise<Row> {
  await lockDraft(tx, id);
  const { name, ...values } = rules;
  return update(tx, id, { ...columnsOfRules(values), ...nobodyAsked, name: name.trim() });
}

export async function deleteFeeVersion(tx: Tx, id: number): Promise<void> {
  await lockDraft(tx, id);
  await tx.delete(feeSchedules).where(eq(feeSchedules.id, id));
}

/** The first person. Throws fees.not_a_draft, fees.in_the_past, fees.no_change. */
export async function askFeeActivation(
  tx: Tx,
  { id, effectiveAt, actorId }: Act & { effectiveAt: string },
): Promise<Row> {
  const row = await lockDraft(tx, id);
  const moment = new Date(effectiveAt);
  if (moment <= (await currentTime(tx))) fail('fees.in_the_past', {}, { effectiveAt: 'fees.in_the_past' });
  if (changesOf(toRules(await activeFeeSchedule(tx)), toRules(toVersion(row))).length === 0) fail('fees.no_change');
  return update(tx, id, { effectiveAt: moment, askedBy: actorId });
}

/** The second person: it waits for its moment now. Throws fees.not_asked, fees.second_person, fees.in_the_past. */
export async function confirmFeeActivation(tx: Tx, { id, actorId }: Act): Promise<Row> {
  const row = await lockFeeRow(tx, id);
  if (row.status !== 'draft' || row.askedBy === null || row.effectiveAt === null) fail('fees.not_asked');
  if (row.askedBy === actorId) fail('fees.second_person');
  if (row.effectiveAt <= (await currentTime(tx))) fail('fees.in_the_past');
  return update(tx, id, { status: 'scheduled', confirmedBy: actorId });
}

/** A version that is not in force yet is a draft again. Throws fees.not_asked. */
export async function withdrawFeeActivation(tx: Tx, { id }: { id: number }): Promise<Row> {
  const row = await lockFeeRow(tx, id);
  const isAsked = row.status === 'draft' && row.askedBy !== null;
  if (!isAsked && row.status !== 'scheduled') fail('fees.not_asked');
  return update(tx, id, { status: 'draft', ...nobodyAsked });
}

export async function toFeeView(db: Reader, row: Row, viewer: VersionViewer): Promise<Sendable<FeeVersionView>> {
  const rules = toRules(toVersion(row));
  const inForce = toRules(await activeFeeSchedule(db));
  return {
    ...(await toVersionRow(db, row, viewer)),
    rules: { name: row.name, ...rules },
    changes: changesOf(inForce, rules),
  };
}
