import {
  type addDict as addDictEndpoint,
  type addDictEntry as addEntryEndpoint,
  asInteger,
  type BodyOf,
  type editDict as editDictEndpoint,
  type editDictEntry as editEntryEndpoint,
  type ErrorCode,
  type Language,
} from '@kouan/contract';
import { eq, inArray } from 'drizzle-orm';
import { type Tx, violatedConstraint } from '../../platform/db.ts';
import { editedTexts } from '../../platform/edited-texts.ts';
import { fail } from '../../platform/errors.ts';
import { bumpVersion } from '../../platform/versions.ts';
import { isBuiltInDict, isBuiltInValue, keptDescription } from './dictionary-queries.ts';
import { dictEntries, dicts } from './settings-tables.ts';

const nameForm = /^[A-Za-z][\w-]{0,99}$/;

function refuse(field: string, code: ErrorCode): never {
  fail(code, {}, { [field]: code });
}

/** Adds a dictionary. Throws request.id_not_allowed, dict.name_empty, dict.name_taken. */
export async function addDict(tx: Tx, body: BodyOf<typeof addDictEndpoint>): Promise<void> {
  refuseId(body.id);
  const row = { name: checkedName(body.name), description: body.description?.trim() ?? '' };
  await write(() => tx.insert(dicts).values(row));
  await bumpVersion(tx, 'settings');
}

/** Edits name and description. Throws dict.not_found, dict.name_empty, dict.name_taken, dict.built_in. */
export async function editDict(tx: Tx, body: BodyOf<typeof editDictEndpoint>): Promise<void> {
  const [old] = await tx.select().from(dicts).where(eq(dicts.id, body.id)).for('update');
  if (!old) fail('dict.not_found');
  const name = checkedName(body.name);
  if (name !== old.name && isBuiltInDict(old.name)) refuse('name', 'dict.built_in');
  const written = body.description === undefined ? old.description : (body.description ?? '').trim();
  const description = keptDescription(old.name, written);
  await write(() => tx.update(dicts).set({ name, description }).where(eq(dicts.id, body.id)));
  await bumpVersion(tx, 'settings');
}

/** Deletes dictionaries with their entries, all or nothing. Throws dict.not_found, dict.built_in. */
export async function deleteDicts(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .delete(dicts)
    .where(inArray(dicts.id, [...ids]))
    .returning({ name: dicts.name });
  if (rows.length !== new Set(ids).size) fail('dict.not_found');
  if (rows.some(({ name }) => isBuiltInDict(name))) fail('dict.built_in');
  await bumpVersion(tx, 'settings');
}

const refuseId = (id: unknown): void => {
  if (id !== undefined && id !== null) refuse('id', 'request.id_not_allowed');
};

const checkedName = (name: string): string =>
  nameForm.test(name.trim()) ? name.trim() : refuse('name', 'dict.name_empty');

/** Adds an entry to a dictionary named by its id or its name. Throws the errors of the endpoint. */
export async function addDictEntry(tx: Tx, body: BodyOf<typeof addEntryEndpoint>): Promise<void> {
  refuseId(body.id);
  const [dict] = await tx
    .select({ id: dicts.id })
    .from(dicts)
    .where(body.dict ? eq(dicts.id, body.dict.id) : eq(dicts.name, body.dictName ?? ''))
    .for('share');
  if (!dict) refuse('dict', 'dict.not_found');
  // The first text of an entry is its text in every language until it is translated.
  const labels = labelsOf({ label: '', labelEn: null, labelVi: null }, body, 'cn');
  const row = { dictId: dict.id, ...labels, value: checkedValue(body.value), ...sortOf(body.dictSort) };
  await write(() => tx.insert(dictEntries).values(row));
  await bumpVersion(tx, 'settings');
}

/** Edits an entry; a value that the logic knows stays. Throws the errors of the endpoint. */
export async function editDictEntry(tx: Tx, body: BodyOf<typeof editEntryEndpoint>, language: Language): Promise<void> {
  const old = await lockEntry(tx, body.id);
  const value = checkedValue(body.value);
  if (value !== old.entry.value && isBuiltInValue(old.dictName, old.entry.value)) refuse('value', 'dict.built_in');
  const row = { ...labelsOf(old.entry, body, language), value, ...sortOf(body.dictSort) };
  await write(() => tx.update(dictEntries).set(row).where(eq(dictEntries.id, body.id)));
  await bumpVersion(tx, 'settings');
}

/** Throws dict.entry_not_found, dict.built_in. */
export async function deleteDictEntry(tx: Tx, id: number): Promise<void> {
  const { entry, dictName } = await lockEntry(tx, id);
  if (isBuiltInValue(dictName, entry.value)) fail('dict.built_in');
  await tx.delete(dictEntries).where(eq(dictEntries.id, id));
  await bumpVersion(tx, 'settings');
}

async function lockEntry(tx: Tx, id: number) {
  const [row] = await tx
    .select({ entry: dictEntries, dictName: dicts.name })
    .from(dictEntries)
    .innerJoin(dicts, eq(dicts.id, dictEntries.dictId))
    .where(eq(dictEntries.id, id))
    .for('update', { of: dictEntries });
  return row ?? fail('dict.entry_not_found');
}

function checkedValue(value: string | number | boolean): string {
  const text = String(value).trim();
  return text === '' ? refuse('value', 'dict.value_empty') : text;
}

const sortOf = (dictSort: number | string | null | undefined) => {
  const sort = asInteger(dictSort ?? undefined);
  return sort === undefined ? {} : { dictSort: sort };
};

type Labels = { label: string; labelEn: string | null; labelVi: string | null };
type LabelForm = Pick<BodyOf<typeof editEntryEndpoint>, 'label' | 'labels'>;

function labelsOf(old: Labels, { label, labels }: LabelForm, language: Language): Labels {
  const texts = { cn: old.label, en: old.labelEn, vi: old.labelVi };
  const { cn, en, vi } =
    editedTexts(texts, { text: label, texts: labels }, language) ?? refuse('label', 'dict.label_empty');
  return { label: cn, labelEn: en, labelVi: vi };
}

async function write(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'dicts_name') refuse('name', 'dict.name_taken');
    if (constraint === 'dict_entries_value') refuse('value', 'dict.value_taken');
    throw error;
  }
}
