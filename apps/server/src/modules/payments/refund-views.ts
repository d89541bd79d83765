import type { PayoutView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { claimsByIds } from './payment-queries.ts';
import { paymentsByIds, payoutRowsOf } from './refund-queries.ts';

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
