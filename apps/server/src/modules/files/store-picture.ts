import type { Kit } from '../../platform/module.ts';
import type { Tx } from '../../platform/db.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { insertFile } from './file-queries.ts';
import type { FileRow } from './file-tables.ts';
import { readPicture } from './read-picture.ts';

export const maxPictureBytes = 10 * 1_048_576;
const pictureType = '图片';
const maxNameLength = 200;

/** Keeps an uploaded picture under our own name: content first, then its row. Throws file.not_a_picture and the like. */
export async function storePicture(tx: Tx, storage: Kit['storage'], upload: { data: Buffer; name: string; ownerId: number }): Promise<FileRow> {
  const picture = await readPicture(upload.data, upload.name);
  const realName = `${randomToken(18)}.${picture.suffix}`;
  const storageKey = `uploads/${realName.slice(0, 2).toLowerCase().replace(/[^a-z0-9]/g, '0')}/f${realName}`;
  await storage.put(storageKey, picture.data);
  return insertFile(tx, {
    storageKey, realName, name: shownName(upload.name), suffix: picture.suffix, type: pictureType, mimeType: picture.mimeType, bytes: picture.data.length,
    sha256: sha256(picture.data), width: picture.width, height: picture.height, ownerId: upload.ownerId,
  });
}

/** The sender's own name for the file, to be shown only: no path, no control or direction marks. */
const shownName = (name: string): string =>
  name.replace(/^.*[\\/]/, '').replace(/[\p{Cc}\p{Cf}\p{Cs}"]/gu, '').slice(0, maxNameLength) || 'picture';
