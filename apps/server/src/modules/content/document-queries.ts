import { documentLabels, type DocumentLabel, type Language } from '@kouan/contract';
import { parseMarkdown } from '@kouan/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { userBriefs } from '../identity/index.ts';
import { documentAcceptances, documents, documentTexts, documentVersions } from './document-tables.ts';

type Wanted = { label: DocumentLabel; language: Language; version?: number };

/** A published version in one language, the one in force unless told. Throws content.document_not_found. */
export async function getDocument(db: Reader, { label, language, version }: Wanted) {
  const [found] = await db
    .select({ version: documentVersions.version, publishedAt: documentVersions.changedAt, body: documentTexts.body })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(
        eq(documentVersions.label, documents.label),
        eq(documentVersions.isPublished, true),
        eq(documentVersions.version, version ?? documents.publishedVersion),
      ),
    )
    .innerJoin(
      documentTexts,
      and(
        eq(documentTexts.label, documents.label),
        eq(documentTexts.version, documentVersions.version),
        eq(documentTexts.language, language),
      ),
    )
    .where(eq(documents.label, label));
  if (!found) fail('content.document_not_found');
  const { body, ...facts } = found;
  return { label, ...facts, blocks: parseMarkdown(body) };
}

/** Every document with what is being written, in the order of the list. */
export async function listDocuments(db: Reader) {
  const known = await db.select().from(documents);
  const acceptedBy = new Map(
    (
      await db
        .select({ label: documents.label, people: sql<number>`count(distinct ${documentAcceptances.userId})::int` })
        .from(documents)
        .innerJoin(
          documentAcceptances,
          and(
            eq(documentAcceptances.label, documents.label),
            eq(documentAcceptances.version, documents.publishedVersion),
          ),
        )
        .groupBy(documents.label)
    ).map(({ label, people }) => [label, people]),
  );
  const versions = await briefs(db);
  return documentLabels.flatMap((label) => {
    const document = known.find((one) => one.label === label);
    const inForce = versions.find((one) => one.label === label && one.version === document?.publishedVersion);
    if (!document || !inForce) return [];
    return [
      {
        label,
        publishedVersion: inForce.version,
        publishedAt: inForce.changedAt,
        acceptedBy: acceptedBy.get(label) ?? 0,
        draft: versions.find((one) => one.label === label && !one.isPublished) ?? null,
      },
    ];
  });
}

/** All versions of a document, the newest first. */
export const listVersions = (db: Reader, label: DocumentLabel) => briefs(db, label);

const maxVersions = 2_000;

async function briefs(db: Reader, label?: DocumentLabel) {
  const rows = await db
    .select()
    .from(documentVersions)
    .where(label === undefined ? undefined : eq(documentVersions.label, label))
    .orderBy(desc(documentVersions.version))
    .limit(maxVersions);
  const people = await userBriefs(
    db,
    rows.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return rows.map(({ changedBy, ...row }) => ({
    ...row,
    changedBy: changedBy === null ? '' : (people.get(changedBy)?.nickName ?? ''),
  }));
}

/** A version with its texts as they are written. Throws content.document_not_found. */
export async function getVersion(db: Reader, wanted: { label: DocumentLabel; version: number }) {
  const brief = (await briefs(db, wanted.label)).find(({ version }) => version === wanted.version);
  if (!brief) fail('content.document_not_found');
  return { ...brief, bodies: await bodiesOf(db, wanted) };
}

export async function bodiesOf(
  db: Reader,
  { label, version }: { label: DocumentLabel; version: number },
): Promise<Record<Language, string>> {
  const rows = await db
    .select()
    .from(documentTexts)
    .where(and(eq(documentTexts.label, label), eq(documentTexts.version, version)));
  const bodies = { cn: '', en: '', vi: '' };
  for (const { language, body } of rows) bodies[language] = body;
  return bodies;
}
