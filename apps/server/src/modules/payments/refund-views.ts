import type { PayoutView, RefundSource } from '@kouan/contract';
import { refundToSource, smaller, sumOf } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { claimsByIds } from './payment-queries.ts';
import { atGatewayUntil, refundable } from './refund-payouts.ts';
import { paymentsByIds, payoutRowsOf } from './refund-queries.ts';

type Going = { orderId: number; shipmentNumber: string | null; amountFen: bigint };

/** What a refund could go back to, the newest payment first, and how much of it would go to each now. */
export async function refundSources(db: Reader, going: Going): Promise<Sendable<RefundSource>[]> {
  const left = await refundable(db, going);
  const { refunds } = refundToSource(left, smaller(going.amountFen, sumOf(left.map(({ amountFen }) => amountFen))));
  const back = new Map(refunds.map(({ payment, fen }) => [payment.id, fen]));
  const payments = await paymentsByIds(
    db,
    left.map(({ payment }) => payment.id),
  );
  const known = new Map(payments.map((payment) => [payment.id, payment]));
  const claims = await claimsByIds(
    db,
    payments.flatMap(({ claimId }) => claimId ?? []),
  );
  return left.toReversed().map(({ payment: { id, method, creditedFen }, amountFen }) => {
    const payment = known.get(id);
    const claim = claims.find((one) => one.id === payment?.claimId);
    return {
      paymentNumber: payment?.number ?? '',
      purpose: payment?.purpose ?? '',
      method: method ?? '',
      remitter: claim?.remitter ?? '',
      bank: claim?.bank ?? '',
      serialNumber: claim?.serialNumber ?? '',
      creditedFen,
      leftFen: amountFen,
      backFen: back.get(id) ?? 0n,
    };
  });
}

/** The payouts of each case, with who had paid from which bank. Every number has a list. */
export async function payoutsOfCases(
  db: Reader,
  caseNumbers: readonly string[],
): Promise<Map<string, Sendable<PayoutView>[]>> {
  const rows = await payoutRowsOf(db, caseNumbers);
  const payments = new Map(
    (
      await paymentsByIds(
        db,
        rows.map(({ paymentId }) => paymentId),
      )
    ).map((payment) => [payment.id, payment]),
  );
  const claims = new Map(
    (
      await claimsByIds(
        db,
        [...payments.values()].flatMap(({ claimId }) => claimId ?? []),
      )
    ).map((claim) => [claim.id, claim]),
  );
  const now = await currentTime(db);
  const byCase = groupBy(rows, ({ caseNumber }) => caseNumber);
  return new Map(
    caseNumbers.map((number) => [
      number,
      (byCase.get(number) ?? []).map((row) => {
        const payment = payments.get(row.paymentId);
        const claim = payment?.claimId ? claims.get(payment.claimId) : undefined;
        return {
          id: row.id,
          paymentNumber: payment?.number ?? '',
          method: payment?.method ?? '',
          amountFen: row.amountFen,
          amountVnd: row.amountVnd,
          state: row.state,
          atGatewayUntil: atGatewayUntil(row, now),
          remitter: claim?.remitter ?? '',
          bank: claim?.bank ?? '',
          reference: row.reference,
          failure: row.failure,
          doneAt: row.state === 'done' || row.state === 'wallet' ? row.decidedAt : null,
        };
      }),
    ]),
  );
}
