import type { Reader } from '../../platform/db.ts';
import { parameters } from '../settings/index.ts';
import { groupBy } from '../../platform/group-by.ts';
import { together } from '../../platform/together.ts';
import { getJointById } from './joint-queries.ts';
import { dueTogether, waitingMembers } from './joint-waiting.ts';
import type { Expected } from './match-transfer.ts';
import { dueOf } from './payment-facts.ts';
import type { ClaimRow, PaymentRow } from './payment-tables.ts';
import { codesOf, pastPayersOf } from './review-queries.ts';

export type Claimed = { payment: PaymentRow; claim: ClaimRow };

/** What a line has to look like to be the money of each of these payments, by payment id. */
export async function expectedOf(db: Reader, claimed: readonly Claimed[]): Promise<Map<number, Expected>> {
  const ids = claimed.map(({ payment }) => payment.id);
  const buyerIds = [...new Set(claimed.map(({ payment }) => payment.buyerId))];
  const [{ transferFeeVnd }, allCodes, payers] = await together(db, (reader) => [
    parameters(reader),
    codesOf(reader, ids),
    pastPayersOf(reader, buyerIds),
  ]);
  const codes = groupBy(allCodes, (row) => row.paymentId);
  const joints = new Map<number, { code: string; dueVnd: bigint }>();
  for (const id of new Set(claimed.flatMap(({ claim }) => claim.jointTransferId ?? []))) {
    const { code } = await getJointById(db, id);
    joints.set(id, { code, dueVnd: dueTogether(await waitingMembers(db, id)).dueVnd });
  }
  return new Map(
    claimed.map(({ payment, claim }) => [
      payment.id,
      {
        codes: [
          payment.code,
          ...(codes.get(payment.id) ?? []).map((row) => row.code).filter((code) => code !== payment.code),
        ],
        dueVnd: dueOf(payment).dueVnd,
        claimedVnd: claim.claimedVnd,
        remitter: claim.remitter,
        paidAt: claim.paidAt,
        claimedAt: claim.createdAt,
        joint: claim.jointTransferId === null ? undefined : joints.get(claim.jointTransferId),
        pastPayers: payers.get(payment.buyerId) ?? [],
        feeVnd: BigInt(transferFeeVnd),
      },
    ]),
  );
}
