import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { smaller } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { approveClaimSoon } from './approve-soon.ts';
import { eventOf } from './change-payment.ts';
import { bindClaimFiles } from './claim-files.ts';
import { getJoint, type Member } from './joint-queries.ts';
import { lockMembers } from './joint-transfer.ts';
import { isOpenMember } from './joint-view.ts';
import { dueTogether } from './joint-waiting.ts';
import { dueOf } from './payment-facts.ts';
import { addClaim, updatePayment } from './payment-queries.ts';

export type JointClaim = BodyOf<typeof contract.claimJointTransfer> & { number: string; buyerId: number };

/**
 * Takes a buyer's word that they have transferred for all open members at once: a claim of each that the amount
 * reaches. Throws payment.joint_not_found, payment.joint_changed, payment.not_payable, payment.screenshot_required,
 * file.not_found.
 */
export async function claimJointTransfer(tx: Tx, claim: JointClaim): Promise<void> {
  const joint = await getJoint(tx, claim);
  const open = (await lockMembers(tx, joint)).filter(isOpenMember);
  if (open.length === 0) fail('payment.not_payable');
  const { dueVnd } = dueTogether(open);
  if (dueVnd !== BigInt(claim.dueVnd)) fail('payment.joint_changed', { dueVnd: Number(dueVnd) });
  const fileIds = [...new Set(claim.screenshotIds)];
  if (fileIds.length === 0 && open.some(({ payment }) => payment.purpose === 'final'))
    fail('payment.screenshot_required', {}, { screenshotIds: 'payment.screenshot_required' });
  const files = await bindClaimFiles(tx, {
    fileIds,
    ownerId: claim.buyerId,
    paymentIds: open.map(({ payment }) => payment.id),
  });
  for (const { payment, givenVnd } of spread(open, BigInt(claim.amountVnd))) {
    const claimId = await addClaim(
      tx,
      {
        paymentId: payment.id,
        claimedBy: claim.buyerId,
        remitter: claim.remitter.trim(),
        bank: claim.bank.trim(),
        claimedVnd: givenVnd,
        serialNumber: claim.serialNumber?.trim() ?? '',
        paidAt: claim.paidAt ? new Date(claim.paidAt) : null,
        remarks: claim.remarks?.trim() ?? '',
        jointTransferId: joint.id,
      },
      files,
    );
    await updatePayment(tx, payment.id, { status: 'pendingApproval', method: 'bankTransfer', claimId, dueAt: null });
    await publish(tx, 'payment.claimed', eventOf(payment, { actorId: claim.buyerId }));
  }
  await approveClaimSoon(tx, { code: joint.code, amountVnd: dueVnd });
}

/** What each gets of an amount: in order what it is due, the last that is reached all the rest. */
function spread(open: readonly Member[], amountVnd: bigint): (Member & { givenVnd: bigint })[] {
  const reached: (Member & { givenVnd: bigint })[] = [];
  let left = amountVnd;
  for (const [index, member] of open.entries()) {
    const givenVnd = index === open.length - 1 ? left : smaller(left, dueOf(member.payment).dueVnd);
    if (givenVnd > 0n) reached.push({ ...member, givenVnd });
    left -= givenVnd;
  }
  return reached;
}
