import {
  type BodyOf,
  type DocumentLabel,
  type keepDraft as keepDraftCall,
  type Language,
  languages,
} from '@kouan/contract';
import { and, desc, eq } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { bodiesOf, getVersion } from './document-queries.ts';
import { documents, documentTexts, documentVersions } from './document-tables.ts';

type Draft = BodyOf<typeof keepDraftCall> & { label: DocumentLabel; by: number };

/**
 * Keeps the draft of a document, a new one where there is none. Throws content.draft_changed when somebody else wrote
 * in the meantime.
 */
export async function keepDraft(tx: Tx, { label, bodies, note, requiresAcceptance, changedAt, by }: Draft) {
  await lockDocument(tx, label);
  const newest = await newestVersion(tx, label);
  const draft = newest.isPublished ? undefined : newest;
  checkSeen(draft, changedAt);
  const version = draft?.version ?? newest.version + 1;
  const values = { requiresAcceptance, note: note.trim(), changedBy: by, changedAt: nowSql };
  if (draft) await tx.update(documentVersions).set(values).where(isVersion(label, version));
  else await tx.insert(documentVersions).values({ label, version, ...values });
  for (const language of languages)
    await tx
      .insert(documentTexts)
      .values({ label, version, language, body: bodies[language] })
      .onConflictDoUpdate({
        target: [documentTexts.label, documentTexts.version, documentTexts.language],
        set: { body: bodies[language] },
      });
  return getVersion(tx, { label, version });
}

/** Throws away what was being written. Throws content.no_draft. */
export async function dropDraft(tx: Tx, label: DocumentLabel): Promise<void> {
  await lockDocument(tx, label);
  const newest = await newestVersion(tx, label);
  if (newest.isPublished) fail('content.no_draft');
  await tx.delete(documentVersions).where(isVersion(label, newest.version));
}

/**
 * Puts the draft in force. Whoever has to agree to it is asked at the next order. Throws content.no_draft,
 * content.draft_changed when it is not what the publisher read, content.nothing_changed.
 */
export async function publishDraft(
  tx: Tx,
  { label, changedAt, by }: { label: DocumentLabel; changedAt: string; by: number },
): Promise<void> {
  const { publishedVersion } = await lockDocument(tx, label);
  const draft = await newestVersion(tx, label);
  if (draft.isPublished) fail('content.no_draft');
  checkSeen(draft, changedAt);
  const before = await bodiesOf(tx, { label, version: publishedVersion });
  if (isSame(before, await bodiesOf(tx, { label, version: draft.version }))) fail('content.nothing_changed');

  await tx
    .update(documentVersions)
    .set({ isPublished: true, changedBy: by, changedAt: nowSql })
    .where(isVersion(label, draft.version));
  await tx
    .update(documents)
    .set({
      publishedVersion: draft.version,
      ...(draft.requiresAcceptance ? { requiredVersion: draft.version } : {}),
    })
    .where(eq(documents.label, label));
}

/** Editors of one document come one after the other. */
async function lockDocument(tx: Tx, label: DocumentLabel) {
  const [document] = await tx.select().from(documents).where(eq(documents.label, label)).for('update');
  assert(document, 'every document is there');
  return document;
}

async function newestVersion(tx: Tx, label: DocumentLabel) {
  const [newest] = await tx
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.label, label))
    .orderBy(desc(documentVersions.version))
    .limit(1);
  assert(newest, 'every document has a version');
  return newest;
}

function checkSeen(draft: { changedAt: Date } | undefined, seenAt: string | null): void {
  const seen = seenAt === null ? undefined : Date.parse(seenAt);
  if (draft?.changedAt.getTime() !== seen) fail('content.draft_changed');
}

const isVersion = (label: DocumentLabel, version: number) =>
  and(eq(documentVersions.label, label), eq(documentVersions.version, version));
const isSame = (one: Record<Language, string>, other: Record<Language, string>): boolean =>
  languages.every((language) => one[language] === other[language]);
