import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { isHeldByOther, putHold, removeHold } from './decision-queries.ts';
import { lockInOrder } from './change-payment.ts';

/** A page that is open says so again before; a closed one holds nothing for long. */
const holdMs = 60_000;

type Hold = { number: string; userId: number };

/** Says that this person works on the payment. Somebody else's hold is only taken when they ask for it: payment.held. */
export async function holdReview(tx: Tx, { number, userId, isTaken }: Hold & { isTaken: boolean }): Promise<undefined> {
  const { id, status } = await lockInOrder(tx, { number, buyerId: 'any' });
  if (status !== 'pendingApproval') return undefined;
  if (!isTaken && (await isHeldByOther(tx, { paymentId: id, userId }))) fail('payment.held');
  await putHold(tx, { paymentId: id, userId, heldUntil: new Date((await currentTime(tx)).getTime() + holdMs) });
  return undefined;
}

export async function releaseReview(tx: Tx, { number, userId }: Hold): Promise<undefined> {
  const { id } = await lockInOrder(tx, { number, buyerId: 'any' });
  await removeHold(tx, { paymentId: id, userId });
  return undefined;
}
