import { sandboxSmsCode } from '@kouan/contract';
import { and, eq, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Gateway, TradeOrder } from './gateway.ts';
import { sandboxRefunds, sandboxTrades } from './gateway-tables.ts';
import {
  closeSandboxTrade,
  getSandboxRow,
  heldBySandbox,
  isOpenTrade,
  keepOrder,
  paidOf,
  verifyWith,
} from './sandbox-trades.ts';

export const sandboxName = 'sandbox';
const maxSmsTries = 5;
const declinedEnding = '0002';

/** A payment institution that is none: it keeps its trades in this database and moves no money. */
export function sandboxGateway(db: Db, secret: Buffer): Gateway {
  const keep = (order: TradeOrder) => keepOrder(db, order, { gateway: sandboxName, state: 'pending' });
  const query: Gateway['query'] = async (number) => {
    const row = await getSandboxRow(db, number);
    const paid = await paidOf(db, row);
    if (paid !== null) return { state: 'paid', ...paid };
    return { state: row.state === 'pending' || row.state === 'paid' ? 'pending' : 'closed' };
  };
  return {
    name: sandboxName,
    methods: ['online', 'quick', 'alipay'],
    isSandbox: true,
    create: keep,
    query,
    async close(number) {
      await closeSandboxTrade(db, number);
      return query(number);
    },
    verify: verifyWith(secret),
    refund: (refund) => giveBack(db, refund),
    balance: () => heldBySandbox(db, sandboxName),
    async startCard(order, { cardNumber }) {
      if (cardNumber.endsWith(declinedEnding)) return 'declined';
      await keep(order);
      return 'sent';
    },
    confirmCard: ({ tradeNumber, smsCode }) => tryCode(db, tradeNumber, smsCode),
  };
}

class Refused extends Error {}

/** Gives back at most what was paid, and each request only once. */
async function giveBack(db: Db, refund: Parameters<Gateway['refund']>[0]): Promise<'done' | 'failed'> {
  const { tradeNumber, amountFen } = refund;
  try {
    await transaction(db, async (tx) => {
      const row = { ...refund, givenAt: nowSql };
      const kept = await tx.insert(sandboxRefunds).values(row).onConflictDoNothing().returning();
      if (kept.length === 0) return;
      const given = await tx
        .update(sandboxTrades)
        .set({ refundedFen: sql`${sandboxTrades.refundedFen} + ${amountFen}` })
        .where(
          and(
            eq(sandboxTrades.number, tradeNumber),
            sql`coalesce(${sandboxTrades.paidFen}, 0) >= ${sandboxTrades.refundedFen} + ${amountFen}`,
          ),
        )
        .returning({ number: sandboxTrades.number });
      if (given.length === 0) throw new Refused();
    });
    return 'done';
  } catch (error) {
    if (error instanceof Refused) return 'failed';
    throw error;
  }
}

async function tryCode(db: Db, number: string, smsCode: string): Promise<'done' | 'wrongCode' | 'locked'> {
  if (smsCode === sandboxSmsCode) {
    const rows = await db
      .update(sandboxTrades)
      .set({ state: 'paid', paidFen: sql`${sandboxTrades.amountFen}`, paidAt: nowSql })
      .where(isOpenTrade(number))
      .returning();
    return rows.length > 0 || (await getSandboxRow(db, number)).state === 'paid' ? 'done' : 'locked';
  }
  const [row] = await db
    .update(sandboxTrades)
    .set({
      smsTries: sql`${sandboxTrades.smsTries} + 1`,
      state: sql`case when ${sandboxTrades.smsTries} + 1 >= ${maxSmsTries}::int then 'failed' else 'pending' end`,
    })
    .where(isOpenTrade(number))
    .returning();
  return row?.state === 'pending' ? 'wrongCode' : 'locked';
}
