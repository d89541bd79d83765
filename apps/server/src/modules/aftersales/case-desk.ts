import type { StaffCaseView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { userBriefs } from '../identity/index.ts';
import type { OrderBrief } from '../orders/index.ts';
import { orderMoney, refundSources, walletBalanceFen } from '../payments/index.ts';
import { findCaseDecision, lastCaseFailure } from './case-decision-queries.ts';
import { caseHistoryOf } from './case-queries.ts';
import type { CaseRecord } from './case-tables.ts';

/** What is asked for, in fen: a named amount, all that is held of an order that is cancelled, or the share of its units. */
export function askedOf(
  { kind, wantFen, claimedGoodsFen, depositShareFen }: CaseRecord,
  order: OrderBrief | undefined,
): bigint {
  if (kind === 'cancel') return depositShareFen > 0n ? depositShareFen : (order?.potDepositFen ?? 0n);
  if (kind === 'afterSales') return wantFen > 0n ? wantFen : claimedGoodsFen;
  return depositShareFen;
}

type Desk = Pick<Sendable<StaffCaseView>, 'money' | 'sources' | 'buyerHistory' | 'decision' | 'failure'>;

/**
 * What a decision rests on besides the case: where the order's money is, what a refund of so many fen would go back to, the
 * buyer's cases so far, and an approval that waits for its moment.
 */
export async function deskOf(
  db: Reader,
  row: CaseRecord,
  { refundFen, viewerId }: { refundFen: bigint; viewerId: number },
): Promise<Desk> {
  const { id, orderId, buyerId, shipmentNumber } = row;
  const panel = (await orderMoney(db, [orderId])).get(orderId);
  assert(panel, 'every order has its money');
  const decision = await findCaseDecision(db, id);
  const people = await userBriefs(db, decision ? [decision.reviewerId] : []);
  return {
    money: { ...panel, walletFen: await walletBalanceFen(db, buyerId) },
    sources: await refundSources(db, { orderId, shipmentNumber, amountFen: refundFen }),
    buyerHistory: await caseHistoryOf(db, buyerId),
    decision: decision
      ? {
          by: people.get(decision.reviewerId)?.nickName ?? '',
          isMine: decision.reviewerId === viewerId,
          refundFen: decision.refundFen,
          effectiveAt: decision.effectiveAt,
        }
      : null,
    failure: decision ? null : ((await lastCaseFailure(db, id)) ?? null),
  };
}
