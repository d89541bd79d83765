import type { BodyOf, CloudSettings, setCloudSettings } from '@kouan/contract';
import { eq, ne, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { seal } from '../../platform/seal.ts';
import { endpointOf, isBucketName, regionOf } from '../../platform/storage.ts';
import { bucketKey } from './cloud-keys.ts';
import { type CloudBucketRow, cloudBuckets } from './cloud-tables.ts';
import { files } from './file-tables.ts';

/** Shown in place of a secret. Sent back, the secret stays as it is. */
const hiddenSecret = '********';

type NewCloudSettings = BodyOf<typeof setCloudSettings>;
type Place = { secret: Buffer; usual: Config['s3'] };

/** The settings of the bucket in use, without its secret. */
export async function getCloudSettings(db: Reader): Promise<CloudSettings> {
  const [row] = await db.select().from(cloudBuckets).where(eq(cloudBuckets.isCurrent, true));
  assert(row, 'one bucket is always current');
  const { id, accessKey, bucket, host, zone, type } = row;
  return { id, accessKey, secretKey: row.sealedSecret === '' ? '' : hiddenSecret, bucket, host, zone, type };
}

/**
 * Changes the settings. Another bucket than before becomes a row of its own as soon as files lie in the one before, so that
 * those stay readable. Throws file.cloud_host, file.cloud_bucket, file.cloud_zone, file.cloud_is_usual.
 */
export async function changeCloudSettings(tx: Tx, sent: NewCloudSettings, place: Place): Promise<void> {
  check(sent, place);
  const [current] = await tx.select().from(cloudBuckets).where(eq(cloudBuckets.isCurrent, true)).for('update');
  // Whoever waited for the lock of one that was replaced meanwhile does not see the new one.
  if (!current) fail('server.busy');
  const target = await rowFor(tx, current, sent);
  const values = { ...asRow(sent), sealedSecret: secretOf(sent, current, place.secret) };
  if (current.id !== target?.id)
    await tx.update(cloudBuckets).set({ isCurrent: false }).where(eq(cloudBuckets.id, current.id));
  if (!target) await tx.insert(cloudBuckets).values({ ...values, isCurrent: true });
  else
    await tx
      .update(cloudBuckets)
      .set({ ...values, isCurrent: true, updatedAt: nowSql })
      .where(eq(cloudBuckets.id, target.id));
}

const asRow = ({ accessKey, bucket, host, zone, type }: NewCloudSettings) => ({
  accessKey: accessKey.trim(),
  bucket: bucket.trim(),
  host: host.trim(),
  zone: zone.trim(),
  type,
});

function check(sent: NewCloudSettings, { usual }: Place): void {
  const { bucket, host, zone } = asRow(sent);
  if (host !== '' && endpointOf(host) === undefined) fail('file.cloud_host', {}, { host: 'file.cloud_host' });
  if (bucket !== '' && !isBucketName(bucket)) fail('file.cloud_bucket', {}, { bucket: 'file.cloud_bucket' });
  if (regionOf(zone) === undefined) fail('file.cloud_zone', {}, { zone: 'file.cloud_zone' });
  // Its private files would be taken for the library's.
  if (usual && usual.bucket === bucket && usual.endpoint === endpointOf(host))
    fail('file.cloud_is_usual', {}, { bucket: 'file.cloud_is_usual' });
}

const isSamePlace = (row: CloudBucketRow, { bucket, host }: NewCloudSettings): boolean =>
  row.bucket === bucket.trim() && endpointOf(row.host) === endpointOf(host.trim());

/** The row that these settings change: the current one, or the one that has this bucket already; none where a new one is needed. */
async function rowFor(tx: Tx, current: CloudBucketRow, sent: NewCloudSettings): Promise<CloudBucketRow | undefined> {
  if (isSamePlace(current, sent)) return current;
  const others = await tx.select().from(cloudBuckets).where(ne(cloudBuckets.id, current.id));
  const known = others.find((row) => isSamePlace(row, sent));
  if (known) return known;
  const [used] = await tx
    .select({ id: files.id })
    .from(files)
    .where(sql`starts_with(${files.storageKey}, ${`cloud/${current.id}/`})`)
    .limit(1);
  return used ? undefined : current;
}

/** What was masked stays. */
const secretOf = ({ secretKey }: NewCloudSettings, before: CloudBucketRow, secret: Buffer): string =>
  secretKey === hiddenSecret ? before.sealedSecret : secretKey === '' ? '' : seal(bucketKey(secret), secretKey);
