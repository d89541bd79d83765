import { sumOf } from '@kouan/domain';
import { eq, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import { type Db, type Reader, transaction, type Tx } from '../../platform/db.ts';
import { digitalRmbName, type Institution, type InstitutionState } from './digital-rmb-gateway.ts';
import { sandboxRefunds, type SandboxTradeRow, sandboxTrades } from './gateway-tables.ts';
import {
  closeSandboxTrade,
  getSandboxRow,
  heldBySandbox,
  keepOrder,
  lockSandboxRow,
  paidOf,
  verifyWith,
} from './sandbox-trades.ts';

/** An institution of the digital RMB that is none. A refund is under way when it is asked for, and given when it is asked for again. */
export const sandboxInstitution = (db: Db, secret: Buffer): Institution => ({
  isSandbox: true,
  async placeOrder(order) {
    const { payUrl } = await keepOrder(db, order, { gateway: digitalRmbName, state: 'created' });
    return { cashierUrl: payUrl };
  },
  async queryOrder(number) {
    const row = await getSandboxRow(db, number);
    const paid = await paidOf(db, row);
    return { paid, state: paid === null ? unpaidState(row) : await paidState(db, row) };
  },
  async closeOrder(number) {
    await closeSandboxTrade(db, number);
  },
  refundOrder: (refund) => transaction(db, (tx) => refundOnce(tx, refund)),
  verify: verifyWith(secret),
  balance: () => heldBySandbox(db, digitalRmbName),
});

function unpaidState({ state }: SandboxTradeRow): InstitutionState {
  if (state === 'failed') return 'closed';
  return state === 'paid' ? 'pending' : state;
}

async function paidState(db: Reader, { number, paidFen, refundedFen }: SandboxTradeRow): Promise<InstitutionState> {
  const asked = await refundsOf(db, number);
  if (asked.some(({ givenAt }) => givenAt === null)) return 'refunding';
  return refundedFen === paidFen ? 'refunded' : 'paid';
}

const refundsOf = (db: Reader, tradeNumber: string) =>
  db.select().from(sandboxRefunds).where(eq(sandboxRefunds.tradeNumber, tradeNumber));

type Refund = Parameters<Institution['refundOrder']>[0];

/** At most what was paid, what is under way included. */
async function refundOnce(tx: Tx, refund: Refund): ReturnType<Institution['refundOrder']> {
  const { state, paidFen, refundedFen } = await lockSandboxRow(tx, refund.tradeNumber);
  const asked = await refundsOf(tx, refund.tradeNumber);
  const known = asked.find(({ requestNumber }) => requestNumber === refund.requestNumber);
  if (known) {
    if (known.givenAt === null) await give(tx, known);
    return 'refunded';
  }
  const underWayFen = sumOf(asked.filter(({ givenAt }) => givenAt === null).map(({ amountFen }) => amountFen));
  if (state !== 'paid' || (paidFen ?? 0n) < refundedFen + underWayFen + refund.amountFen) return 'refused';
  await tx.insert(sandboxRefunds).values({ ...refund, givenAt: null });
  return 'refunding';
}

async function give(tx: Tx, { requestNumber, tradeNumber, amountFen }: Refund): Promise<void> {
  await tx.update(sandboxRefunds).set({ givenAt: nowSql }).where(eq(sandboxRefunds.requestNumber, requestNumber));
  await tx
    .update(sandboxTrades)
    .set({ refundedFen: sql`${sandboxTrades.refundedFen} + ${amountFen}` })
    .where(eq(sandboxTrades.number, tradeNumber));
}
