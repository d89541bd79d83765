import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { reversed, storeClaimSettled, type StoreClaimState } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { OrderRecord } from '../orders/index.ts';
import { chargedToStoreFen, post } from '../payments/index.ts';
import type { CaseRecord } from './case-tables.ts';
import { findStoreClaim, moveStoreClaim, tellStoreClaim } from './store-claim-queries.ts';
import type { StoreClaim } from './store-claim-tables.ts';
import type { StaffKey } from './work-on-case.ts';
import { atMostClaimed, lockStoreClaim } from './work-on-store-claim.ts';

/** From here on nothing that the case charges to the store changes any more. */
const isDecidedForGood = ({ state }: CaseRecord): boolean =>
  state === 'approved' || state === 'paid' || state === 'payoutFailed' || state === 'rejectedFinal';

type Locked = { order: OrderRecord; found: CaseRecord; claim: StoreClaim };
type Settling = Locked & { recoveredFen: bigint; actorId: number | null };

/** The store bears what was recovered: the rest of what was charged to it is our loss. */
async function settle(tx: Tx, { order, found, claim, recoveredFen, actorId }: Settling): Promise<void> {
  const state: StoreClaimState = recoveredFen > 0n ? 'recovered' : 'givenUp';
  if (!isDecidedForGood(found)) fail('case.claim_too_early');
  const chargedFen = await chargedToStoreFen(tx, { orderId: order.id, caseNumber: found.number });
  const transactionId = await post(tx, {
    posting: storeClaimSettled({ chargedFen, recoveredFen }),
    event: 'storeClaimSettled',
    orderId: order.id,
    storeId: claim.storeId,
    actorId,
    note: found.number,
  });
  const endedAt = await currentTime(tx);
  await moveStoreClaim(tx, claim, {
    state,
    recoveredFen,
    endedAt,
    settledBy: actorId,
    transactionId: transactionId ?? null,
  });
}

type Recovered = StaffKey & BodyOf<typeof contract.recoverStoreClaim>;

/** Throws case.store_claim_not_so, case.claim_too_early, case.claim_amount_too_large and what locking throws. */
export async function recoverStoreClaim(tx: Tx, { text, fileIds, ...wish }: Recovered): Promise<void> {
  const locked = await lockStoreClaim(tx, wish);
  const { claim } = locked;
  const recoveredFen = atMostClaimed(claim, wish.recoveredFen, 'recoveredFen');
  await settle(tx, { ...locked, recoveredFen, actorId: wish.actorId });
  await tellStoreClaim(tx, claim, {
    event: 'recovered',
    actorId: wish.actorId,
    text: text.trim(),
    amountFen: recoveredFen,
    fileIds,
  });
}

/** Throws case.store_claim_not_so, case.claim_too_early and what locking throws. */
export async function giveUpStoreClaim(tx: Tx, { reason, ...key }: StaffKey & { reason: string }): Promise<void> {
  const locked = await lockStoreClaim(tx, key);
  await settle(tx, { ...locked, recoveredFen: 0n, actorId: key.actorId });
  await tellStoreClaim(tx, locked.claim, { event: 'givenUp', actorId: key.actorId, text: reason, amountFen: 0n });
}

/** A case ended for good without a loss: what nobody has sent to its store is not needed. The caller holds the order's lock. */
export async function dropStoreClaim(tx: Tx, { order, found }: Omit<Locked, 'claim'>): Promise<void> {
  const claim = await findStoreClaim(tx, found);
  if (claim?.state !== 'toRaise') return;
  await settle(tx, { order, found, claim, recoveredFen: 0n, actorId: null });
  await tellStoreClaim(tx, claim, { event: 'givenUp', actorId: null, amountFen: 0n });
}

/**
 * Another person takes a settlement back: its posting is reversed, the claim is where it was before. Throws
 * case.store_claim_not_so, case.settled_by_you and what locking throws.
 */
export async function takeBackStoreClaim(tx: Tx, { reason, ...key }: StaffKey & { reason: string }): Promise<void> {
  const { order, found, claim } = await lockStoreClaim(tx, key);
  const { recoveredFen, transactionId } = claim;
  if (recoveredFen === null) fail('case.store_claim_not_so');
  if (claim.settledBy === key.actorId) fail('case.settled_by_you');
  if (transactionId !== null) {
    const chargedFen = await chargedToStoreFen(tx, { orderId: order.id, caseNumber: found.number });
    const posting = reversed(storeClaimSettled({ chargedFen, recoveredFen }));
    assert(posting.length > 0, 'what was posted is taken back');
    await post(tx, {
      posting,
      event: 'storeClaimReversed',
      orderId: order.id,
      storeId: claim.storeId,
      actorId: key.actorId,
      reversesId: transactionId,
      note: found.number,
    });
  }
  await moveStoreClaim(tx, claim, {
    state: stateBefore(claim),
    recoveredFen: null,
    endedAt: null,
    settledBy: null,
    transactionId: null,
  });
  await tellStoreClaim(tx, claim, { event: 'takenBack', actorId: key.actorId, text: reason, amountFen: recoveredFen });
}

function stateBefore({ raisedAt, answeredAt, agreedFen }: StoreClaim): StoreClaimState {
  if (raisedAt === null) return 'toRaise';
  if (answeredAt === null) return 'raised';
  return agreedFen === null ? 'refused' : 'agreed';
}
