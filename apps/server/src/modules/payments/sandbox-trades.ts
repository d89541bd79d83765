import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { currentTime } from '../../platform/clock.ts';
import type { Db, Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Gateway, TradeOrder } from './gateway.ts';
import { type SandboxTradeRow, sandboxTrades } from './gateway-tables.ts';

/** Signs a notice the way the sandbox does. */
export const signNotice = (secret: Buffer, notice: string): string =>
  createHmac('sha256', createHmac('sha256', secret).update('sandbox gateway').digest()).update(notice).digest('hex');

/** The trade that a notice of the sandbox is about; undefined without its signature. */
export const verifyWith =
  (secret: Buffer): Gateway['verify'] =>
  ({ notice, signature }) => {
    const right = Buffer.from(signNotice(secret, notice));
    const given = Buffer.from(signature);
    return right.length === given.length && timingSafeEqual(right, given) ? tradeOf(notice) : undefined;
  };

function tradeOf(notice: string): string | undefined {
  const { tradeNumber } = JSON.parse(notice) as { tradeNumber?: unknown }; // signed by ourselves
  return typeof tradeNumber === 'string' ? tradeNumber : undefined;
}

/** A trade that is not paid and may be. */
export const openStates = ['created', 'pending'] as const;
export const isOpenTrade = (number: string) =>
  and(eq(sandboxTrades.number, number), inArray(sandboxTrades.state, [...openStates]));

export async function keepOrder(
  db: Db,
  { tradeNumber, method, amountFen }: TradeOrder,
  { gateway, state }: { gateway: string; state: (typeof openStates)[number] },
): Promise<{ payUrl: string }> {
  const row = { number: tradeNumber, gateway, method, amountFen, state };
  await db.insert(sandboxTrades).values(row).onConflictDoNothing();
  return { payUrl: `/sandboxCashier/${tradeNumber}` };
}

/** Throws payment.not_found. */
export async function getSandboxRow(db: Reader, number: string): Promise<SandboxTradeRow> {
  const [row] = await db.select().from(sandboxTrades).where(eq(sandboxTrades.number, number));
  return row ?? fail('payment.not_found');
}

/** Throws payment.not_found. */
export async function lockSandboxRow(tx: Tx, number: string): Promise<SandboxTradeRow> {
  const [row] = await tx.select().from(sandboxTrades).where(eq(sandboxTrades.number, number)).for('update');
  return row ?? fail('payment.not_found');
}

/** The buyer stands at its cashier. Throws payment.not_found. */
export async function openCashier(db: Db, number: string): Promise<SandboxTradeRow> {
  await db
    .update(sandboxTrades)
    .set({ state: 'pending' })
    .where(and(eq(sandboxTrades.number, number), eq(sandboxTrades.state, 'created')));
  return getSandboxRow(db, number);
}

export const closeSandboxTrade = (db: Db, number: string) =>
  db.update(sandboxTrades).set({ state: 'closed' }).where(isOpenTrade(number));

/** What was paid; null while it is not. Money that arrives later is not there until then, whatever happens to the trade meanwhile. */
export async function paidOf(db: Reader, row: SandboxTradeRow) {
  const { state, paidFen, paidAt, number } = row;
  if (state !== 'paid' || paidFen === null || paidAt === null || paidAt > (await currentTime(db))) return null;
  return { paidFen, gatewayNumber: `SBX${number}`, paidAt };
}

/** What a gateway of the sandbox holds for us. */
export async function heldBySandbox(db: Reader, gateway: string): Promise<bigint> {
  const { paidFen, refundedFen } = sandboxTrades;
  const [row] = await db
    .select({ fen: sql<string>`coalesce(sum(${paidFen} - ${refundedFen}), 0)` })
    .from(sandboxTrades)
    .where(and(eq(sandboxTrades.state, 'paid'), eq(sandboxTrades.gateway, gateway)));
  return BigInt(row?.fen ?? '0');
}
