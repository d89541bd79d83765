import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterSalesApproved, caseApproved } from './case-postings.ts';
import { purchaseRecorded, shipmentCancelled, storePaid, unitsReturned } from './goods-postings.ts';
import { moneyPanel } from './money-panel.ts';
import {
  depositToWallet,
  moneyIn,
  paymentApproved,
  payoutDone,
  receiptsToWallet,
  withdrawalAsked,
} from './money-postings.ts';
import { balancesFen, credit, debit, type Posting, posting, reversed } from './posting.ts';

const amount = fc.bigInt(0n, 10n ** 9n);
const order = 'o1';

test('an unbalanced or negative posting is refused, entries of nothing are left out', () => {
  expect(() => posting(debit({ account: 'bank' }, 2n), credit({ account: 'receipts' }, 1n))).toThrow(RangeError);
  expect(() => moneyIn({ from: 'bank', amountFen: -1n })).toThrow(RangeError);
  expect(moneyIn({ from: 'bank', amountFen: 0n })).toEqual([]);
});

test('every event is balanced, its reverse undoes it, and the panel adds up', () => {
  fc.assert(
    fc.property(amount, amount, amount, (a, b, c) => {
      const all: Posting[] = [
        moneyIn({ from: 'gateway', amountFen: a }),
        paymentApproved({ order, held: 'depositsHeld', creditedFen: a, receiptsFen: b, surplusFen: c }),
        receiptsToWallet(a),
        depositToWallet({ order, amountFen: c }),
        withdrawalAsked(a),
        payoutDone({ from: 'bank', amountFen: a, leftFen: b }),
        purchaseRecorded({ goodsFen: a, freightFen: b, actualFen: c }),
        storePaid(a),
        unitsReturned({ goodsFen: a, freightFen: b }),
        ...shipmentCancelled({ order, kept: [{ kind: 'inspection', feeFen: a }], toWalletFen: b }),
        ...caseApproved({ order, depositShareFen: a + b, refundFen: b, to: 'source' }),
        ...afterSalesApproved({ order, amountFen: c, bornBy: 'platform', to: 'wallet' }),
      ];
      const { paidFen, consumedFen, heldFen, refundedFen } = moneyPanel(all, order);
      expect(consumedFen + heldFen + refundedFen).toBe(paidFen);
      expect(paidFen).toBe(a);
      expect(balancesFen([...all, ...all.map(reversed)]).size).toBe(0);
      expect([...balancesFen(all).values()].reduce((sum, balance) => sum + balance, 0n)).toBe(0n);
    }),
  );
});

test('an approval taken back leaves nothing paid', () => {
  const approved = paymentApproved({ order, held: 'depositsHeld', creditedFen: 100n });
  expect(moneyPanel([approved, reversed(approved)], order)).toEqual({
    paidFen: 0n,
    consumedFen: 0n,
    heldFen: 0n,
    refundedFen: 0n,
  });
});
