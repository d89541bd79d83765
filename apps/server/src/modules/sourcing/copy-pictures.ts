import { type ExtractedProduct, isPictureUrl } from '@kouan/sourcing';
import { eq } from 'drizzle-orm';
import { transaction } from '../../platform/db.ts';
import type { Kit } from '../../platform/module.ts';
import { sha256 } from '../../platform/random.ts';
import { FetchRefused, safeFetch } from '../../platform/safe-fetch.ts';
import { keepPicture, showPictures } from '../catalog/index.ts';
import { copiedPictures } from './capture-tables.ts';

const maxGallery = 10;
const maxValuePictures = 40;
const pictureTypes = /^image\/(?:jpeg|pjpeg|png|webp|gif|avif)\b/i;

/** The pictures of a page as they are asked for: its gallery, and those of its specification values. */
export type WantedPictures = { gallery: string[]; values: { name: string; image: string }[] };

/** What is copied of a page, limited. */
export const picturesOf = ({ images, specs }: Pick<ExtractedProduct, 'images' | 'specs'>): WantedPictures => ({
  gallery: [...new Set(images)].slice(0, maxGallery),
  values: specs
    .flatMap((spec) => spec.values)
    .flatMap(({ name, image }) => (image === null ? [] : [{ name, image }]))
    .slice(0, maxValuePictures),
});

/**
 * Copies the pictures of a captured product into our storage, drawn anew; the mall shows no picture of another site. A
 * picture that cannot be had is left out. Harmless to repeat.
 */
export async function copyPictures(
  kit: Kit,
  { productId, gallery, values }: WantedPictures & { productId: number },
): Promise<void> {
  const keys = new Map<string, string>();
  for (const url of new Set([...gallery, ...values.map(({ image }) => image)])) {
    const key = await copyOne(kit, url);
    if (key !== undefined) keys.set(url, key);
  }
  if (keys.size === 0) return;
  await transaction(kit.db, (tx) =>
    showPictures(tx, productId, {
      gallery: gallery.flatMap((url) => keys.get(url) ?? []),
      values: new Map(
        values.flatMap(({ name, image }) => {
          const key = keys.get(image);
          return key === undefined ? [] : [[name, key] as const];
        }),
      ),
    }),
  );
}

/** The key of a copied picture; undefined when its server does not give one. */
async function copyOne({ db, storage, outside, log }: Kit, url: string): Promise<string | undefined> {
  const urlHash = sha256(url);
  const [known] = await db.select().from(copiedPictures).where(eq(copiedPictures.urlHash, urlHash));
  if (known) return known.pictureKey;
  try {
    const { body } = await safeFetch(outside, url, {
      mayVisit: ({ href }) => isPictureUrl(href),
      types: pictureTypes,
    });
    const pictureKey = await keepPicture(storage, body);
    await db.insert(copiedPictures).values({ urlHash, pictureKey }).onConflictDoNothing();
    return pictureKey;
  } catch (error) {
    const reason = error instanceof FetchRefused ? error.failure : String(error);
    log.debug({ reason }, 'a picture was not copied');
    return undefined;
  }
}
