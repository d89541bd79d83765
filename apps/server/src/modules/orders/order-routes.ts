import * as contract from '@kouan/contract';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import { sendSheet } from '../../platform/xlsx.ts';
import { countTry, findUserIds } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { acceptOrder } from './accept-order.ts';
import { adjustmentRoutes } from './adjustment-routes.ts';
import { requireAssignee } from './assign-order.ts';
import { cancelOrder, refuseOrder } from './cancel-order.ts';
import { estimateGoods } from './estimate-goods.ts';
import { makeQuote } from './make-quote.ts';
import { countByStatus, countOfBuyer, listOrderRecords, type OrderFilter } from './order-list-queries.ts';
import { partsOfOrders, toOrderRow } from './order-rows.ts';
import { orderColumns, orderSheetRows } from './order-sheet.ts';
import { getOrderView, type OrderViewer } from './order-view.ts';
import { placeOrder } from './place-order.ts';
import { requirePrice } from './price-check.ts';
import { reorder } from './reorder.ts';
import { listStoreOrders } from './store-orders.ts';
import { workRoutes } from './work-routes.ts';

export function orderRoutes(app: App): void {
  route(app, contract.estimateGoods, ({ db, body }) => estimateGoods(db, body));

  route(app, contract.makeQuote, async ({ body, actor, address, inTransaction }) => {
    const { quotesPerAddressPerMinute: max } = await parameters(app.kouan.db);
    const limit = { kind: 'quote', subject: address, max, windowMinutes: 1 };
    if (await countTry(app.kouan.db, limit)) fail('request.too_many');
    return inTransaction((tx) => makeQuote(tx, { ...body, buyerId: actor?.id ?? null }));
  });
  buyerRoutes(app);
  staffRoutes(app);
  workRoutes(app);
  adjustmentRoutes(app);
}

const buyer = (actor: { id: number }): OrderViewer => ({ kind: 'buyer', id: actor.id });
const staff = (actor: { id: number }): OrderViewer => ({ kind: 'staff', id: actor.id });

function buyerRoutes(app: App): void {
  route(app, contract.placeOrder, ({ body, actor, language, inTransaction }) =>
    inTransaction(async (tx) =>
      getOrderView(tx, { ...(await placeOrder(tx, { ...body, buyerId: actor.id, language })), viewer: buyer(actor) }),
    ),
  );
  route(app, contract.listMyOrders, ({ query, actor, db }) =>
    orderPage(db, { ...query, buyerId: actor.id }, buyer(actor)),
  );
  route(app, contract.downloadMyOrders, async ({ query, actor, language, db, reply }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const rows = await orderSheetRows(db, { filter: { ...query, buyerId: actor.id, timeZone }, viewer: buyer(actor) });
    return sendSheet({ reply, language }, { name: 'orders', columns: orderColumns({ language, timeZone }), rows });
  });
  route(app, contract.countMyOrders, async ({ actor, db }) => {
    const byStatus = await countOfBuyer(db, actor.id);
    return { ...counts(byStatus), byStatus, waiting: byStatus.reduce((sum, { waiting }) => sum + waiting, 0) };
  });
  route(app, contract.getMyOrder, ({ params, actor, db }) => getOrderView(db, { ...params, viewer: buyer(actor) }));
  route(app, contract.listStoreOrders, ({ query, actor, db }) => listStoreOrders(db, { ownerId: actor.id, query }));
  route(app, contract.reorder, ({ params, actor, inTransaction }) =>
    inTransaction(async (tx) => ({ lines: await reorder(tx, { ...params, buyerId: actor.id }) })),
  );
  route(app, contract.cancelOrder, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await cancelOrder(tx, { ...params, ...body, buyerId: actor.id });
      return getOrderView(tx, { ...params, viewer: buyer(actor) });
    }),
  );
}

function staffRoutes(app: App): void {
  route(app, contract.listOrders, async ({ query: { buyer: word, assigned, ...query }, actor, db }) =>
    orderPage(
      db,
      {
        ...query,
        assignedTo: assigned === 'me' ? actor.id : assigned,
        buyerId: 'any',
        buyerIds: word?.trim() ? await findUserIds(db, word.trim()) : undefined,
      },
      staff(actor),
    ),
  );
  route(app, contract.countOrders, async ({ db }) => counts(await countByStatus(db)));
  route(app, contract.getOrder, ({ params, actor, db }) => getOrderView(db, { ...params, viewer: staff(actor) }));
  route(app, contract.acceptOrder, ({ params, actor, inTransaction }) =>
    inTransaction((tx) => accepted(tx, { ...params, actorId: actor.id, keepsPrice: false })),
  );
  route(app, contract.acceptAtOrderedPrice, ({ params, actor, inTransaction }) =>
    inTransaction((tx) => accepted(tx, { ...params, actorId: actor.id, keepsPrice: true })),
  );
  route(app, contract.refuseOrder, ({ params, body, actor, inTransaction }) =>
    inTransaction(async (tx) => {
      await requireAssignee(tx, { ...params, actorId: actor.id });
      await refuseOrder(tx, { ...params, ...body, actorId: actor.id });
      return getOrderView(tx, { ...params, viewer: staff(actor) });
    }),
  );
}

async function accepted(tx: Tx, act: { number: string; actorId: number; keepsPrice: boolean }) {
  const { number, actorId } = act;
  await requireAssignee(tx, act);
  await requirePrice(tx, act);
  await acceptOrder(tx, { number, actorId });
  return getOrderView(tx, { number, viewer: staff({ id: actorId }) });
}

async function orderPage(db: Reader, filter: Omit<OrderFilter, 'timeZone'>, viewer: OrderViewer) {
  // Only days ask where the business is.
  const timeZone = filter.from || filter.to ? (await parameters(db)).businessTimeZone : 'UTC';
  const { rows, total } = await listOrderRecords(db, { ...filter, timeZone });
  return { content: (await partsOfOrders(db, rows)).map((parts) => toOrderRow(parts, viewer)), totalElements: total };
}

const counts = (byStatus: Awaited<ReturnType<typeof countByStatus>>) => ({
  total: byStatus.reduce((sum, { count }) => sum + count, 0),
  byStatus,
});
