import type { Picture } from '../modules/catalog/index.ts';
import { demoProducts, renderProductPicture } from './catalog/index.ts';

const picturesByKey = new Map(demoProducts.map(({ key, pictures }) => [key, pictures]));

/** Draws a picture of a demo product as webp; undefined for one that it does not have. */
export async function drawDemoPicture({ key, view, widthPx }: Picture): Promise<Buffer | undefined> {
  const picture = picturesByKey.get(key)?.[view];
  return picture && renderProductPicture(picture, widthPx);
}
