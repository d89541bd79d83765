import * as contract from '@kouan/contract';
import type { Reader, Tx } from '../../platform/db.ts';
import { type App, route } from '../../platform/http.ts';
import { sendSheet } from '../../platform/xlsx.ts';
import { skusForSale } from '../catalog/index.ts';
import { activeFeeSchedule, checkServices, currentRate } from '../settings/index.ts';
import { screenSkus } from '../sourcing/index.ts';
import { addLines } from './add-lines.ts';
import { cartOf } from './cart-queries.ts';
import { cartColumns } from './cart-sheet.ts';
import { toCartLine } from './cart-view.ts';
import { editLine } from './edit-line.ts';
import { editQuantities } from './edit-quantities.ts';
import { byStore, type JudgedLine, judgeLines } from './judge-lines.ts';
import { moveBackToCart, moveToInterest } from './move-to-interest.ts';
import { raiseLines } from './raise-lines.ts';
import { restoreLines } from './removed-lines.ts';
import { removeLines } from './remove-lines.ts';
import { keepSeenPrices } from './seen-prices.ts';

const defaultPageSize = 10;

export function cartRoutes(app: App): void {
  route(app, contract.getMyCart, async ({ db, query, actor }) => {
    const { page = 0, size = defaultPageSize } = query;
    const lines = await judgedCart(db, actor.id);
    return { content: lines.slice(page * size, (page + 1) * size).map(toCartLine), totalElements: lines.length };
  });

  route(app, contract.downloadMyCart, async ({ db, actor, language, reply }) => {
    const { rateVndPerCnyMicros } = await currentRate(db);
    const rows = await judgedCart(db, actor.id);
    return sendSheet({ reply, language }, { name: 'cart', columns: cartColumns(language, rateVndPerCnyMicros), rows });
  });

  route(app, contract.addToCart, async ({ body, actor, inTransaction }) => {
    await inTransaction(async (tx) => {
      await checkWished(tx, body.services);
      await addLines(tx, { buyerId: actor.id, lines: [body] });
    });
    return undefined;
  });

  route(app, contract.addLinesToCart, async ({ body, actor, inTransaction }) => {
    await inTransaction((tx) => addLines(tx, { buyerId: actor.id, lines: body.lines }));
    return undefined;
  });

  route(app, contract.raiseCartLines, async ({ body, actor, inTransaction }) => {
    await inTransaction((tx) => raiseLines(tx, { buyerId: actor.id, lines: body.lines }));
    return undefined;
  });

  route(app, contract.keepSeenPrices, async ({ body, actor, inTransaction }) => {
    await inTransaction((tx) => keepSeenPrices(tx, { buyerId: actor.id, lines: body.lines }));
    return undefined;
  });

  route(app, contract.editCartLine, async ({ body, actor, inTransaction }) => {
    await inTransaction(async (tx) => {
      await checkWished(tx, body.services);
      await editLine(tx, { ...body, buyerId: actor.id });
    });
    return undefined;
  });

  route(app, contract.editCartQuantities, async ({ body, actor, inTransaction }) => {
    await inTransaction((tx) => editQuantities(tx, { ...body, buyerId: actor.id }));
    return undefined;
  });
  outOfCartRoutes(app);
}

/** A buyer's whole cart at today's prices, store by store. */
async function judgedCart(db: Reader, buyerId: number): Promise<JudgedLine[]> {
  const rows = await cartOf(db, buyerId);
  const skus = await skusForSale(
    db,
    rows.map(({ skuId }) => skuId),
  );
  return byStore(judgeLines(rows, skus, await screenSkus(db, skus)));
}

/** Lines leave the cart and come back. */
function outOfCartRoutes(app: App): void {
  route(app, contract.moveToInterest, ({ params, actor, inTransaction }) =>
    inTransaction((tx) => moveToInterest(tx, { buyerId: actor.id, id: params.id })),
  );

  route(app, contract.moveBackToCart, async ({ params, body, actor, inTransaction }) => {
    await inTransaction((tx) => moveBackToCart(tx, { buyerId: actor.id, ...params, ...body }));
    return undefined;
  });

  route(app, contract.removeFromCart, async ({ body, actor, inTransaction }) => {
    await inTransaction((tx) => removeLines(tx, { buyerId: actor.id, ids: idsOf(body) }));
    return undefined;
  });

  route(app, contract.restoreCartLines, async ({ body, actor, inTransaction }) => {
    await inTransaction((tx) => restoreLines(tx, { buyerId: actor.id, ids: body.ids }));
    return undefined;
  });
}

/** Services are wished for by the rules of the schedule in force. Throws what `checkServices` throws. */
async function checkWished(tx: Tx, services: contract.LineWishes['services'] = []): Promise<void> {
  if (services.length > 0) checkServices((await activeFeeSchedule(tx)).schedule, services);
}

function idsOf(body: number | number[] | { id: number }): number[] {
  if (Array.isArray(body)) return body;
  return typeof body === 'number' ? [body] : [body.id];
}
