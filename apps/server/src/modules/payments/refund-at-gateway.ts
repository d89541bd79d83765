import { and, desc, eq, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import { type Reader, transaction, type Tx } from '../../platform/db.ts';
import type { RefundOutcome } from './gateway.ts';
import { type TradeRow, gatewayTrades } from './gateway-tables.ts';
import { gatewayOf } from './refund-queries.ts';
import { type PayoutRow, refundPayouts } from './refund-tables.ts';
import type { Trading } from './trades.ts';

type GatewayRefund = { outcome: RefundOutcome; gateway: string; reference: string };

/**
 * Asks the gateway that a payment came through to give a payout back. Harmless to repeat: each payout is one request
 * there. Undefined for a payout that waits for no gateway of ours; rejects while the gateway does not answer.
 */
export async function refundAtGateway(
  { db, gateways }: Trading,
  key: { caseNumber: string; id: number },
): Promise<GatewayRefund | undefined> {
  const payout = await findPending(db, key);
  const name = payout && (await gatewayOf(db, payout.paymentId));
  const gateway = name === undefined ? undefined : gateways.named(name);
  const trade = payout && (await paidTrade(db, payout.paymentId));
  if (!payout || !gateway || trade?.gateway !== gateway.name) return undefined;
  if (!(await transaction(db, (tx) => markAsked(tx, payout.id)))) return undefined;
  const reference = `${key.caseNumber}-${key.id}`;
  const outcome = await gateway.refund({
    tradeNumber: trade.number,
    amountFen: payout.amountFen,
    requestNumber: reference,
  });
  return { outcome, gateway: gateway.name, reference };
}

/** From here on staff leave it to the gateway. Answers false when somebody recorded it meanwhile. */
async function markAsked(tx: Tx, id: number): Promise<boolean> {
  const asked = await tx
    .update(refundPayouts)
    .set({ askedAt: sql`coalesce(${refundPayouts.askedAt}, ${nowSql})` })
    .where(and(eq(refundPayouts.id, id), eq(refundPayouts.state, 'pending')))
    .returning({ id: refundPayouts.id });
  return asked.length > 0;
}

async function findPending(db: Reader, { caseNumber, id }: { caseNumber: string; id: number }) {
  const [row]: PayoutRow[] = await db
    .select()
    .from(refundPayouts)
    .where(and(eq(refundPayouts.caseNumber, caseNumber), eq(refundPayouts.id, id), eq(refundPayouts.state, 'pending')));
  return row;
}

async function paidTrade(db: Reader, paymentId: number): Promise<TradeRow | undefined> {
  const [trade] = await db
    .select()
    .from(gatewayTrades)
    .where(and(eq(gatewayTrades.paymentId, paymentId), eq(gatewayTrades.state, 'paid')))
    .orderBy(desc(gatewayTrades.id))
    .limit(1);
  return trade;
}
