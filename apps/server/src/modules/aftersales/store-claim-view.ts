import type { CaseRow, StaffCaseView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import { type Actor, holds, type Sendable } from '../../platform/http.ts';
import { storeBriefs } from '../catalog/index.ts';
import { fileRefs } from '../files/index.ts';
import { userBriefs } from '../identity/index.ts';
import { chargedToStoreFen } from '../payments/index.ts';
import type { CaseRecord } from './case-tables.ts';
import { filesOfStoreClaim, stepsOfStoreClaim, storeClaimsOf } from './store-claim-queries.ts';
import type { StoreClaim } from './store-claim-tables.ts';
import { expectedClaimFen, isOfStore, storeWindowOf } from './work-on-store-claim.ts';

type Action = Sendable<CaseRow>['allowedActions'][number];

/** What this person may do towards the store of a case; the calls check the same again. */
export function storeClaimActions(row: CaseRecord, claim: StoreClaim | undefined, actor: Actor): Action[] {
  if (row.buyerId === actor.id) return [];
  const mayWork = holds(actor, 'case:decide');
  const maySettle = holds(actor, 'ledger:correct');
  const state = claim?.state;
  const isFinal =
    row.state === 'approved' || row.state === 'paid' || row.state === 'payoutFailed' || row.state === 'rejectedFinal';
  const isRejected = row.state === 'rejected' || row.state === 'rejectedFinal';
  const isOpen = state !== undefined && state !== 'recovered' && state !== 'givenUp';
  const rules: [Action, boolean][] = [
    ['prepareStoreClaim', mayWork && isOfStore(row) && (state === 'toRaise' || (state === undefined && !isRejected))],
    ['raiseStoreClaim', mayWork && (state === 'toRaise' || state === 'refused')],
    ['answerStoreClaim', mayWork && state === 'raised'],
    ['recoverStoreClaim', maySettle && isFinal && isOpen && state !== 'toRaise'],
    ['giveUpStoreClaim', maySettle && isFinal && isOpen],
    ['takeBackStoreClaim', maySettle && state !== undefined && !isOpen && claim?.settledBy !== actor.id],
  ];
  return rules.filter(([, isAllowed]) => isAllowed).map(([action]) => action);
}

/** The seller's side of a case, for staff: the claim with its history, or what it would be. */
export async function storeSideOf(
  db: Reader,
  row: CaseRecord,
  secret: Buffer,
): Promise<Pick<Sendable<StaffCaseView>, 'claim' | 'expected'>> {
  const claim = (await storeClaimsOf(db, [row.id])).get(row.id);
  const expected = { amountFen: expectedClaimFen(row), dueAt: claim?.dueAt ?? (await storeWindowOf(db, row)) };
  return { claim: claim ? await toClaimView(db, { row, claim, secret }) : null, expected };
}

type Shown = { row: CaseRecord; claim: StoreClaim; secret: Buffer };

async function toClaimView(db: Reader, { row, claim, secret }: Shown) {
  const stores = await storeBriefs(db, [claim.storeId]);
  return {
    storeName: stores.get(claim.storeId)?.name ?? '',
    state: claim.state,
    reason: claim.reason,
    amountFen: claim.amountFen,
    agreedFen: claim.agreedFen,
    recoveredFen: claim.recoveredFen,
    chargedFen: await chargedToStoreFen(db, { orderId: row.orderId, caseNumber: row.number }),
    dueAt: claim.dueAt,
    reference: claim.reference,
    raisedAt: claim.raisedAt,
    answeredAt: claim.answeredAt,
    endedAt: claim.endedAt,
    transactionId: claim.transactionId,
    events: await historyOf(db, claim, secret),
  };
}

async function historyOf(db: Reader, { id }: StoreClaim, secret: Buffer) {
  const steps = await stepsOfStoreClaim(db, id);
  const attached = await filesOfStoreClaim(db, id);
  const refs = await fileRefs(db, secret, [...new Set(attached.map(({ fileId }) => fileId))]);
  const known = new Map(refs.map((file) => [file.id, file]));
  const ofEvent = groupBy(attached, ({ eventId }) => eventId);
  const people = await userBriefs(db, [...new Set(steps.flatMap(({ actorId }) => actorId ?? []))]);
  return steps.map((step) => ({
    event: step.event,
    actorName: step.actorId === null ? '' : (people.get(step.actorId)?.nickName ?? ''),
    text: step.text,
    amountFen: step.amountFen,
    files: (ofEvent.get(step.id) ?? []).flatMap(({ fileId }) => known.get(fileId) ?? []),
    at: step.createdAt,
  }));
}
