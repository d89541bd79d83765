import { buffer } from 'node:stream/consumers';
import type { Kit } from '../../platform/module.ts';
import { drawForPaper } from './draw-picture.ts';
import type { FileRow } from './file-tables.ts';

/** A stored picture as a JPEG for a paper; undefined for what is none, or is no longer there. Throws server.busy. */
export async function printedPicture(storage: Kit['storage'], row: FileRow): Promise<Buffer | undefined> {
  if (row.type !== '图片') return undefined;
  const content = await storage.get(row.storageKey);
  return content && drawForPaper(await buffer(content));
}
