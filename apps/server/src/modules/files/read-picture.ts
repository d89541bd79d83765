import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { fail } from '../../platform/errors.ts';

export type ReadPicture = { data: Buffer; suffix: string; mimeType: string; width: number; height: number };

const maxPixels = 50_000_000;
const maxFrames = 200;
const timeoutSeconds = 20;
/** By what the bytes say: the endings and types that may stand for it, and the format in which it is drawn anew. */
const kinds: Record<
  string,
  { endings: readonly string[]; types: readonly string[]; format: 'jpeg' | 'png' | 'webp' | 'gif'; mayMove: boolean }
> = {
  jpg: { endings: ['jpg', 'jpeg'], types: ['image/jpeg', 'image/jpg', 'image/pjpeg'], format: 'jpeg', mayMove: false },
  png: { endings: ['png'], types: ['image/png', 'image/x-png'], format: 'png', mayMove: false },
  webp: { endings: ['webp'], types: ['image/webp'], format: 'webp', mayMove: true },
  gif: { endings: ['gif'], types: ['image/gif'], format: 'gif', mayMove: true },
};
/** What clients send when they do not know the type. */
const unsaidTypes: readonly string[] = ['', 'application/octet-stream'];

/**
 * A picture drawn anew in its own format, without metadata and without whatever followed it in the file. Throws
 * file.not_a_picture, file.name_not_allowed.
 */
export async function readPicture({
  data,
  name,
  type,
}: {
  data: Buffer;
  name: string;
  type: string;
}): Promise<ReadPicture> {
  const found = await fileTypeFromBuffer(data).catch(() => undefined);
  const kind = found && Object.hasOwn(kinds, found.ext) ? kinds[found.ext] : undefined;
  if (!found || !kind) fail('file.not_a_picture');
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined || !kind.endings.includes(ending)) fail('file.name_not_allowed');
  if (!unsaidTypes.includes(type) && !kind.types.includes(type)) fail('file.name_not_allowed');
  try {
    const options = { limitInputPixels: maxPixels, animated: kind.mayMove, failOn: 'error' } as const;
    // The header alone tells the size: nothing is drawn that would be too much.
    const { pages = 1, pageHeight } = await sharp(data, options).metadata();
    if (pages > maxFrames) fail('file.not_a_picture');
    const { data: drawn, info } = await sharp(data, options)
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .toFormat(kind.format)
      .toBuffer({ resolveWithObject: true });
    return {
      data: drawn,
      suffix: found.ext,
      mimeType: found.mime,
      width: info.width,
      height: pageHeight ?? info.height,
    };
  } catch {
    return fail('file.not_a_picture');
  }
}
