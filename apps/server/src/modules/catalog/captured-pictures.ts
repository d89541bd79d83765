import { pictureWidths } from '@kouan/contract';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Tx } from '../../platform/db.ts';
import { sha256 } from '../../platform/random.ts';
import type { Storage } from '../../platform/storage.ts';
import { products, skus } from './catalog-tables.ts';
import { pictureUrl, storedPictureName } from './picture-names.ts';

const maxPixels = 50_000_000;
const timeoutSeconds = 20;
const keyDigits = 32;

/**
 * Draws a picture of another site anew in all widths, on white, without metadata, and keeps it. Answers its key; the same
 * content always has the same key. Throws when the bytes are no picture.
 */
export async function keepPicture(storage: Storage, data: Buffer): Promise<string> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', animated: false } as const;
  const key = `c-${sha256(data).slice(0, keyDigits)}`;
  for (const width of pictureWidths) {
    const drawn = await sharp(data, options)
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(width, width, { fit: 'contain', background: '#ffffff' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 82 })
      .toBuffer();
    await storage.put(storedPictureName({ key, view: 0, widthPx: width }), drawn);
  }
  return key;
}

/** Pictures of a captured product by their keys: its gallery, and those of its Chinese specification values. */
export type ProductPictures = { gallery: readonly string[]; values: ReadonlyMap<string, string> };

/** Shows kept pictures at a captured product. Goods of the mall keep their own. */
export async function showPictures(tx: Tx, productId: number, { gallery, values }: ProductPictures): Promise<void> {
  const [product] = await tx.select().from(products).where(eq(products.id, productId)).for('update');
  if (!product || product.kind === 'mall') return;
  const urlOf = (name: string): string | null => {
    const key = values.get(name);
    return key === undefined ? null : pictureUrl(key);
  };
  await tx
    .update(products)
    .set({
      images: gallery.length > 0 ? gallery.map(pictureUrl) : product.images,
      specs: product.specs.map((spec) => ({
        ...spec,
        values: spec.values.map((value) => ({ ...value, imageUrl: urlOf(value.name.cn) ?? value.imageUrl })),
      })),
    })
    .where(eq(products.id, productId));
  for (const [name, key] of values) {
    await tx
      .update(skus)
      .set({ imageUrl: pictureUrl(key) })
      .where(sql`${skus.productId} = ${productId} and ${skus.specValues} @> ${JSON.stringify([{ cn: name }])}::jsonb`);
  }
}
