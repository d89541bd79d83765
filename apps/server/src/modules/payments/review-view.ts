import type { CandidateView, ReviewRow, ReviewView } from '@kouan/contract';
import { sumOf } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import type { Actor, Sendable } from '../../platform/http.ts';
import { together } from '../../platform/together.ts';
import { userBriefs } from '../identity/index.ts';
import { parameters } from '../settings/index.ts';
import { linesFor, openLines } from './bank-line-queries.ts';
import type { BankLineRecord } from './bank-tables.ts';
import { type CashierTerms, toCashierView } from './cashier-view.ts';
import { decisionsOf, findDecision, holdersOf, lastFailure } from './decision-queries.ts';
import { type Claimed, expectedOf } from './expected.ts';
import { reviewJoint } from './joint-view.ts';
import { candidateScore, type Expected, type Match, matchTransfer, type ReadLine } from './match-transfer.ts';
import { findOverride } from './override-queries.ts';
import { paidByOf } from './paid-by.ts';
import { reviewActions } from './payment-actions.ts';
import { dueOf } from './payment-facts.ts';
import { claimFiles, getPayment } from './payment-queries.ts';
import { readLines } from './read-lines.ts';
import { findOpenReceipt } from './receipt-queries.ts';
import { ceilingOf, isWithinCeiling } from './review-ceilings.ts';
import { warningsOf } from './review-warnings.ts';
import type { ClaimRow, PaymentRow } from './payment-tables.ts';
import { buyerHistory, getClaim, listClaimed, type ReviewFilter } from './review-queries.ts';

type Candidate = Match & { line: BankLineRecord; codes: readonly string[] };
const maxCandidates = 20;
const hourMs = 3_600_000;

/** A page of a review queue. Each row says at a glance how its money looks. */
export async function listReviewRows(
  db: Reader,
  filter: ReviewFilter,
  viewerId: number,
): Promise<{ content: Sendable<ReviewRow>[]; totalElements: number }> {
  const { rows, total } = await listClaimed(db, filter);
  const { holders, decisions, people, expected, lines, reviewHours, now } = await knownOf(db, rows);
  const content = rows.map(({ payment, claim }) => {
    const { dueFen, dueVnd } = dueOf(payment);
    const isPending = payment.status === 'pendingApproval';
    const candidates = findCandidates(expected.get(payment.id), lines);
    return {
      number: payment.number,
      purpose: payment.purpose,
      orderNumber: payment.orderNumber,
      buyerCode: people.get(payment.buyerId)?.buyerCode ?? '',
      buyerName: people.get(payment.buyerId)?.nickName ?? '',
      amountFen: dueFen > 0n ? dueFen : payment.amountFen,
      amountVnd: dueVnd > 0n ? dueVnd : payment.amountVnd,
      claimedAt: claim.createdAt,
      isOverdue: isPending && now.getTime() - claim.createdAt.getTime() > reviewHours * hourMs,
      hint: payment.status === 'paid' ? ('exact' as const) : hintOf(candidates[0], claim),
      heldBy: nameOfOther(holders.get(payment.id), { people, viewerId }),
      isProposed: decisions.get(payment.id)?.state === 'proposed',
    };
  });
  return { content, totalElements: total };
}

/** What is known of payments besides their claims. */
async function knownOf(db: Reader, rows: readonly Claimed[]) {
  const ids = rows.map(({ payment }) => payment.id);
  const [holders, decisions, expected, newest, { reviewHours }, now] = await together(db, (reader) => [
    holdersOf(reader, ids),
    decisionsOf(reader, ids),
    expectedOf(reader, rows),
    rows.length > 0 ? openLines(reader) : [],
    parameters(reader),
    currentTime(reader),
  ]);
  const personIds = new Set([...rows.map(({ payment }) => payment.buyerId), ...holders.values()]);
  const [people, lines] = await together(db, (reader) => [
    userBriefs(reader, [...personIds]),
    linesOf(reader, { newest, expected: [...expected.values()] }),
  ]);
  return { holders, decisions, expected, reviewHours, now, people, lines };
}

/** The lines that can be the money of these; `newest` are the open ones that came last. */
const linesOf = async (
  db: Reader,
  { newest, expected }: { newest: readonly BankLineRecord[]; expected: readonly Expected[] },
): Promise<ReadLine<BankLineRecord>[]> =>
  readLines(
    db,
    await linesFor(db, {
      newest,
      codes: expected.flatMap(({ codes, joint }) => (joint ? [joint.code, ...codes] : codes)),
      amountsVnd: expected.flatMap(({ dueVnd, claimedVnd, joint }) => [dueVnd, claimedVnd, joint?.dueVnd ?? dueVnd]),
    }),
  );

type People = { people: Awaited<ReturnType<typeof userBriefs>>; viewerId: number };

/** Who it is, unless it is nobody or the viewer. */
const nameOfOther = (userId: number | undefined, { people, viewerId }: People): string =>
  userId === undefined || userId === viewerId ? '' : (people.get(userId)?.nickName ?? '');

/** What stands out at the best candidate. */
function hintOf(best: Candidate | undefined, { method }: ClaimRow): ReviewRow['hint'] {
  // What a wallet or a gateway brought is there; a reviewer sees it because of its amount.
  if (method !== 'bankTransfer') return 'amountDiffers';
  if (!best) return 'notArrived';
  const isMatch = (what: Match['points'][number]['what']) =>
    best.points.find((point) => point.what === what)?.isMatch === true;
  if (!isMatch('amount')) return 'amountDiffers';
  if (!isMatch('code')) return 'codeMissing';
  return isMatch('payer') ? 'exact' : 'payerDiffers';
}

/** The lines that may be this payment, the likeliest first. */
const findCandidates = (expected: Expected | undefined, lines: readonly ReadLine<BankLineRecord>[]): Candidate[] =>
  (expected ? lines : [])
    .flatMap((read) => (expected ? [{ line: read.line, codes: read.codes, ...matchTransfer(expected, read) }] : []))
    .filter(({ score }) => score >= candidateScore)
    .toSorted((a, b) => b.score - a.score || b.line.id - a.line.id)
    .slice(0, maxCandidates);

const toCandidateView = ({ line, score, points }: Candidate): Sendable<CandidateView> => ({
  lineId: line.id,
  bookedAt: line.bookedAt,
  payer: line.payer,
  description: line.description,
  reference: line.reference,
  amountVnd: line.amountVnd,
  leftVnd: line.leftVnd,
  score,
  points,
});

/** All that a reviewer needs for one decision. Throws payment.not_found, for a payment that was never claimed too. */
export async function getReviewView(
  tx: Tx,
  { number, actor, ...terms }: { number: string; actor: Actor } & CashierTerms,
): Promise<Sendable<ReviewView>> {
  const payment = await getPayment(tx, { number, buyerId: 'any' });
  const claim = payment.claimId === null ? undefined : await getClaim(tx, payment.claimId);
  const buyer = (await userBriefs(tx, [payment.buyerId])).get(payment.buyerId);
  const files = claim ? await claimFiles(tx, claim.id) : [];
  const isOpen = payment.status === 'pendingApproval' || payment.status === 'unpaid';
  const expected = claim && isOpen ? (await expectedOf(tx, [{ payment, claim }])).get(payment.id) : undefined;
  const candidates = expected
    ? findCandidates(expected, await linesOf(tx, { newest: await openLines(tx), expected: [expected] }))
    : [];
  const hashes = files.map((file) => file.sha256);
  const desk = await deskOf(tx, payment, actor);
  return {
    ...(await toCashierView(tx, payment, terms)),
    buyerCode: buyer?.buyerCode ?? '',
    buyerName: buyer?.nickName ?? '',
    claimedVnd: claim?.claimedVnd ?? 0n,
    candidates: candidates.map(toCandidateView),
    paidBy: await paidByOf(tx, { payment, claim }),
    buyerHistory: await buyerHistory(tx, payment),
    screenshotHashes: hashes,
    warnings:
      claim && payment.status === 'pendingApproval'
        ? await warningsOf(tx, { payment, claim, files, hasCandidate: candidates.length > 0 })
        : [],
    receipt: await receiptOf(tx, payment),
    override: await overrideOf(tx, payment),
    joint: await reviewJoint(tx, claim),
    together: togetherOf(payment, candidates),
    ...desk,
    allowedActions: await reviewActions(tx, {
      payment,
      claim,
      actor,
      isHeld: desk.heldBy !== '',
      isWithinCeiling: await isWithinCeiling(tx, { reviewerId: actor.id, amountFen: dueOf(payment).dueFen }),
      decision: desk.decision,
      override: await findOverride(tx, payment.id),
    }),
  };
}

type Desk = Pick<ReviewView, 'heldBy' | 'decision' | 'failure' | 'ceilingFen'>;

/** Who works on it, what was decided and is not carried out yet, and how much the viewer may decide alone. */
async function deskOf(db: Reader, payment: PaymentRow, actor: Actor): Promise<Sendable<Desk>> {
  const holder = (await holdersOf(db, [payment.id])).get(payment.id);
  const decision = await findDecision(db, payment.id);
  const ids = [holder, decision?.reviewerId].filter((one) => one !== undefined);
  const people = await userBriefs(db, ids);
  return {
    heldBy: nameOfOther(holder, { people, viewerId: actor.id }),
    decision: decision
      ? {
          isProposal: decision.state === 'proposed',
          isMine: decision.reviewerId === actor.id,
          by: people.get(decision.reviewerId)?.nickName ?? '',
          opinion: decision.opinion,
          bankLineId: decision.bankLineId,
          at: decision.createdAt,
          effectiveAt: decision.effectiveAt,
        }
      : null,
    failure: payment.status === 'pendingApproval' ? ((await lastFailure(db, payment.id)) ?? null) : null,
    ceilingFen: await ceilingOf(db, actor.id),
  };
}

/** The lines that name exactly this payment, when there are several: what they bring, in the order in which they came. */
function togetherOf(payment: PaymentRow, candidates: readonly Candidate[]): Sendable<ReviewView['together']> {
  const named = candidates
    .filter(
      ({ codes, points }) => codes.length === 1 && points.some(({ what, how }) => what === 'code' && how === 'exact'),
    )
    .map(({ line }) => line)
    .toSorted((a, b) => a.bookedAt.getTime() - b.bookedAt.getTime() || a.id - b.id);
  const { dueVnd } = dueOf(payment);
  const sumVnd = sumOf(named.map(({ leftVnd }) => leftVnd));
  // One line that is enough by itself needs no others.
  if (payment.status !== 'pendingApproval' || named.length < 2 || named.some(({ leftVnd }) => leftVnd >= dueVnd))
    return null;
  return { lineIds: named.map(({ id }) => id), sumVnd, dueVnd, differenceVnd: Number(sumVnd - dueVnd) };
}

async function receiptOf(db: Reader, payment: PaymentRow): Promise<Sendable<ReviewView['receipt']>> {
  const receipt = await findOpenReceipt(db, payment.id);
  if (!receipt) return null;
  const { method, leftFen, tradeNumber, createdAt } = receipt;
  return { method, amountFen: leftFen, tradeNumber: tradeNumber ?? '', at: createdAt };
}

async function overrideOf(db: Reader, payment: PaymentRow): Promise<Sendable<ReviewView['override']>> {
  const request = await findOverride(db, payment.id);
  if (!request) return null;
  const { amountVnd, reference, payer, bookedAt, reason, requestedBy, createdAt } = request;
  const person = (await userBriefs(db, [requestedBy])).get(requestedBy);
  return {
    amountVnd,
    reference,
    payer,
    bookedAt,
    reason,
    requestedBy: person?.nickName ?? '',
    requestedAt: createdAt,
  };
}
