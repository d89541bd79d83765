import { addMaterialFile, addMaterialText } from '../modules/catalog/index.ts';
import { keepUpload } from '../modules/files/index.ts';
import { findUserIds } from '../modules/identity/index.ts';
import { transaction } from '../platform/db.ts';
import { assert } from '../platform/errors.ts';
import type { Kit } from '../platform/module.ts';
import { demoProducts, type DemoProduct, renderProductPicture } from './catalog/index.ts';
import { findDemoProduct, hasMaterials } from './demo-queries.ts';

const furnishedProducts = 4;
const picturesOfEach = 3;
const widthPx = 800;

/** Our own drawings and the catalogue's words as promotion materials of the first demo products; nothing the second time. */
export async function fillDemoMaterials(kit: Kit): Promise<void> {
  if (await hasMaterials(kit.db)) return;
  const [actorId] = await findUserIds(kit.db, 'editor1');
  assert(actorId, 'editor1 is a demo account');
  for (const product of demoProducts.slice(0, furnishedProducts)) {
    const publicId = await findDemoProduct(kit.db, product.key);
    if (publicId !== undefined) await furnish(kit, product, { publicId, actorId });
  }
}

async function furnish(kit: Kit, product: DemoProduct, place: { publicId: string; actorId: number }): Promise<void> {
  const inTransaction = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(kit.db, work);
  const { title, summary } = product;
  const sentence = summary ?? title;
  await inTransaction((tx) => addMaterialText(tx, { ...place, title, body: sentence }));
  for (const [at, picture] of product.pictures.slice(0, picturesOfEach).entries()) {
    const upload = {
      data: await renderProductPicture(picture, widthPx),
      name: `${title.cn} ${at + 1}.webp`,
      type: 'image/webp',
    };
    await keepUpload(kit.storage, upload, {
      purpose: 'library',
      ownerId: place.actorId,
      inTransaction,
      async alsoDo(tx, stored) {
        await addMaterialFile(tx, stored, place);
        return stored;
      },
    });
  }
}
