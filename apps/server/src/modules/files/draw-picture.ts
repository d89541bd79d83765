import sharp from 'sharp';
import { fail } from '../../platform/errors.ts';
import { takeTurns } from '../../platform/turns.ts';
import type { PictureFormat } from './file-kinds.ts';

export type DrawnPicture = { data: Buffer; width: number; height: number };

const maxPixels = 50_000_000;
const maxFrames = 200;
const timeoutSeconds = 20;
const avatarSide = 512;
const smallSide = 480;
const smallQuality = 78;
/** Unpacked pictures are large: so many are in memory at a time. */
const inTurn = takeTurns({ running: 2, waiting: 200 });

/**
 * A picture drawn anew in its own format, turned upright, without metadata and without whatever followed it in the
 * file; an avatar as a square that does not move. Throws file.not_a_picture, server.busy.
 */
export function drawPicture(
  data: Buffer,
  { format, mayMove, isAvatar }: { format: PictureFormat; mayMove: boolean; isAvatar: boolean },
): Promise<DrawnPicture> {
  return inTurn(async () => {
    const options = { limitInputPixels: maxPixels, animated: mayMove && !isAvatar, failOn: 'error' } as const;
    try {
      // The header alone tells the size: nothing is drawn that would be too much.
      const { pages = 1, pageHeight } = await sharp(data, options).metadata();
      if (pages > maxFrames) fail('file.not_a_picture');
      const upright = sharp(data, options).timeout({ seconds: timeoutSeconds }).autoOrient();
      const sized = isAvatar ? upright.resize(avatarSide, avatarSide, { fit: 'cover' }) : upright;
      const { data: drawn, info } = await sized.toFormat(format).toBuffer({ resolveWithObject: true });
      return { data: drawn, width: info.width, height: isAvatar ? info.height : (pageHeight ?? info.height) };
    } catch {
      return fail('file.not_a_picture');
    }
  });
}

/** A small WebP of a stored picture: its first frame, at most 480 pixels a side. Throws server.busy. */
export const drawSmall = (data: Buffer): Promise<Buffer> =>
  inTurn(() =>
    sharp(data, { limitInputPixels: maxPixels })
      .timeout({ seconds: timeoutSeconds })
      .resize(smallSide, smallSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: smallQuality })
      .toBuffer(),
  );

/** The same as a JPEG on white, as papers take it, twice as fine. Throws server.busy. */
export const drawForPaper = (data: Buffer): Promise<Buffer> =>
  inTurn(() =>
    sharp(data, { limitInputPixels: maxPixels })
      .timeout({ seconds: timeoutSeconds })
      .resize(2 * smallSide, 2 * smallSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: smallQuality })
      .toBuffer(),
  );
