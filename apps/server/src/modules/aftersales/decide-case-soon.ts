import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, fail } from '../../platform/errors.ts';
import type { Timer } from '../../platform/timers.ts';
import { permissionsOf } from '../identity/index.ts';
import { addCaseDecision, endCaseDecision, findDueCaseDecision, lockCaseDecision } from './case-decision-queries.ts';
import { updateCase } from './case-queries.ts';
import type { CaseDecision } from './case-tables.ts';
import { type Approval, approveCase, checkApproval } from './decide-case.ts';
import { lockWithOrder, type StaffKey } from './work-on-case.ts';

/** How long an approval can be withdrawn; fixed. */
const undoMs = 5_000;

/**
 * Keeps an approval that is carried out in five seconds, whatever becomes of the approver's page until then. Above the
 * approver's ceiling it is the first of two at once. Throws what `approveCase` throws for what can be seen now.
 */
export async function decideCaseSoon(tx: Tx, approval: Approval): Promise<void> {
  const { found, isProposal } = await checkApproval(tx, approval);
  if (isProposal) return approveCase(tx, approval);
  const { actor, terms, refundFen, opinion } = approval;
  const inFen = (fen: number | undefined) => (fen === undefined ? null : BigInt(fen));
  await addCaseDecision(tx, {
    caseId: found.id,
    reviewerId: actor.id,
    refundFen: BigInt(refundFen),
    returnFreightFen: inFen(terms.returnFreightFen),
    amountFen: inFen(terms.amountFen),
    bornBy: terms.bornBy ?? null,
    opinion,
    state: 'waiting',
    effectiveAt: new Date((await currentTime(tx)).getTime() + undoMs),
  });
  if (found.isHeld) await updateCase(tx, found.id, { claimedBy: null, claimedAt: null, isHeld: false });
}

/**
 * Takes one's own approval back before it is carried out: nothing has happened, and the case waits as before. Throws
 * case.not_found, case.undo_too_late.
 */
export async function undoCaseDecision(tx: Tx, { number, actorId }: StaffKey): Promise<void> {
  const { found } = await lockWithOrder(tx, { number, buyerId: 'any' });
  const decision = await lockCaseDecision(tx, found.id);
  const isInTime = decision?.reviewerId === actorId && decision.effectiveAt > (await currentTime(tx));
  if (!decision || !isInTime) fail('case.undo_too_late');
  await endCaseDecision(tx, decision.id, 'withdrawn');
}

/** Carries out the next approval whose moment has come. What stands against it by then ends it, and is told at the case. */
async function carryOutNext(tx: Tx, skip: number): Promise<boolean> {
  const due = await findDueCaseDecision(tx, skip);
  if (!due) return false;
  const { found } = await lockWithOrder(tx, { number: due.number, buyerId: 'any' });
  const decision = await lockCaseDecision(tx, found.id);
  if (decision?.id !== due.id) return true;
  const approval = await approvalOf(tx, due.number, decision);
  try {
    await tx.transaction(async (inner) => {
      await endCaseDecision(inner, decision.id, 'done');
      await approveCase(inner, approval);
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await endCaseDecision(tx, decision.id, 'failed', error.code);
  }
  return true;
}

async function approvalOf(tx: Tx, number: string, decision: CaseDecision): Promise<Approval> {
  const { reviewerId, refundFen, returnFreightFen, amountFen, bornBy, opinion } = decision;
  return {
    number,
    actor: { id: reviewerId, permissions: await permissionsOf(tx, reviewerId) },
    refundFen: Number(refundFen),
    opinion,
    terms: {
      ...(returnFreightFen === null ? {} : { returnFreightFen: Number(returnFreightFen) }),
      ...(amountFen === null ? {} : { amountFen: Number(amountFen) }),
      ...(bornBy === null ? {} : { bornBy }),
    },
  };
}

export const caseDecisionTimer: Timer = { name: 'refunds whose moment has come', step: carryOutNext };
