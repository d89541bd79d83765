import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Kit } from '../../platform/module.ts';
import { bindFiles, keepUpload, removeBoundFiles } from '../files/index.ts';
import { deletePackage, insertPackage } from './package-queries.ts';
import type { PackageKind } from './package-tables.ts';

const maxTargetLength = 50;
type Keeping = {
  kind: PackageKind;
  actorId: number;
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

/** Stores a package or a script as bytes that nothing here ever runs. Answers the name it is listed under. */
export async function keepPackage(
  storage: Kit['storage'],
  { fields, ...upload }: { data: Buffer; name: string; type: string; fields: Record<string, string> },
  { kind, actorId, inTransaction }: Keeping,
): Promise<string> {
  const target = fields['id']?.slice(0, maxTargetLength).toWellFormed() || null;
  const { name } = await keepUpload(storage, upload, {
    purpose: 'package',
    ownerId: actorId,
    inTransaction,
    async alsoDo(tx, file) {
      const { id } = await insertPackage(tx, { kind, name: file.name, fileId: file.id, target, createdBy: actorId });
      await bindFiles(tx, { fileIds: [file.id], ownerId: actorId, record: { kind: 'package', id } });
      return file;
    },
  });
  return name;
}

/** Removes a package with its content. Throws file.not_found. */
export async function removePackage(tx: Tx, wanted: { id: number; kind: PackageKind }): Promise<void> {
  const fileId = (await deletePackage(tx, wanted)) ?? fail('file.not_found');
  await removeBoundFiles(tx, [fileId]);
}
