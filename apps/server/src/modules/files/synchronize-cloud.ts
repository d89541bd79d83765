import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { randomToken } from '../../platform/random.ts';
import { checkKey, type StoredObject } from '../../platform/storage.ts';
import { cloudKeyOf } from './cloud-keys.ts';
import { currentBucket } from './cloud-storage.ts';
import { kindByEnding } from './file-kinds.ts';
import { shownName } from './store-upload.ts';

const maxPages = 200;
/** What was sent just now is still waiting for its row. */
const youngMs = 10 * 60_000;
const maxKeyLength = 1_024;

/**
 * Gives every object of the bucket that the library does not know a row. Does nothing the second time. Answers how many
 * were added. Throws file.cloud_not_set, and StorageError when the service cannot be asked.
 */
export async function synchronizeCloud(
  db: Db,
  secret: Buffer,
  { ownerId }: { ownerId: number },
): Promise<{ added: number }> {
  const { row, bucket } = (await currentBucket(db, secret)) ?? fail('file.cloud_not_set');
  let added = 0;
  let from: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const { objects, next } = await bucket.list(from);
    added += await addMissing(db, objects.filter(isWanted), { bucketId: row.id, ownerId });
    if (next === undefined) break;
    from = next;
  }
  return { added };
}

/** No folders, nothing empty, and no key that an address would change on its way. */
function isWanted({ key, bytes, changedAt }: StoredObject): boolean {
  const isPlain = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
  const isOurs = key === checkKey || key.startsWith('small/');
  const isYoung = key.startsWith('uploads/') && Date.now() - changedAt.getTime() < youngMs;
  // A control character or half a letter pair is nothing that the database keeps.
  const isKeepable = key.length <= maxKeyLength && !/\p{Cc}/u.test(key) && key.isWellFormed();
  return isPlain && isKeepable && bytes > 0 && !isOurs && !isYoung;
}

/** An object that lies in the usual storage too, which may be the same bucket by another name, is never taken for the library's. */
async function addMissing(
  db: Db,
  objects: readonly StoredObject[],
  { bucketId, ownerId }: { bucketId: number; ownerId: number },
): Promise<number> {
  if (objects.length === 0) return 0;
  const { rowCount } = await db.execute(sql`
    insert into files (storage_key, real_name, name, suffix, type, mime_type, bytes, sha256, purpose, owner_id, created_at)
    select o.storage_key, o.real_name, o.name, o.suffix, o.type, o.mime_type, o.bytes, '', 'library', ${ownerId}, o.changed_at
    from (values ${sql.join(
      objects.map((object) => rowSql(object, bucketId)),
      sql`, `,
    )}) as o (storage_key, object_key, real_name, name, suffix, type, mime_type, bytes, changed_at)
    where not exists (select from files f where f.storage_key = o.object_key)
    on conflict (storage_key) do nothing`);
  return rowCount ?? 0;
}

function rowSql({ key, bytes, changedAt }: StoredObject, bucketId: number): SQL {
  const kind = kindByEnding(/\.([a-z0-9]{1,8})$/i.exec(key)?.[1]?.toLowerCase() ?? '');
  const realName = `${randomToken(18)}.${kind.suffix}`;
  return sql`(${cloudKeyOf(bucketId, key)}, ${key}, ${realName}, ${shownName(key)}, ${kind.suffix}, ${kind.type},
    ${kind.mimeType}, ${bytes}::bigint, ${changedAt.toISOString()}::timestamptz)`;
}
