import type { Storage } from '../../platform/storage.ts';
import { storePicture } from '../files/index.ts';
import { keepPicture } from './captured-pictures.ts';
import { pictureUrl } from './picture-names.ts';

/**
 * A picture that was sent goes through the one way of uploads and is drawn in all widths. Answers its address. Throws
 * file.not_a_picture, file.name_not_allowed, server.busy.
 */
export async function keepGoodsPicture(
  storage: Storage,
  upload: { data: Buffer; name: string; type: string },
): Promise<string> {
  const { storageKey } = await storePicture(storage, upload);
  // It is a picture within the limits: what is kept is drawn anew, in the widths of goods.
  await storage.delete(storageKey);
  return pictureUrl(await keepPicture(storage, upload.data));
}
