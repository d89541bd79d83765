import { adminPermission } from '@kouan/contract';
import {
  type CaseRefund,
  type Ceiling,
  claimRuleOf,
  compensationOf,
  depositRefund,
  type RefundBearer,
  refundApproval,
  takeShare,
  yuan,
} from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http.ts';
import { getOrderLines, getOrderRecord, potsOf } from '../orders/index.ts';
import { parameters } from '../settings/index.ts';
import { goodsFenOf } from '../warehouse/index.ts';
import { shareOfCase } from './add-case.ts';
import { casesOfOrder } from './case-queries.ts';
import type { CaseRecord } from './case-tables.ts';
import { rulesById } from './compensation-rules.ts';
import { refundedOfOrder, shipmentOfClaim } from './claimable-shipments.ts';

/** What an approver may set: return freight of a return; amount and bearer of an after-sales case. In fen. */
export type RefundTerms = { returnFreightFen?: number; amountFen?: number; bornBy?: RefundBearer };
/** Who approves, as far as ceilings look at it. */
export type Approver = Pick<Actor, 'id' | 'permissions'>;
export type Proposal = CaseRefund & {
  returnFreightFen: bigint;
  bornBy: RefundBearer | null;
  capFen: bigint;
  fullValueFen: bigint;
  refundedBeforeFen: bigint;
  ceilingFen: Ceiling;
  needsSecond: boolean;
};

/**
 * What approving with these terms would give back now, itemised, and whether this person may approve it alone. Throws
 * case.amount_not_allowed.
 */
export async function proposalFor(
  db: Reader,
  found: CaseRecord,
  { terms, actor }: { terms: RefundTerms; actor: Approver },
): Promise<Proposal> {
  const refund = await refundOf(db, found, terms);
  const ceilingFen = await ceilingOf(db, actor);
  const others = (await casesOfOrder(db, found.orderId)).filter(({ id }) => id !== found.id);
  const refundedBeforeFen = refundedOfOrder(others);
  const { oneApproverIsEnough } = refundApproval({
    refundedBeforeFen,
    amountFen: refund.refundFen,
    first: String(actor.id),
    firstCeilingFen: ceilingFen,
  });
  return { ...refund, refundedBeforeFen, ceilingFen, needsSecond: !oneApproverIsEnough };
}

/** Administrators approve anything, who reviews money up to finance's ceiling, others up to customer service's. */
async function ceilingOf(db: Reader, { permissions }: Approver): Promise<Ceiling> {
  const { refundCeilingServiceFen, refundCeilingFinanceFen } = await parameters(db);
  if (permissions.has(adminPermission)) return null;
  return BigInt(permissions.has('payment:review') ? refundCeilingFinanceFen : refundCeilingServiceFen);
}

type Refund = Omit<Proposal, 'refundedBeforeFen' | 'ceilingFen' | 'needsSecond'>;

async function refundOf(db: Reader, found: CaseRecord, terms: RefundTerms): Promise<Refund> {
  if (found.kind === 'afterSales') return claimRefund(db, found, terms);
  const returnFreightFen = found.kind === 'return' ? BigInt(terms.returnFreightFen ?? 0) : 0n;
  const share = found.kind === 'cancel' ? await shareToCancel(db, found) : shareOfCase(found);
  const { rules } = await rulesById(db, found.rulesId);
  const refund = depositRefund(found.kind, share, { returnFreightFen, rule: rules.returns });
  return {
    ...refund,
    returnFreightFen,
    bornBy: null,
    capFen: share.depositShareFen,
    fullValueFen: share.depositShareFen,
  };
}

async function claimRefund(db: Reader, found: CaseRecord, { amountFen, bornBy }: RefundTerms): Promise<Refund> {
  const rule = claimRuleOf((await rulesById(db, found.rulesId)).rules, found.reasonCode);
  const shipment = await shipmentOfClaim(db, found);
  const { capFen, fullValueFen, usualFen } = compensationOf(shipment, { rule, wantFen: found.wantFen });
  const refundFen = amountFen === undefined ? usualFen : BigInt(amountFen);
  // With nothing left of the shipment there is nothing to show either, but only a named amount is refused.
  if (amountFen !== undefined && (refundFen <= 0n || refundFen > capFen))
    fail('case.amount_not_allowed', { amount: yuan(capFen) }, { amountFen: 'case.amount_not_allowed' });
  return {
    items: [{ kind: 'claimed', amountFen: refundFen }],
    refundFen,
    returnFreightFen: 0n,
    bornBy: bornBy ?? rule.bornBy,
    capFen,
    fullValueFen,
  };
}

/** What an order that is cancelled before the purchase would take out of its pots: all that is still to be bought. */
export async function shareToCancel(db: Reader, { orderId }: Pick<CaseRecord, 'orderId'>) {
  const order = await getOrderRecord(db, { id: orderId, buyerId: 'any' });
  const units = (await getOrderLines(db, orderId)).map((line) => ({ line, quantity: line.toBuy }));
  return takeShare(potsOf(order), goodsFenOf(units)).share;
}
