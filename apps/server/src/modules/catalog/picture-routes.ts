import { pictureWidths } from '@kouan/contract';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { App } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { drawingQueue } from './drawing-queue.ts';
import { drawOffered, type Picture } from './offered-drawings.ts';
import { drawPlaceholder, placeholderKey } from './placeholder-picture.ts';
import { storedPictureName } from './picture-names.ts';
import { hasPictureKey } from './product-queries.ts';

const keyForm = /^[a-z0-9-]{1,80}$/;
const fileForm = /^(\d{1,2})\.(\d{3})\.webp$/;
const drawAtOnce = 2;
const maxWaiting = 500;

/** Pictures of products: copied ones, and our own drawings made when first asked for; kept in the storage, the same for ever. */
export function pictureRoutes(app: App, { db, storage }: Pick<Kit, 'db' | 'storage'>): void {
  const inTurn = drawingQueue({ running: drawAtOnce, waiting: maxWaiting });

  app.get<{ Params: { key: string; file: string } }>('/picture/:key/:file', async (request, reply) => {
    const picture = pictureOf(request.params);
    const name = storedPictureName(picture);
    const content =
      (await storage.get(name)) ??
      (await inTurn(name, async () => {
        const drawn = await draw(db, picture);
        await storage.put(name, drawn);
        return drawn;
      }));
    return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(content);
  });
}

/** Throws request.not_found for whatever is no address of a picture. */
function pictureOf({ key, file }: { key: string; file: string }): Picture {
  const [, view, width] = fileForm.exec(file) ?? [];
  const widthPx = pictureWidths.find((one) => String(one) === width);
  if (!keyForm.test(key) || view === undefined || widthPx === undefined) fail('request.not_found');
  return { key, view: Number(view), widthPx };
}

async function draw(db: Db, picture: Picture): Promise<Buffer> {
  const { key, view, widthPx } = picture;
  if (key === placeholderKey && view === 0) return drawPlaceholder(widthPx);
  if (!(await hasPictureKey(db, key))) fail('request.not_found');
  return (await drawOffered(picture)) ?? fail('request.not_found');
}
