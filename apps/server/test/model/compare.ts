import { getOrder, getReview, type OrderView } from '@kouan/contract';
import { allowedActions, moneyPanel } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { canReReview } from '../../../../packages/domain/test/model/pay.ts';
import { dueFen, factsOf, orderKey, walletFen, type World } from '../../../../packages/domain/test/model/world.ts';
import { orderOf, type Players } from './players.ts';

function expectedView(world: World) {
  const facts = factsOf(world);
  const { paidFen, consumedFen, heldFen, refundedFen } = moneyPanel(world.ledger, orderKey);
  return {
    status: world.status,
    buyerActions: allowedActions(facts, 'buyer'),
    staffActions: allowedActions(facts, 'staff').filter((action) => action !== 'reReviewPayment'),
    money: [paidFen, consumedFen, heldFen, refundedFen].map(Number),
    walletFen: Number(walletFen(world)),
    payments: world.payments.map((payment, at) => [
      ...[payment.status, Number(payment.amountFen), Number(dueFen(payment))],
      canReReview(world, at),
    ]),
    lines: world.balances.map(({ open, ...places }) => ({ toBuy: open, ...places })),
  };
}

async function walletNow({ server, buyer }: Players): Promise<number> {
  const { rows } = await server.db.execute<{ fen: string }>(
    sql`select balance_fen as fen from wallets where buyer_id = ${buyer.id}`,
  );
  return Number(rows[0]?.fen ?? 0);
}

/** Whether the review of a payment offers to take the decision about it back. */
async function offersReReview({ asAdmin }: Players, { number }: OrderView['payments'][number]): Promise<boolean> {
  const reply = await asAdmin.call(getReview, { params: { number } });
  return reply.status === 200 && reply.data.allowedActions.includes('reReview');
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
    payments: await Promise.all(
      order.payments.map(async (payment) => [
        ...[payment.status, payment.amountFen, payment.dueFen],
        await offersReReview(players, payment),
      ]),
    ),
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
