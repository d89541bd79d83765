import type { CloudFileRow, S3FileRow, StoredFile, StoredFileRow } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import type { CloudAddresses } from './cloud-addresses.ts';
import { openUrl } from './file-links.ts';
import type { ListedFile } from './file-list-queries.ts';
import type { FileRow } from './file-tables.ts';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** For people: whole KB, from one MB on with one digit behind the point. */
export const shownSize = (bytes: number): string =>
  bytes < megabyte ? `${Math.ceil(bytes / kilobyte)}KB` : `${Math.ceil((bytes * 10) / megabyte) / 10}MB`;

export const toStoredFile = (row: FileRow, timeZone: string): StoredFile => ({
  id: row.id,
  realName: row.realName,
  name: row.name,
  suffix: row.suffix,
  path: openUrl(row),
  type: row.type,
  size: shownSize(row.bytes),
  bytes: row.bytes,
  sha256: row.sha256,
  url: openUrl(row),
  createTime: formatDateTime(row.createdAt, timeZone),
});

/** A file of a private record or bucket is listed without an address. */
export function toFileRow(
  row: ListedFile,
  { timeZone, addresses }: { timeZone: string; addresses?: CloudAddresses },
): StoredFileRow {
  const { purpose, recordKind, width, height, createBy } = row;
  const stored = toStoredFile(row, timeZone);
  const url = row.recordId === null && !addresses?.isPrivate(row) ? stored.url : null;
  return { ...stored, path: url, url, purpose, recordKind, width, height, createBy };
}

export const toCloudRow = (
  row: FileRow,
  { addresses, usualBucket, timeZone }: { addresses: CloudAddresses; usualBucket: string; timeZone: string },
): CloudFileRow => ({
  id: row.id,
  key: row.name,
  bucket: addresses.bucketOf(row) ?? usualBucket,
  size: shownSize(row.bytes),
  url: addresses.urlOf(row),
  suffix: row.suffix,
  type: row.type,
  updateTime: formatDateTime(row.createdAt, timeZone),
});

export const toS3Row = (
  row: FileRow,
  { addresses, timeZone }: { addresses: CloudAddresses; timeZone: string },
): S3FileRow => ({
  id: row.id,
  fileName: row.name,
  fileRealName: row.realName,
  fileSize: shownSize(row.bytes),
  fileMimeType: row.mimeType,
  fileType: row.type,
  filePath: addresses.urlOf(row),
  createTime: formatDateTime(row.createdAt, timeZone),
});
