import type { Kit } from '../../platform/module.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import type { files } from './file-tables.ts';
import { readPicture } from './read-picture.ts';

export const maxPictureBytes = 10 * 1_048_576;
const pictureType = '图片';
const maxNameLength = 200;

/**
 * Keeps the content of an uploaded picture under our own name, outside of any transaction; answers the row that is to be
 * written next. Throws file.not_a_picture, file.name_not_allowed.
 */
export async function storePicture(
  storage: Kit['storage'],
  upload: { data: Buffer; name: string; type: string },
): Promise<Omit<typeof files.$inferInsert, 'ownerId'>> {
  const picture = await readPicture(upload);
  const realName = `${randomToken(18)}.${picture.suffix}`;
  const storageKey = `uploads/${realName
    .slice(0, 2)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '0')}/f${realName}`;
  await storage.put(storageKey, picture.data);
  return {
    storageKey,
    realName,
    name: shownName(upload.name),
    suffix: picture.suffix,
    type: pictureType,
    mimeType: picture.mimeType,
    bytes: picture.data.length,
    sha256: sha256(picture.data),
    width: picture.width,
    height: picture.height,
  };
}

/** The sender's own name for the file, to be shown only: no path, no control or direction marks. */
const shownName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"]/gu, '')
    .slice(0, maxNameLength) || 'picture';
