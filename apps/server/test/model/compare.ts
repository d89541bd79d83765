import { getOrder } from '@kouan/contract';
import { allowedActions, moneyPanel } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { dueFen, factsOf, orderKey, walletFen, type World } from '../../../../packages/domain/test/model/world.ts';
import { orderOf, type Players } from './players.ts';

function expectedView(world: World) {
  const facts = factsOf(world);
  const hasRejection =
    facts.depositPayments?.at(-1) === 'rejected' || facts.shipments?.includes('paymentRejected') === true;
  const { paidFen, consumedFen, heldFen, refundedFen } = moneyPanel(world.ledger, orderKey);
  return {
    status: world.status,
    buyerActions: allowedActions(facts, 'buyer'),
    staffActions: allowedActions(facts, 'staff').filter((action) => action !== 'reReviewPayment' || hasRejection),
    money: [paidFen, consumedFen, heldFen, refundedFen].map(Number),
    walletFen: Number(walletFen(world)),
    payments: world.payments.map((payment) => [payment.status, Number(payment.amountFen), Number(dueFen(payment))]),
    lines: world.balances.map(({ open, ...places }) => ({ toBuy: open, ...places })),
  };
}

async function walletNow({ server, buyer }: Players): Promise<number> {
  const { rows } = await server.db.execute<{ fen: string }>(
    sql`select balance_fen as fen from wallets where buyer_id = ${buyer.id}`,
  );
  return Number(rows[0]?.fen ?? 0);
}

async function actualView(players: Players) {
  const order = await orderOf(players);
  const staff = await players.asAdmin.call(getOrder, { params: { number: players.number } });
  const { paidFen, consumedFen, heldFen, refundedFen } = order.money;
  return {
    status: order.status,
    buyerActions: order.allowedActions,
    staffActions: staff.data.allowedActions,
    money: [paidFen, consumedFen, heldFen, refundedFen],
    walletFen: await walletNow(players),
    payments: order.payments.map((payment) => [payment.status, payment.amountFen, payment.dueFen]),
    lines: order.lines.map((line) => {
      const { toBuy, inTransit, available, frozen, afterSales, shipped, short, returned, cancelled } = line;
      return { toBuy, inTransit, available, frozen, afterSales, shipped, short, returned, cancelled };
    }),
  };
}

/** The server says of the order exactly what the model says. */
export async function expectSame(players: Players, world: World, what: string): Promise<void> {
  expect(await actualView(players), what).toEqual(expectedView(world));
}
