import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { fail } from '../../platform/errors.ts';

export type ReadPicture = { data: Buffer; suffix: string; mimeType: string; width: number; height: number };

const maxPixels = 50_000_000;
const maxFrames = 200;
const timeoutSeconds = 20;
/** By what the bytes say: the endings that may stand for it. */
const endings: Record<string, readonly string[]> = { jpg: ['jpg', 'jpeg'], png: ['png'], webp: ['webp'], gif: ['gif'] };

/**
 * A picture drawn anew in its own format, without metadata and without whatever followed it in the file. Throws
 * file.not_a_picture, file.name_not_allowed.
 */
export async function readPicture(data: Buffer, fileName: string): Promise<ReadPicture> {
  const found = await fileTypeFromBuffer(data).catch(() => undefined);
  const allowed = found && Object.hasOwn(endings, found.ext) ? endings[found.ext] : undefined;
  if (!found || !allowed) fail('file.not_a_picture');
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase();
  if (ending === undefined || !allowed.includes(ending)) fail('file.name_not_allowed');
  try {
    const isAnimated = found.ext === 'gif' || found.ext === 'webp';
    const picture = sharp(data, { limitInputPixels: maxPixels, animated: isAnimated, pages: isAnimated ? -1 : 1, failOn: 'error' }).timeout({ seconds: timeoutSeconds });
    const { pages = 1, pageHeight } = await picture.metadata();
    if (pages > maxFrames) fail('file.not_a_picture');
    const { data: drawn, info } = await picture.autoOrient().toFormat(found.ext === 'jpg' ? 'jpeg' : found.ext === 'png' ? 'png' : found.ext === 'gif' ? 'gif' : 'webp').toBuffer({ resolveWithObject: true });
    return { data: drawn, suffix: found.ext, mimeType: found.mime, width: info.width, height: pageHeight ?? info.height };
  } catch {
    return fail('file.not_a_picture');
  }
}
