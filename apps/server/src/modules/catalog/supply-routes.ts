import * as contract from '@kouan/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { stores } from './catalog-tables.ts';
import { addGoods, dropGoods, type Editor, saveGoods, submitGoods, withdrawGoods } from './edit-goods.ts';
import { goodsHistory } from './goods-history.ts';
import { getReview, listGoods, listReviews } from './goods-list.ts';
import { keepGoodsPicture } from './goods-pictures.ts';
import { getGoods, isGoodsContent, openRevisionOf } from './goods-queries.ts';
import { sendGoodsSheet, sendGoodsTemplate } from './goods-sheets.ts';
import { setGoodsOnSale, setGoodsStock } from './goods-stock.ts';
import { toGoodsView } from './goods-view.ts';
import { importGoods, sheetOf } from './import-goods.ts';
import { decideGoods } from './review-goods.ts';
import { asOwner, mayEdit, mayRead } from './supply-scope.ts';
import { findStoreOf, listStoreFacts, profileOf, saveMyStore, saveStore } from './store-profile.ts';

const shown = async (db: Reader, publicId: string, editor: Editor) =>
  toGoodsView(db, await getGoods(db, { publicId, scope: editor.scope }), editor);

/** Stores and their goods, for suppliers and staff alike. */
export function supplyRoutes(app: App, kit: Pick<Kit, 'storage'>): void {
  goodsRoutes(app);
  draftRoutes(app);
  storeRoutes(app);
  reviewRoutes(app);
  sheetRoutes(app);
  route(app, contract.addGoodsPicture, async ({ file }) => ({
    url: await keepGoodsPicture(kit.storage, await file(contract.maxPictureBytes)),
  }));
}

function goodsRoutes(app: App): void {
  route(app, contract.listGoods, ({ db, query, actor }) =>
    listGoods(db, { filter: query, scope: mayRead(actor).scope }),
  );
  route(app, contract.getGoods, ({ db, params, actor }) => shown(db, params.id, mayRead(actor)));
  route(app, contract.listGoodsHistory, ({ db, params, actor }) =>
    goodsHistory(db, { publicId: params.id, scope: mayRead(actor).scope }),
  );
  route(app, contract.setGoodsOnSale, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const editor = mayEdit(actor);
      await setGoodsOnSale(tx, { publicId: params.id, isOnSale: body.isOnSale, editor });
      return shown(tx, params.id, editor);
    }),
  );
  route(app, contract.setGoodsStock, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const editor = mayEdit(actor);
      await setGoodsStock(tx, { publicId: params.id, wanted: body.skus, editor });
      return shown(tx, params.id, editor);
    }),
  );
}

function draftRoutes(app: App): void {
  route(app, contract.addGoods, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const editor = mayEdit(actor);
      return shown(tx, await addGoods(tx, { content: body.content, storeId: body.store, editor }), editor);
    }),
  );
  route(app, contract.saveGoods, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      const editor = mayEdit(actor);
      await saveGoods(tx, { publicId: params.id, ...body, editor });
      return shown(tx, params.id, editor);
    }),
  );
  for (const [endpoint, move] of [
    [contract.submitGoods, submitGoods],
    [contract.withdrawGoods, withdrawGoods],
  ] as const)
    route(app, endpoint, ({ params, body, actor, inTransaction }) =>
      inTransaction(async (tx) => {
        await move(tx, { publicId: params.id, version: body.version, editor: asOwner(actor) });
        return shown(tx, params.id, asOwner(actor));
      }),
    );
  route(app, contract.dropGoods, async ({ params, query, actor, inTransaction }) => {
    await inTransaction((tx) => dropGoods(tx, { publicId: params.id, version: query.version, editor: asOwner(actor) }));
    return undefined;
  });
}

function storeRoutes(app: App): void {
  route(app, contract.getMyStore, async ({ db, actor }) => ({ store: (await findStoreOf(db, actor.id)) ?? null }));
  route(app, contract.saveMyStore, ({ body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await saveMyStore(tx, { ownerId: actor.id, ...body });
      return (await findStoreOf(tx, actor.id)) ?? contractBroken();
    }),
  );
  route(app, contract.listStores, ({ db, query }) => listStoreFacts(db, query));
  route(app, contract.saveStore, async ({ params, body, actor, inTransaction }) => {
    await inTransaction((tx) => saveStore(tx, { id: params.id, profile: body.profile, editorId: actor.id }));
    return undefined;
  });
}

const contractBroken = (): never => {
  throw new Error('Not true: a saved store is there');
};

function reviewRoutes(app: App): void {
  route(app, contract.listGoodsReviews, ({ db, query }) => listReviews(db, query));
  route(app, contract.getGoodsReview, ({ db, params }) =>
    getReview(db, params.id, async (storeId) => {
      const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
      const revision = await openRevisionOf(db, { profileOf: storeId });
      if (!store || !revision || isGoodsContent(revision.content)) return null;
      return { before: profileOf(store), after: revision.content };
    }),
  );
  route(app, contract.decideGoods, async ({ params, body, actor, inTransaction }) => {
    const { reason = '', ...decision } = body;
    await inTransaction((tx) => decideGoods(tx, { id: params.id, ...decision, reason, reviewerId: actor.id }));
    return undefined;
  });
}

function sheetRoutes(app: App): void {
  route(app, contract.downloadGoodsTemplate, ({ db, reply, language }) => sendGoodsTemplate(db, reply, language));
  route(app, contract.downloadGoods, ({ db, reply, query, actor, language }) =>
    sendGoodsSheet(db, reply, { filter: query, scope: mayRead(actor).scope, language }),
  );
  route(app, contract.importGoods, async ({ actor, language, file, inTransaction }) => {
    const { data } = await file(contract.maxGoodsSheetBytes);
    const sheet = await sheetOf(data);
    return inTransaction((tx) => importGoods(tx, { sheet, editor: asOwner(actor), language }));
  });
}
