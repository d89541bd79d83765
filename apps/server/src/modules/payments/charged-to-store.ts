import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';

/**
 * What a case has charged to its store so far, in fen: goods and freight that it owes back, refunds that it bears. What
 * new pieces cost and how a claim towards it was settled are no part of that.
 */
export async function chargedToStoreFen(
  db: Reader,
  { orderId, caseNumber }: { orderId: number; caseNumber: string },
): Promise<bigint> {
  const { rows } = await db.execute<{ fen: string }>(sql`
    select coalesce(sum(e.debit_fen - e.credit_fen), 0) as fen from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = ${orderId} and t.note = ${caseNumber} and e.account = 'storePayable'
      and t.event not in ('replacementBought', 'replacementEnded', 'storeClaimSettled', 'storeClaimReversed')`);
  return BigInt(rows[0]?.fen ?? 0);
}
