import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { gatewayTrades, type TradeRow } from './gateway-tables.ts';
import type { PaymentRow } from './payment-tables.ts';

/** The open trade of a payment that a buyer may go on with. */
export async function findOpenTrade(
  db: Reader,
  { paymentId, method, amountFen }: { paymentId: number; method: string; amountFen: bigint },
): Promise<TradeRow | undefined> {
  const [trade] = await db
    .select()
    .from(gatewayTrades)
    .where(
      and(
        eq(gatewayTrades.paymentId, paymentId),
        sql`${gatewayTrades.method} = ${method}`,
        eq(gatewayTrades.amountFen, amountFen),
        eq(gatewayTrades.state, 'open'),
        gt(gatewayTrades.expiresAt, nowSql),
      ),
    )
    .orderBy(desc(gatewayTrades.id))
    .limit(1);
  return trade;
}

type NewTrade = Omit<typeof gatewayTrades.$inferInsert, 'id' | 'number' | 'paymentId' | 'buyerId'>;

/** The next trade of a payment, whose lock the caller holds. */
export async function addTrade(tx: Tx, payment: PaymentRow, row: NewTrade): Promise<TradeRow> {
  const [counted] = await tx
    .select({ total: count() })
    .from(gatewayTrades)
    .where(eq(gatewayTrades.paymentId, payment.id));
  const number = `${payment.number}_${(counted?.total ?? 0) + 1}`;
  const [trade] = await tx
    .insert(gatewayTrades)
    .values({ ...row, number, paymentId: payment.id, buyerId: payment.buyerId })
    .returning();
  return trade ?? fail('payment.not_found');
}

export async function lastTrade(db: Reader, paymentId: number): Promise<TradeRow | undefined> {
  const [trade] = await db
    .select()
    .from(gatewayTrades)
    .where(eq(gatewayTrades.paymentId, paymentId))
    .orderBy(desc(gatewayTrades.id))
    .limit(1);
  return trade;
}

/** Throws payment.not_found, for another buyer's trade too. */
export async function getTrade(
  db: Reader,
  { number, buyerId }: { number: string; buyerId: number | 'any' },
): Promise<TradeRow> {
  const isTheirs = buyerId === 'any' ? undefined : eq(gatewayTrades.buyerId, buyerId);
  const [trade] = await db
    .select()
    .from(gatewayTrades)
    .where(and(eq(gatewayTrades.number, number), isTheirs));
  return trade ?? fail('payment.not_found');
}

/** Locks the trade; its payment is locked before. */
export async function lockTrade(tx: Tx, number: string): Promise<TradeRow> {
  const [trade] = await tx.select().from(gatewayTrades).where(eq(gatewayTrades.number, number)).for('update');
  return trade ?? fail('payment.not_found');
}

export async function endTrade(
  tx: Tx,
  number: string,
  end: { state: 'paid' | 'closed'; paidFen?: bigint; gatewayNumber?: string },
): Promise<void> {
  await tx
    .update(gatewayTrades)
    .set({ ...end, endedAt: nowSql })
    .where(eq(gatewayTrades.number, number));
}

/** How many cards a buyer has tried in the last hour. */
export async function cardTries(db: Reader, buyerId: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(gatewayTrades)
    .where(
      and(
        eq(gatewayTrades.buyerId, buyerId),
        eq(gatewayTrades.method, 'quick'),
        sql`${gatewayTrades.createdAt} > ${nowSql} - interval '1 hour'`,
      ),
    );
  return counted?.total ?? 0;
}

/** An open trade whose time is over, for this process alone; asked for again in some minutes unless it ends. */
export async function takeExpiredTrade(tx: Tx, skip: number): Promise<string | undefined> {
  const { rows } = await tx.execute<{ number: string }>(sql`
    update ${gatewayTrades} set expires_at = app_now() + interval '5 minutes' where id = (
      select id from ${gatewayTrades} where state = 'open' and expires_at <= app_now()
      order by expires_at, id offset ${skip} limit 1 for update skip locked)
    returning number`);
  return rows[0]?.number;
}

/** The number of the payment that a trade is for. */
export function paymentNumberOf({ number: tradeNumber }: TradeRow): string {
  const [number] = tradeNumber.split('_');
  assert(number, 'the number of a trade begins with that of its payment');
  return number;
}
