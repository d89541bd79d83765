import sharp from 'sharp';
import { drawProductPicture, type PictureInput } from './scene.ts';

const widestPx = 1600;
const webpQuality = 82;

/** Draws a product picture as a square webp, `widthPx` (1 to 1600) wide. Throws a RangeError for another width. */
export async function renderProductPicture(input: PictureInput, widthPx: number): Promise<Buffer> {
  if (!Number.isInteger(widthPx) || widthPx < 1 || widthPx > widestPx)
    throw new RangeError(`widthPx must be 1 to ${widestPx}`);

  const density = Math.max(72, Math.ceil((72 * widthPx) / 800));
  return sharp(Buffer.from(drawProductPicture(input)), { density })
    .resize(widthPx, widthPx, { fit: 'fill' })
    .webp({ quality: webpQuality })
    .toBuffer();
}
