import * as contract from '@kouan/contract';
import { currentTime } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import { type App, route } from '../../platform/http.ts';
import { together } from '../../platform/together.ts';
import { sendSheet } from '../../platform/xlsx.ts';
import { findOrderLineIds, getOrderBrief, getOrderView, orderLineBriefs } from '../orders/index.ts';
import { parameters } from '../settings/index.ts';
import { toBatchViews } from './batch-view.ts';
import { closeShort } from './close-short.ts';
import { receiveGoods } from './receive-goods.ts';
import { recordPurchase } from './record-purchase.ts';
import { listBatchRows, listStock, oldestBatches, type StockHits } from './stock-list-queries.ts';
import { stockColumns, stockSheetRows } from './stock-sheet.ts';
import { settleBatchWeight } from './weight-check.ts';

const defaultSize = 15;
/** How many batches of a SKU the stock page shows at once; the others are a page of their own. */
const batchesShown = 5;

export function warehouseRoutes(app: App): void {
  staffRoutes(app);
  route(app, contract.listMyStock, ({ query, actor, db, secret }) =>
    stockPage(db, secret, { buyerId: actor.id, ...query }),
  );
  route(app, contract.downloadMyStock, async ({ query, actor, language, db, reply }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const rows = await stockSheetRows(db, await hitsOf(db, { buyerId: actor.id, ...query }));
    const columns = stockColumns({ language, timeZone, now: await currentTime(db) });
    return sendSheet({ reply, language }, { name: 'stock', columns, rows });
  });
  route(app, contract.listMyBatches, async ({ query, actor, db, secret }) => {
    const { skuId, page = 0, size = defaultSize } = query;
    const { rows, total } = await listBatchRows(db, { buyerId: actor.id, skuId, isLeft: true, page, size });
    return { content: await toBatchViews(db, secret, rows), totalElements: total };
  });
  route(app, contract.listOrderBatches, async ({ params, actor, db, secret }) => {
    const order = await getOrderBrief(db, { number: params.number, buyerId: actor.id });
    const { rows } = await listBatchRows(db, { buyerId: actor.id, orderId: order.id });
    return toBatchViews(db, secret, rows);
  });
}

function staffRoutes(app: App): void {
  route(app, contract.recordPurchase, async ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await recordPurchase(tx, { ...params, ...body, actorId: actor.id });
      return getOrderView(tx, { number: params.number, viewer: { kind: 'staff', id: actor.id } });
    }),
  );
  route(app, contract.receiveGoods, async ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const { orderId } = await receiveGoods(tx, { ...params, ...body, actorId: actor.id });
      const { rows } = await listBatchRows(tx, { buyerId: 'any', orderId });
      const order = await getOrderView(tx, { number: params.number, viewer: { kind: 'staff', id: actor.id } });
      return { order, batches: await toBatchViews(tx, secret, rows) };
    }),
  );
  route(app, contract.closeShort, async ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await closeShort(tx, { ...params, ...body, actorId: actor.id });
      return getOrderView(tx, { number: params.number, viewer: { kind: 'staff', id: actor.id } });
    }),
  );
  route(app, contract.listBatches, async ({ query, db, secret }) => {
    const order = query.orderNumber
      ? await getOrderBrief(db, { number: query.orderNumber, buyerId: 'any' })
      : undefined;
    const { rows, total } = await listBatchRows(db, {
      buyerId: 'any',
      ...(order ? { orderId: order.id } : {}),
      ...(query.number ? { number: query.number } : {}),
      isHeld: query.isHeld === true,
      page: query.page ?? 0,
      size: query.size ?? defaultSize,
    });
    return { content: await toBatchViews(db, secret, rows), totalElements: total };
  });
  route(app, contract.settleBatchWeight, async ({ params, body, actor, inTransaction, secret }) =>
    inTransaction(async (tx) => {
      const id = await settleBatchWeight(tx, { ...params, ...body, actorId: actor.id });
      const { rows } = await listBatchRows(tx, { buyerId: 'any', ids: [id] });
      const [view] = await toBatchViews(tx, secret, rows);
      return view ?? fail('warehouse.batch_not_found');
    }),
  );
}

type StockSearch = { buyerId: number; blurry?: string | undefined; days?: number | undefined };
type StockQuery = StockSearch & {
  page?: number | undefined;
  size?: number | undefined;
  batches?: number | undefined;
};

async function hitsOf(db: Reader, { buyerId, blurry, days }: StockSearch): Promise<StockHits> {
  const lineIds = blurry ? await findOrderLineIds(db, { buyerId, word: blurry }) : undefined;
  return { buyerId, lineIds, days };
}

async function stockPage(db: Reader, secret: Buffer, query: StockQuery) {
  const { buyerId, page = 0, size = defaultSize, batches: most = batchesShown } = query;
  const { rows, total, totals } = await listStock(db, { ...(await hitsOf(db, query)), page, size });
  const lineOfRows = rows.map((row) => row.lineId);
  const skuIds = rows.flatMap((row) => row.skuId ?? []);
  const [lines, held] = await together(db, (reader) => [
    orderLineBriefs(reader, lineOfRows),
    oldestBatches(reader, { buyerId, skuIds, most }),
  ]);
  const skuOf = new Map(held.map((row) => [row.number, row.skuId]));
  const batches = groupBy(await toBatchViews(db, secret, held), ({ number }) => skuOf.get(String(number)));
  const content = rows.map(({ lineId, ...row }) => ({
    ...row,
    title: lines.get(lineId)?.title ?? { cn: '', en: '', vi: '' },
    specValues: lines.get(lineId)?.specValues ?? [],
    imageUrl: lines.get(lineId)?.imageUrl ?? '',
    batches: row.skuId === null ? [] : (batches.get(row.skuId) ?? []),
  }));
  return { content, totalElements: total, totals };
}
