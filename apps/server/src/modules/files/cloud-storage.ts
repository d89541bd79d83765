import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Kit } from '../../platform/module.ts';
import { unseal } from '../../platform/seal.ts';
import {
  type Bucket,
  endpointOf,
  isBucketName,
  openBucket,
  regionOf,
  type S3Place,
  type Storage,
  StorageError,
} from '../../platform/storage.ts';
import { bucketKey, readCloudKey } from './cloud-keys.ts';
import { type CloudBucketRow, cloudBuckets } from './cloud-tables.ts';

/** The bucket behind a row; undefined where something is missing, or another key sealed the secret. */
export function placeOf(secret: Buffer, row: CloudBucketRow): S3Place | undefined {
  const secretAccessKey = row.sealedSecret === '' ? undefined : unseal(bucketKey(secret), row.sealedSecret);
  const [endpoint, region] = [endpointOf(row.host), regionOf(row.zone)];
  if (!secretAccessKey || !endpoint || !region || !row.accessKey || !isBucketName(row.bucket)) return undefined;
  return { endpoint, region, bucket: row.bucket, accessKeyId: row.accessKey, secretAccessKey };
}

/** The bucket that new files of the cloud storage page go to; undefined where the usual storage takes them. */
export async function currentBucket(
  db: Reader,
  secret: Buffer,
): Promise<{ row: CloudBucketRow; bucket: Bucket } | undefined> {
  const [row] = await db.select().from(cloudBuckets).where(eq(cloudBuckets.isCurrent, true));
  const place = row && placeOf(secret, row);
  return place ? { row, bucket: openBucket(place) } : undefined;
}

/** The usual storage, and behind it the buckets of one's own for the contents that lie there. */
export function withBuckets(usual: Storage, { db, secret }: Pick<Kit, 'db' | 'secret'>): Storage {
  const find = async (storageKey: string): Promise<{ at: Storage; key: string }> => {
    const cloud = readCloudKey(storageKey);
    if (!cloud) return { at: usual, key: storageKey };
    const [row] = await db.select().from(cloudBuckets).where(eq(cloudBuckets.id, cloud.bucketId));
    const place = row && placeOf(secret, row);
    if (!place) throw new StorageError('The settings of the bucket where a file lies are not complete.');
    return { at: openBucket(place), key: cloud.objectKey };
  };
  return {
    check: () => usual.check(),
    async put(storageKey, data) {
      const { at, key } = await find(storageKey);
      await at.put(key, data);
    },
    async get(storageKey, part) {
      const { at, key } = await find(storageKey);
      return at.get(key, part);
    },
    async delete(storageKey) {
      const { at, key } = await find(storageKey);
      await at.delete(key);
    },
  };
}
