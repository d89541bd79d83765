import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FileRef } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { filesByIds } from './file-queries.ts';
import type { FileRow } from './file-tables.ts';

const goodForSeconds = 600;

const sign = (secret: Buffer, id: number, expires: number): string =>
  createHmac('sha256', secret).update(`file ${id} ${expires}`).digest('base64url');

/** The open address of an unbound file. */
export const openUrl = (file: Pick<FileRow, 'type' | 'realName'>): string =>
  `/file/${encodeURIComponent(file.type)}/${file.realName}`;

/** The address of a file for whoever may see its record: signed, good for ten to twenty minutes. */
export function fileUrl(secret: Buffer, file: FileRow): string {
  return file.recordId === null ? openUrl(file) : signedUrl(secret, file);
}

/** Good for ten to twenty minutes, for a file that is not open by its name. */
export function signedUrl(secret: Buffer, file: Pick<FileRow, 'id'>): string {
  // The same address within a ten minutes' step, so that browsers may keep the picture that long.
  const expires = (Math.floor(Date.now() / 1000 / goodForSeconds) + 2) * goodForSeconds;
  return `/api/files/${file.id}/content?expires=${expires}&signature=${sign(secret, file.id, expires)}`;
}

export function isSignatureGood(
  secret: Buffer,
  { id, expires, signature }: { id: number; expires: number; signature: string },
): boolean {
  const wanted = Buffer.from(sign(secret, id, expires));
  const given = Buffer.from(signature);
  return expires * 1000 > Date.now() && wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** References in the order of the ids; unknown ids are left out. */
export async function fileRefs(db: Reader, secret: Buffer, ids: readonly number[]): Promise<FileRef[]> {
  const rows = new Map((await filesByIds(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [{ id, url: fileUrl(secret, row), name: row.name, isPicture: row.type === '图片' }] : [];
  });
}

/** What a reviewer is warned by: content, looks and what the metadata said. In the order of the ids. */
export async function fileMarks(
  db: Reader,
  ids: readonly number[],
): Promise<{ fileId: number; sha256: string; pictureHash: string | null; editedWith: string }[]> {
  const rows = new Map((await filesByIds(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((fileId) => {
    const row = rows.get(fileId);
    return row ? [{ fileId, sha256: row.sha256, pictureHash: row.pictureHash, editedWith: row.editedWith }] : [];
  });
}
