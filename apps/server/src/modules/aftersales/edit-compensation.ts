import type { CompensationForm, CompensationVersionView } from '@kouan/contract';
import { count, desc, eq } from 'drizzle-orm';
import { currentTime } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { nobodyAsked, toVersionRow, type VersionViewer } from '../settings/index.ts';
import { changedRules, rulesById, rulesInForce, rulesOf, toRulesForm } from './compensation-rules.ts';
import { type CompensationRecord, compensationRules } from './compensation-tables.ts';

type Act = { id: number; actorId: number };

/** The newest first. */
export async function listCompensationRows(db: Reader, { page, size }: { page: number; size: number }) {
  const rows = await db
    .select()
    .from(compensationRules)
    .orderBy(desc(compensationRules.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(compensationRules);
  return { rows, total: counted?.total ?? 0 };
}

async function lockRow(tx: Tx, id: number): Promise<CompensationRecord> {
  const [row] = await tx.select().from(compensationRules).where(eq(compensationRules.id, id)).for('update');
  return row ?? fail('fees.not_found');
}

async function lockDraft(tx: Tx, id: number): Promise<CompensationRecord> {
  const row = await lockRow(tx, id);
  if (row.status !== 'draft') fail('fees.not_a_draft');
  return row;
}

async function update(tx: Tx, id: number, changes: Partial<CompensationRecord>): Promise<CompensationRecord> {
  const [row] = await tx.update(compensationRules).set(changes).where(eq(compensationRules.id, id)).returning();
  return row ?? fail('fees.not_found');
}

/** A draft with the rules of another version, of the one in force unless told. Throws fees.not_found. */
export async function draftCompensation(
  tx: Tx,
  { name, copyOf, actorId }: { name: string; copyOf?: number | undefined; actorId: number },
): Promise<CompensationRecord> {
  const { rules } = copyOf === undefined ? await rulesInForce(tx) : await rulesById(tx, copyOf);
  const [row] = await tx.insert(compensationRules).values({ rules, name: name.trim(), createdBy: actorId }).returning();
  assert(row, 'the draft was kept');
  return row;
}

/** Whoever changes a draft takes back that somebody asked for it. Throws fees.not_a_draft, compensation.reasons_wrong. */
export async function editCompensation(tx: Tx, { id, form }: { id: number; form: CompensationForm }) {
  await lockDraft(tx, id);
  return update(tx, id, { rules: rulesOf(form), name: form.name.trim(), ...nobodyAsked });
}

export async function deleteCompensation(tx: Tx, id: number): Promise<void> {
  await lockDraft(tx, id);
  await tx.delete(compensationRules).where(eq(compensationRules.id, id));
}

/** The first person. Throws fees.not_a_draft, fees.in_the_past, fees.no_change. */
export async function askCompensation(tx: Tx, { id, effectiveAt, actorId }: Act & { effectiveAt: string }) {
  const { rules } = await lockDraft(tx, id);
  const moment = new Date(effectiveAt);
  if (moment <= (await currentTime(tx))) fail('fees.in_the_past', {}, { effectiveAt: 'fees.in_the_past' });
  if (changedRules((await rulesInForce(tx)).rules, rules).length === 0) fail('fees.no_change');
  return update(tx, id, { effectiveAt: moment, askedBy: actorId });
}

/** The second person: it waits for its moment now. Throws fees.not_asked, fees.second_person, fees.in_the_past. */
export async function confirmCompensation(tx: Tx, { id, actorId }: Act) {
  const row = await lockRow(tx, id);
  if (row.status !== 'draft' || row.askedBy === null || row.effectiveAt === null) fail('fees.not_asked');
  if (row.askedBy === actorId) fail('fees.second_person');
  if (row.effectiveAt <= (await currentTime(tx))) fail('fees.in_the_past');
  return update(tx, id, { status: 'scheduled', confirmedBy: actorId });
}

/** A version that is not in force yet is a draft again. Throws fees.not_asked. */
export async function withdrawCompensation(tx: Tx, { id }: { id: number }) {
  const row = await lockRow(tx, id);
  const isAsked = row.status === 'draft' && row.askedBy !== null;
  if (!isAsked && row.status !== 'scheduled') fail('fees.not_asked');
  return update(tx, id, { status: 'draft', ...nobodyAsked });
}

export async function toVersionView(
  db: Reader,
  row: CompensationRecord,
  viewer: VersionViewer,
): Promise<Sendable<CompensationVersionView>> {
  return {
    ...(await toVersionRow(db, row, viewer)),
    rules: toRulesForm(row),
    changes: changedRules((await rulesInForce(db)).rules, row.rules),
  };
}
