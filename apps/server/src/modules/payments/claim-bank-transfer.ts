import type { BodyOf } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { publish } from '../../platform/outbox.ts';
import { approveClaimSoon } from './approve-soon.ts';
import { eventOf, lockInOrder, requirePayable } from './change-payment.ts';
import { bindClaimFiles } from './claim-files.ts';
import { dueOf } from './payment-facts.ts';
import { addClaim, getPayment, updatePayment } from './payment-queries.ts';

export type Claim = BodyOf<typeof contract.claimBankTransfer> & { number: string; buyerId: number };

/**
 * Takes a buyer's word that they have transferred; a reviewer checks it against the bank statement. Any amount is
 * taken: a difference is the reviewer's to see. Throws payment.not_found, payment.not_payable, payment.paused,
 * payment.screenshot_required, file.not_found.
 */
export async function claimBankTransfer(tx: Tx, claim: Claim): Promise<void> {
  const fileIds = [...new Set(claim.screenshotIds)];
  const { purpose } = await getPayment(tx, claim);
  if (purpose === 'final' && fileIds.length === 0)
    fail('payment.screenshot_required', {}, { screenshotIds: 'payment.screenshot_required' });
  const payment = await lockInOrder(tx, claim);
  requirePayable(payment);
  const files = await bindClaimFiles(tx, { fileIds, ownerId: claim.buyerId, paymentIds: [payment.id] });
  const claimId = await addClaim(
    tx,
    {
      paymentId: payment.id,
      claimedBy: claim.buyerId,
      remitter: claim.remitter.trim(),
      bank: claim.bank.trim(),
      claimedVnd: BigInt(claim.amountVnd),
      serialNumber: claim.serialNumber?.trim() ?? '',
      paidAt: claim.paidAt ? new Date(claim.paidAt) : null,
      remarks: claim.remarks?.trim() ?? '',
    },
    files,
  );
  await updatePayment(tx, payment.id, { status: 'pendingApproval', method: 'bankTransfer', claimId, dueAt: null });
  await publish(tx, 'payment.claimed', eventOf(payment, { actorId: claim.buyerId }));
  await approveClaimSoon(tx, { code: payment.code, amountVnd: dueOf(payment).dueVnd });
}
