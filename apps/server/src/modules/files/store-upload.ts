import type { FilePurpose } from '@kouan/contract';
import type { Kit } from '../../platform/module.ts';
import { randomToken, sha256 } from '../../platform/random.ts';
import { cloudKeyOf } from './cloud-keys.ts';
import { drawPicture } from './draw-picture.ts';
import { kindOf } from './file-kinds.ts';
import type { NewFile } from './file-tables.ts';
import { pictureMarks } from './picture-marks.ts';

type Upload = { data: Buffer; name: string; type: string };
/** The row that is to be written next, by whoever knows the owner. */
export type StoredUpload = Omit<NewFile, 'ownerId'>;

const maxNameLength = 200;

/**
 * The one way into the storage: kind by bytes, pictures drawn anew, our own random name. Keeps the content outside of
 * any transaction, with `bucketId` in that bucket. Throws file.not_a_picture, file.type_not_allowed, file.name_not_allowed, server.busy.
 */
export async function storeUpload(
  storage: Kit['storage'],
  upload: Upload,
  purpose: FilePurpose,
  bucketId?: number,
): Promise<StoredUpload> {
  const kind = await kindOf(upload, purpose);
  const picture = kind.picture
    ? await drawPicture(upload.data, { ...kind.picture, isAvatar: purpose === 'avatar' })
    : undefined;
  const marks = purpose === 'picture' && picture ? await pictureMarks(upload.data) : undefined;
  const data = picture?.data ?? upload.data;
  const realName = `${randomToken(18)}.${kind.suffix}`;
  const path = `uploads/${shelfOf(realName)}/f${realName}`;
  const storageKey = bucketId === undefined ? path : cloudKeyOf(bucketId, path);
  await storage.put(storageKey, data);
  return {
    storageKey,
    realName,
    name: shownName(upload.name),
    suffix: kind.suffix,
    type: kind.type,
    mimeType: kind.mimeType,
    bytes: data.length,
    sha256: sha256(data),
    width: picture?.width,
    height: picture?.height,
    ...marks,
    purpose,
  };
}

/** A picture that anybody may have sent. */
export const storePicture = (storage: Kit['storage'], upload: Upload): Promise<StoredUpload> =>
  storeUpload(storage, upload, 'picture');

const shelfOf = (realName: string): string =>
  realName
    .slice(0, 2)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '0');

/** The sender's own name for the file, to be shown only: no path, no control or direction marks. */
export const shownName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"]/gu, '')
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed() || 'file';
