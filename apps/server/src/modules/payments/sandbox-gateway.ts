import { createHmac, timingSafeEqual } from 'node:crypto';
import { sandboxSmsCode } from '@kouan/contract';
import { and, eq, sql } from 'drizzle-orm';
import { currentTime } from '../../platform/clock.ts';
import { type Db, type Reader, transaction } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Gateway, TradeAnswer, TradeOrder } from './gateway.ts';
import { sandboxRefunds, type SandboxTradeRow, sandboxTrades } from './gateway-tables.ts';

export const sandboxName = 'sandbox';
const maxSmsTries = 5;
const declinedEnding = '0002';

/** Signs a notice the way the sandbox does. */
export const signNotice = (secret: Buffer, notice: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('sandbox gateway').digest()).update(notice).digest('hex');

/** A payment institution that is none: it keeps its trades in this database and moves no money. */
export function sandboxGateway(db: Db, secret: Buffer): Gateway {
  const query = async (number: string) => answerOf(db, await getSandboxRow(db, number));
  return {
    name: sandboxName,
    methods: ['online', 'quick', 'alipay', 'digitalRmb'],
    isSandbox: true,
    async create(order) {
      await keepOrder(db, order);
      return { payUrl: `/sandboxCashier/${order.tradeNumber}` };
    },
    query,
    async close(number) {
      await db
        .update(sandboxTrades)
        .set({ state: 'closed' })
        .where(and(eq(sandboxTrades.number, number), eq(sandboxTrades.state, 'pending')));
      return query(number);
    },
    verify: ({ notice, signature }) => (isSigned(secret, notice, signature) ? tradeOf(notice) : undefined),
    refund: (refund) => giveBack(db, refund),
    async balance() {
      const { paidFen, refundedFen } = sandboxTrades;
      const [row] = await db
        .select({ fen: sql<string>`coalesce(sum(${paidFen} - ${refundedFen}), 0)` })
        .from(sandboxTrades)
        .where(eq(sandboxTrades.state, 'paid'));
      return BigInt(row?.fen ?? '0');
    },
    async startCard(order, { cardNumber }) {
      if (cardNumber.endsWith(declinedEnding)) return 'declined';
      await keepOrder(db, order);
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
      const kept = await tx.insert(sandboxRefunds).values(refund).onConflictDoNothing().returning();
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

async function keepOrder(db: Db, { tradeNumber, method, amountFen }: TradeOrder): Promise<void> {
  await db.insert(sandboxTrades).values({ number: tradeNumber, method, amountFen }).onConflictDoNothing();
}

/** Throws payment.not_found. */
export async function getSandboxRow(db: Reader, number: string): Promise<SandboxTradeRow> {
  const [row] = await db.select().from(sandboxTrades).where(eq(sandboxTrades.number, number));
  return row ?? fail('payment.not_found');
}

/** Money that arrives later is pending until then, whatever happens to the trade meanwhile. */
async function answerOf(db: Reader, row: SandboxTradeRow): Promise<TradeAnswer> {
  if (row.state === 'pending') return { state: 'pending' };
  if (row.state !== 'paid' || row.paidFen === null || row.paidAt === null) return { state: 'closed' };
  if (row.paidAt > (await currentTime(db))) return { state: 'pending' };
  return { state: 'paid', paidFen: row.paidFen, gatewayNumber: `SBX${row.number}`, paidAt: row.paidAt };
}

async function tryCode(db: Db, number: string, smsCode: string): Promise<'done' | 'wrongCode' | 'locked'> {
  const isPending = and(eq(sandboxTrades.number, number), eq(sandboxTrades.state, 'pending'));
  if (smsCode === sandboxSmsCode) {
    const rows = await db
      .update(sandboxTrades)
      .set({ state: 'paid', paidFen: sql`${sandboxTrades.amountFen}`, paidAt: sql`app_now()` })
      .where(isPending)
      .returning();
    return rows.length > 0 || (await getSandboxRow(db, number)).state === 'paid' ? 'done' : 'locked';
  }
  const [row] = await db
    .update(sandboxTrades)
    .set({
      smsTries: sql`${sandboxTrades.smsTries} + 1`,
      state: sql`case when ${sandboxTrades.smsTries} + 1 >= ${maxSmsTries}::int then 'failed' else 'pending' end`,
    })
    .where(isPending)
    .returning();
  return row?.state === 'pending' ? 'wrongCode' : 'locked';
}

function isSigned(secret: Buffer, notice: string, signature: string): boolean {
  const right = Buffer.from(signNotice(secret, notice));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}

function tradeOf(notice: string): string | undefined {
  const { tradeNumber } = JSON.parse(notice) as { tradeNumber?: unknown }; // signed by ourselves
  return typeof tradeNumber === 'string' ? tradeNumber : undefined;
}
