import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { yuan } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { returnWindowEnd } from '../warehouse/index.ts';
import { linesOfCases } from './case-queries.ts';
import type { CaseRecord } from './case-tables.ts';
import {
  changeStoreClaim,
  findStoreClaim,
  insertStoreClaim,
  moveStoreClaim,
  tellStoreClaim,
} from './store-claim-queries.ts';
import type { StoreClaim } from './store-claim-tables.ts';
import { lockWithOrder, type StaffKey } from './work-on-case.ts';

/** Locks a case for somebody who deals with its store: not the case of their own order. Throws case.not_found, case.own_case. */
export async function lockForStore(tx: Tx, { number, actorId }: StaffKey) {
  const locked = await lockWithOrder(tx, { number, buyerId: 'any' });
  if (locked.found.buyerId === actorId) fail('case.own_case');
  return locked;
}

/** The same, of a case that has a claim. Throws case.store_claim_not_so without one. */
export async function lockStoreClaim(tx: Tx, key: StaffKey) {
  const locked = await lockForStore(tx, key);
  const claim = (await findStoreClaim(tx, locked.found)) ?? fail('case.store_claim_not_so');
  return { ...locked, claim };
}

/** Of what was never bought its store has nothing to answer for. */
export const isOfStore = ({ kind }: Pick<CaseRecord, 'kind'>): boolean => kind !== 'cancel' && kind !== 'notBought';

/** What a claim would be about: goods and freight that the store owes back, what the buyer got, or what they ask for. */
export function expectedClaimFen({
  kind,
  goodsFen,
  freightFen,
  refundFen,
  wantFen,
  claimedGoodsFen,
}: CaseRecord): bigint {
  if (kind === 'short' || kind === 'defective') return goodsFen + freightFen;
  if (kind === 'return') return goodsFen;
  if (kind !== 'afterSales') return 0n;
  if (refundFen > 0n) return refundFen;
  return wantFen > 0n ? wantFen : claimedGoodsFen;
}

/** Until when the store answers for the goods of a case. */
export async function storeWindowOf(db: Reader, { id, orderId }: CaseRecord): Promise<Date> {
  const lineIds = (await linesOfCases(db, [id])).map(({ orderLineId }) => orderLineId);
  return returnWindowEnd(db, { orderId, lineIds });
}

/** A case that the store has to bear is claimed from it: to be raised by somebody, once. The caller holds the order's lock. */
export async function expectStoreClaim(tx: Tx, found: CaseRecord, { storeId }: { storeId: number }): Promise<void> {
  const amountFen = expectedClaimFen(found);
  if (amountFen === 0n || (await findStoreClaim(tx, found))) return;
  const dueAt = await storeWindowOf(tx, found);
  const claim = await insertStoreClaim(tx, { caseId: found.id, storeId, amountFen, reason: found.reason, dueAt });
  await tellStoreClaim(tx, claim, { event: 'prepared', actorId: null, amountFen });
}

type Prepared = StaffKey & BodyOf<typeof contract.prepareStoreClaim>;

/** Says what is claimed, or changes it while nobody has sent it. Throws case.store_claim_not_so and what locking throws. */
export async function prepareStoreClaim(tx: Tx, { dueAt, fileIds, ...wish }: Prepared): Promise<void> {
  const { order, found } = await lockForStore(tx, wish);
  const known = await findStoreClaim(tx, found);
  if (!isOfStore(found)) fail('case.store_claim_not_so');
  if (known && known.state !== 'toRaise') fail('case.store_claim_not_so');
  const what = {
    amountFen: BigInt(wish.amountFen),
    reason: wish.reason.trim(),
    dueAt: dueAt === undefined ? (known?.dueAt ?? (await storeWindowOf(tx, found))) : new Date(dueAt),
  };
  if (known) await changeStoreClaim(tx, known, what);
  const claim = known ?? (await insertStoreClaim(tx, { caseId: found.id, storeId: order.storeId, ...what }));
  await tellStoreClaim(tx, claim, {
    event: known ? 'changed' : 'prepared',
    actorId: wish.actorId,
    text: what.reason,
    amountFen: what.amountFen,
    fileIds,
  });
}

type Raised = StaffKey & BodyOf<typeof contract.raiseStoreClaim>;

/** It was sent to the store, also once more after a refusal. Throws case.store_claim_not_so and what locking throws. */
export async function raiseStoreClaim(tx: Tx, { reference, text, fileIds, ...key }: Raised): Promise<void> {
  const { claim } = await lockStoreClaim(tx, key);
  if (claim.endedAt !== null) fail('case.store_claim_not_so');
  await moveStoreClaim(tx, claim, {
    state: 'raised',
    reference: reference.trim(),
    raisedAt: await currentTime(tx),
    answeredAt: null,
  });
  await tellStoreClaim(tx, claim, {
    event: 'raised',
    actorId: key.actorId,
    text: [reference.trim(), text?.trim() ?? ''].filter((part) => part !== '').join(' · '),
    amountFen: claim.amountFen,
    fileIds,
  });
}

type Answered = StaffKey & BodyOf<typeof contract.answerStoreClaim>;

/** What the store says. Throws case.store_claim_not_so, case.claim_amount_too_large and what locking throws. */
export async function answerStoreClaim(tx: Tx, { isAgreed, text, fileIds, ...answer }: Answered): Promise<void> {
  const { claim } = await lockStoreClaim(tx, answer);
  if (claim.state !== 'raised') fail('case.store_claim_not_so');
  const agreedFen = isAgreed ? atMostClaimed(claim, answer.agreedFen, 'agreedFen') : null;
  await moveStoreClaim(tx, claim, {
    state: isAgreed ? 'agreed' : 'refused',
    agreedFen,
    answeredAt: await currentTime(tx),
  });
  await tellStoreClaim(tx, claim, {
    event: isAgreed ? 'agreed' : 'refused',
    actorId: answer.actorId,
    text: text.trim(),
    ...(agreedFen === null ? {} : { amountFen: agreedFen }),
    fileIds,
  });
}

/** An amount of a claim, all of it unless told. Throws case.claim_amount_too_large. */
export function atMostClaimed({ amountFen }: StoreClaim, wishFen: number | undefined, field: string): bigint {
  const wish = wishFen === undefined ? amountFen : BigInt(wishFen);
  if (wish > amountFen)
    fail('case.claim_amount_too_large', { amount: yuan(amountFen) }, { [field]: 'case.claim_amount_too_large' });
  return wish;
}
