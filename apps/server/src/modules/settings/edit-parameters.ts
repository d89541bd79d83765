import type { BodyOf, editParameter, Language, listParameterChanges, ParameterView, ReplyOf } from '@kouan/contract';
import { desc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { namesOf } from './names.ts';
import { boundsOf, parameterWords } from './parameter-words.ts';
import {
  defaultParameters,
  isParameterKey,
  lockParameters,
  type ParameterKey,
  parameters,
  setParameter,
} from './parameters.ts';
import { parameterChanges } from './settings-tables.ts';

const mostChanges = 100;

/** Every setting in the order of the code, with who changed it last. */
export async function listParameterViews(db: Reader, language: Language): Promise<Sendable<ParameterView>[]> {
  const values = await parameters(db);
  const last = await lastChanges(db);
  const names = await namesOf(
    db,
    [...last.values()].flatMap(({ changedBy }) => (changedBy === null ? [] : [changedBy])),
  );
  return keys.map((key) => {
    const { group, unit, name } = parameterWords[key];
    const change = last.get(key);
    return {
      key,
      group,
      unit,
      name: name[language],
      value: values[key],
      usual: defaultParameters[key],
      least: boundsOf(key)?.least ?? null,
      most: boundsOf(key)?.most ?? null,
      changedAt: change?.changedAt ?? null,
      changedBy: change?.changedBy ? (names.get(change.changedBy) ?? null) : null,
    };
  });
}

// Safe: the keys of that very object.
const keys = Object.keys(defaultParameters) as ParameterKey[];

/**
 * Changes a setting that still has the value that was seen. Throws settings.not_found, settings.changed_meanwhile,
 * settings.value_not_allowed, settings.number_out_of_range.
 */
export async function changeParameter(
  tx: Tx,
  { key, value, old, reason, actorId }: BodyOf<typeof editParameter> & { key: string; actorId: number },
): Promise<void> {
  if (!isParameterKey(key)) fail('settings.not_found');
  await lockParameters(tx);
  if ((await parameters(tx))[key] !== old) fail('settings.changed_meanwhile');
  const bounds = boundsOf(key);
  if (bounds && (typeof value !== 'number' || value < bounds.least || value > bounds.most))
    fail('settings.number_out_of_range', bounds);
  await setParameter(tx, { key, value, changedBy: actorId, reason });
}

/** The last changes of a setting, newest first. Throws settings.not_found. */
export async function listChanges(db: Reader, key: string): Promise<Sendable<ReplyOf<typeof listParameterChanges>>> {
  if (!isParameterKey(key)) fail('settings.not_found');
  const rows = await db
    .select()
    .from(parameterChanges)
    .where(eq(parameterChanges.key, key))
    .orderBy(desc(parameterChanges.id))
    .limit(mostChanges);
  const names = await namesOf(
    db,
    rows.flatMap(({ changedBy }) => (changedBy === null ? [] : [changedBy])),
  );
  return rows.map((row) => ({
    at: row.changedAt,
    by: row.changedBy === null ? null : (names.get(row.changedBy) ?? null),
    old: shown(row.oldValue),
    value: shown(row.newValue),
    reason: row.reason,
  }));
}

const shown = (value: unknown): number | string | null =>
  typeof value === 'number' || typeof value === 'string' ? value : null;

async function lastChanges(db: Reader) {
  const rows = await db
    .selectDistinctOn([parameterChanges.key])
    .from(parameterChanges)
    .orderBy(parameterChanges.key, desc(parameterChanges.id));
  return new Map(rows.map((row) => [row.key, row]));
}
