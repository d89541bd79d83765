import { transaction } from '../../platform/db.ts';
import type { Kit } from '../../platform/module.ts';
import { keepPicture, showPictures } from '../catalog/index.ts';
import { filesByIds } from '../files/index.ts';

/** Draws a buyer's screenshot anew as the picture of the product that was made of it. Harmless to repeat. */
export async function showScreenshot(
  { db, storage, log }: Kit,
  { productId, fileId }: { productId: number; fileId: number },
): Promise<void> {
  const [file] = await filesByIds(db, [fileId]);
  const stored = file && (await storage.get(file.storageKey));
  if (!stored) return log.debug({ fileId }, 'the screenshot is gone');
  const chunks: Buffer[] = [];
  for await (const chunk of stored as AsyncIterable<Buffer>) chunks.push(chunk);
  const key = await keepPicture(storage, Buffer.concat(chunks));
  await transaction(db, (tx) => showPictures(tx, productId, { gallery: [key], values: new Map() }));
}
