import type { Reader } from '../../platform/db.ts';
import { readCloudKey } from './cloud-keys.ts';
import { type CloudBucketRow, cloudBuckets } from './cloud-tables.ts';
import { openUrl, signedUrl } from './file-links.ts';
import type { FileRow } from './file-tables.ts';

/** Where files of the library lie, and by which address they open. */
export type CloudAddresses = {
  bucketOf: (file: FileRow) => string | undefined;
  /** A file of a private bucket has no open address. */
  isPrivate: (file: FileRow) => boolean;
  urlOf: (file: FileRow) => string;
};

export async function cloudAddresses(db: Reader, secret: Buffer): Promise<CloudAddresses> {
  const buckets = new Map((await db.select().from(cloudBuckets)).map((row) => [row.id, row]));
  const find = ({ storageKey }: FileRow): CloudBucketRow | undefined =>
    buckets.get(readCloudKey(storageKey)?.bucketId ?? 0);
  const isPrivate = (file: FileRow) => find(file)?.type === '私有';
  return {
    isPrivate,
    bucketOf: (file) => find(file)?.bucket,
    urlOf: (file) => (isPrivate(file) ? signedUrl(secret, file) : openUrl(file)),
  };
}
