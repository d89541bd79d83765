import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocateTransfer } from './transfer.ts';

const rate = fc.bigInt(3_000_000_000n, 4_200_000_000n);
const payments = fc.array(fc.record({ amountFen: fc.bigInt(1n, 10_000_000n), rateVndPerCnyMicros: rate }), {
  minLength: 1,
  maxLength: 8,
});

test('no đồng and no fen of a bank line is lost between payments and wallet', () => {
  fc.assert(
    fc.property(payments, fc.bigInt(0n, 10n ** 11n), rate, (list, receivedVnd, dayRateVndPerCnyMicros) => {
      const result = allocateTransfer({ payments: list, receivedVnd, dayRateVndPerCnyMicros });
      const sum = (pick: (payment: (typeof result.payments)[number]) => bigint) =>
        result.payments.reduce((total, payment) => total + pick(payment), 0n);
      expect(sum(({ allocatedVnd }) => allocatedVnd) + result.toWalletVnd).toBe(receivedVnd);
      expect(sum(({ receiptsFen }) => receiptsFen) + result.toWalletFen).toBe(result.lineFen);
      for (const [index, payment] of result.payments.entries()) {
        expect(payment.creditedFen + payment.restDueFen).toBe(list[index]?.amountFen);
        expect(payment.allocatedVnd + payment.restDueVnd).toBe(payment.dueVnd);
        expect(payment.restDueFen >= 0n && payment.restDueVnd >= 0n).toBe(true);
      }
    }),
  );
});
