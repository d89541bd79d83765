import {
  type Acceptance,
  type DocumentLabel,
  type Language,
  orderDocuments,
  registrationDocuments,
} from '@kouan/contract';
import { and, desc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { onEvent } from '../../platform/outbox.ts';
import { askPrepared, prepared } from '../../platform/prepared.ts';
import { documentAcceptances, documents } from './document-tables.ts';

type Occasion = Acceptance['occasion'];
type Person = { userId: number; language: Language; address?: string };
type DocumentVersion = { label: DocumentLabel; version: number };

/** Registering and ordering write down what was agreed to, in the same transaction. */
export function listenToAgreements(): void {
  onEvent('account.registered', (tx, person) =>
    addAcceptances(tx, { person, occasion: 'registration', labels: registrationDocuments }),
  );
  onEvent('order.placed', async (tx, { buyerId, language }) => {
    const [due] = await dueDocuments(tx, buyerId);
    if (due) fail('content.acceptance_needed', { label: due.label, version: due.version });
    await addAcceptances(tx, { person: { userId: buyerId, language }, occasion: 'order', labels: orderDocuments });
  });
}

type Agreement = { person: Person; occasion: Occasion; labels: readonly DocumentLabel[] };

/** The versions in force; what is written down already stays as it is. */
async function addAcceptances(tx: Tx, { person, occasion, labels }: Agreement): Promise<void> {
  const { userId, language, address = '' } = person;
  await askPrepared(tx, insertAcceptances, [userId, language, occasion, address, [...labels]]);
}
const insertAcceptances = {
  name: 'document-acceptances',
  text: `insert into document_acceptances (user_id, label, version, language, occasion, address)
    select $1, label, published_version, $2, $3, $4 from documents where label = any($5)
    on conflict do nothing`,
};

/** What a buyer has to agree to before the next order: documents whose required version, or a newer one, they never did. */
export const dueDocuments = (db: Reader, userId: number): Promise<DocumentVersion[]> => findDue(db, { userId });

const findDue = prepared((db, valueOf) => {
  const agreed = db
    .select({ one: sql`1` })
    .from(documentAcceptances)
    .where(
      and(
        eq(documentAcceptances.userId, valueOf('userId')),
        eq(documentAcceptances.label, documents.label),
        sql`${documentAcceptances.version} >= ${documents.requiredVersion}`,
      ),
    );
  return db
    .select({ label: documents.label, version: documents.publishedVersion })
    .from(documents)
    .where(and(inArray(documents.label, [...orderDocuments]), isNotNull(documents.requiredVersion), notExists(agreed)))
    .orderBy(desc(documents.label));
});

/** Agrees to versions in force. Throws content.version_not_in_force. */
export async function acceptDocuments(
  tx: Tx,
  { accepted, ...person }: Person & { accepted: readonly DocumentVersion[] },
): Promise<void> {
  const labels = [...new Set(accepted.map(({ label }) => label))];
  const known = await tx.select().from(documents).where(inArray(documents.label, labels)).for('share');
  const inForce = new Map(known.map(({ label, publishedVersion }) => [label, publishedVersion]));
  if (accepted.some(({ label, version }) => inForce.get(label) !== version)) fail('content.version_not_in_force');
  await addAcceptances(tx, { person, occasion: 'order', labels });
}

const maxAcceptances = 500;

/** Everything a person agreed to, the newest first. */
export const listAcceptances = (db: Reader, userId: number) =>
  db
    .select({
      label: documentAcceptances.label,
      version: documentAcceptances.version,
      language: documentAcceptances.language,
      occasion: documentAcceptances.occasion,
      acceptedAt: documentAcceptances.acceptedAt,
    })
    .from(documentAcceptances)
    .where(eq(documentAcceptances.userId, userId))
    .orderBy(desc(documentAcceptances.acceptedAt), desc(documentAcceptances.id))
    .limit(maxAcceptances);
