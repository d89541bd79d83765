import { claimRuleOf, compensationOf, type Remedy, yuan } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { decisionDue, noticeBuyer, tellCase, tellOrder } from './add-case.ts';
import { updateCase } from './case-queries.ts';
import { shipmentOfClaim } from './claimable-shipments.ts';
import { rulesById } from './compensation-rules.ts';
import { lockForStaff, lockWithOrder, type StaffKey } from './work-on-case.ts';

type Offer = StaffKey & { remedy: Remedy; refundFen: number; text: string };

/**
 * Offers the buyer of a claim another remedy, or another sum: no clock runs until the answer. Throws case.not_open,
 * case.remedy_not_offered, case.amount_not_allowed and what locking throws.
 */
export async function offerRemedy(tx: Tx, { remedy, refundFen, text, ...key }: Offer): Promise<void> {
  const { found } = await lockForStaff(tx, key);
  if (found.state !== 'requested' || found.kind !== 'afterSales') fail('case.not_open');
  const rule = claimRuleOf((await rulesById(tx, found.rulesId)).rules, found.reasonCode);
  if (!rule.remedies.includes(remedy)) fail('case.remedy_not_offered', {}, { remedy: 'case.remedy_not_offered' });
  const offeredFen = remedy === 'refund' ? BigInt(refundFen) : 0n;
  const { capFen } = compensationOf(await shipmentOfClaim(tx, found), { rule, wantFen: found.wantFen });
  if (remedy === 'refund' && (offeredFen === 0n || offeredFen > capFen))
    fail('case.amount_not_allowed', { amount: yuan(capFen) }, { refundFen: 'case.amount_not_allowed' });
  const now = await currentTime(tx);
  const asked = await updateCase(tx, found.id, {
    offeredRemedy: remedy,
    offeredFen,
    askedAt: now,
    dueAt: null,
    claimedBy: key.actorId,
    claimedAt: now,
    isHeld: false,
  });
  const actor = { kind: 'staff' as const, id: key.actorId };
  await tellCase(tx, found, { event: 'offered', actor, text, details: { remedy, refundFen: Number(offeredFen) } });
  await tellOrder(tx, asked);
  await noticeBuyer(tx, found, { kind: 'caseOffered', text });
}

type OfferAnswer = { number: string; buyerId: number; isAccepted: boolean; text: string };

/** What the buyer says to an offer: accepted, it is what they ask for. The platform's time begins anew. Throws case.no_offer. */
export async function answerOffer(tx: Tx, { isAccepted, text, ...key }: OfferAnswer): Promise<void> {
  const { found } = await lockWithOrder(tx, key);
  const { offeredRemedy, offeredFen } = found;
  if (found.state !== 'requested' || offeredRemedy === null) fail('case.no_offer');
  const answered = await updateCase(tx, found.id, {
    ...(isAccepted ? { remedy: offeredRemedy, wantFen: offeredRemedy === 'refund' ? offeredFen : 0n } : {}),
    offeredRemedy: null,
    offeredFen: 0n,
    askedAt: null,
    dueAt: await decisionDue(tx),
  });
  const event = isAccepted ? 'offerAccepted' : 'offerDeclined';
  await tellCase(tx, found, { event, actor: { kind: 'buyer', id: key.buyerId }, text });
  await tellOrder(tx, answered);
}
