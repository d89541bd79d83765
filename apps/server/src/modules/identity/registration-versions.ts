import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { bindFiles, insertFile } from '../files/index.ts';
import { registrationFiles, registrationUploads, registrationVersions } from './registration-tables.ts';

type NewVersion = {
  id: number;
  userId: number;
  version: number;
  nickName: string;
  phone: string;
  /** Names of licences that were just sent. */
  licenses: readonly string[];
  /** Files of the version before. */
  kept: readonly number[];
};

/** Writes down what was sent, with its licences. Throws registration.license_missing. */
export async function addVersion(tx: Tx, { kept, licenses, ...sent }: NewVersion): Promise<void> {
  const { id: registrationId, userId, version, nickName, phone } = sent;
  await tx.insert(registrationVersions).values({ registrationId, version, nickName, phone });
  const before = kept.length > 0 ? await licenseIds(tx, { id: registrationId, version: version - 1 }) : [];
  if (!kept.every((id) => before.includes(id))) failLicense();
  const uploads = licenses.length > 0 ? await tx.delete(registrationUploads).where(isNamed(licenses)).returning() : [];
  // Somebody else's registration, or the timer, may have been first.
  if (uploads.length !== licenses.length) failLicense();
  const fileIds = [...new Set(kept)];
  for (const { file } of uploads) {
    const { id } = await insertFile(tx, { ...file, ownerId: userId });
    await bindFiles(tx, { fileIds: [id], ownerId: userId, record: { kind: 'registration', id: registrationId } });
    fileIds.push(id);
  }
  await tx.insert(registrationFiles).values(fileIds.map((fileId) => ({ registrationId, version, fileId })));
}

export const isNamed = (names: readonly string[]) => inArray(registrationUploads.realName, [...names]);
const failLicense = (): never => fail('registration.license_missing', {}, { licenses: 'registration.license_missing' });

/** The licences of one version, in the order in which they were sent. */
export async function licenseIds(db: Reader, { id, version }: { id: number; version: number }): Promise<number[]> {
  const rows = await db
    .select({ fileId: registrationFiles.fileId })
    .from(registrationFiles)
    .where(and(eq(registrationFiles.registrationId, id), eq(registrationFiles.version, version)))
    .orderBy(asc(registrationFiles.fileId));
  return rows.map(({ fileId }) => fileId);
}

/** What was sent before the version of now, newest first. */
export async function earlierVersions(db: Reader, { id, version }: { id: number; version: number }) {
  const rows = await db
    .select()
    .from(registrationVersions)
    .where(eq(registrationVersions.registrationId, id))
    .orderBy(asc(registrationVersions.version));
  return rows.filter((row) => row.version < version).toReversed();
}
