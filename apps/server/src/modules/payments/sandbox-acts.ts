import type { sandboxActs } from '@kouan/contract';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import { transaction, type Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import { type NoticeRow, sandboxNotices, sandboxTrades } from './gateway-tables.ts';
import { getSandboxRow, isOpenTrade, signNotice } from './sandbox-trades.ts';
import { takeNotice, type Trading } from './trades.ts';

export type SandboxAct = (typeof sandboxActs)[number];
const lateHours = 30;
const wrongSignature = '0'.repeat(64);

/** What each act does: how the trade ends, when its money is there, and how often it is told with a right signature. */
const plans: Record<SandboxAct, { state: 'paid' | 'failed' | 'closed'; notices: number; isSigned: boolean }> = {
  succeed: { state: 'paid', notices: 1, isSigned: true },
  fail: { state: 'failed', notices: 1, isSigned: true },
  expire: { state: 'closed', notices: 0, isSigned: true },
  notifyTwice: { state: 'paid', notices: 2, isSigned: true },
  late: { state: 'paid', notices: 1, isSigned: true },
  wrongAmount: { state: 'paid', notices: 1, isSigned: true },
  wrongSignature: { state: 'paid', notices: 1, isSigned: false },
  noNotice: { state: 'paid', notices: 0, isSigned: true },
};

/** Lets the sandbox do something with a trade, then sends what is due of its notices. Throws payment.not_payable. */
export async function actInSandbox(
  trading: Trading,
  { number, act, secret }: { number: string; act: SandboxAct; secret: Buffer },
): Promise<void> {
  await transaction(trading.db, (tx) => decide(tx, { number, act, secret }));
  for (let left = plans[act].notices; left > 0; left--) await deliverNext(trading, 0);
}

async function decide(tx: Tx, { number, act, secret }: { number: string; act: SandboxAct; secret: Buffer }) {
  const { state, notices, isSigned } = plans[act];
  const at = act === 'late' ? sql`app_now() + make_interval(hours => ${lateHours}::int)` : nowSql;
  const [trade] = await tx
    .update(sandboxTrades)
    .set({
      state,
      ...(state === 'paid'
        ? { paidAt: at, paidFen: sql`${sandboxTrades.amountFen} + ${act === 'wrongAmount' ? 100 : 0}::bigint` }
        : {}),
    })
    .where(isOpenTrade(number))
    .returning();
  if (!trade) fail('payment.not_payable');
  const body = JSON.stringify({ tradeNumber: number, state, amountFen: Number(trade.paidFen ?? 0n) });
  const signature = isSigned ? signNotice(secret, body) : wrongSignature;
  for (let index = 0; index < notices; index++)
    await tx.insert(sandboxNotices).values({ tradeNumber: number, body, signature, deliverAt: at });
}

/** Sends the next notice that is due, at most once. Answers whether there was one. */
export async function deliverNext(trading: Trading, skip: number): Promise<boolean> {
  const notice = await transaction(trading.db, (tx) => takeNext(tx, skip));
  if (!notice) return false;
  const answer = await answerTo(trading, notice);
  await trading.db.update(sandboxNotices).set({ answer }).where(eq(sandboxNotices.id, notice.id));
  return true;
}

async function takeNext(tx: Tx, skip: number): Promise<NoticeRow | undefined> {
  const [notice] = await tx
    .select()
    .from(sandboxNotices)
    .where(and(isNull(sandboxNotices.askedAt), lte(sandboxNotices.deliverAt, nowSql)))
    .orderBy(asc(sandboxNotices.deliverAt), asc(sandboxNotices.id))
    .offset(skip)
    .limit(1)
    .for('update', { skipLocked: true });
  if (notice) await tx.update(sandboxNotices).set({ askedAt: nowSql }).where(eq(sandboxNotices.id, notice.id));
  return notice;
}

async function answerTo(trading: Trading, { tradeNumber, body, signature }: NoticeRow): Promise<'success' | 'failure'> {
  try {
    const { gateway } = await getSandboxRow(trading.db, tradeNumber);
    await takeNotice(trading, { gateway, notice: body, signature });
    return 'success';
  } catch (error) {
    if (error instanceof AppError) return 'failure';
    throw error;
  }
}
