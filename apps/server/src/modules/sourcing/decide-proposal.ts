import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { lockProposal, settleProposals } from './capture-queries.ts';
import { saveSeen } from './save-seen.ts';

/** Staff accept what a buyer saw, or not. Throws capture.proposal_settled. */
export async function decideProposal(tx: Tx, { id, isAccepted, by }: { id: number; isAccepted: boolean; by: number }) {
  const { proposal, content } = (await lockProposal(tx, id)) ?? fail('capture.proposal_settled');
  const { productId, offerHash } = proposal;
  if (!isAccepted) {
    await settleProposals(tx, { productId, id }, { state: 'declined', how: 'staff', by });
    return;
  }
  await saveSeen(tx, content, { isTrusted: true });
  await settleProposals(tx, { productId, offerHash }, { state: 'applied', how: 'staff', by });
}
