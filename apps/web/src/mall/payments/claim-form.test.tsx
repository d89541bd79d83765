import type { CashierView } from '@kouan/contract';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import { ClaimForm } from './claim-form.tsx';

const payment: CashierView = {
  number: 'P2611210000001',
  purpose: 'deposit',
  status: 'unpaid',
  method: null,
  amountFen: 100,
  amountVnd: 3575,
  dueFen: 100,
  dueVnd: 3575,
  shipmentNumber: null,
  remitter: '',
  bank: '',
  serialNumber: '',
  paidAt: null,
  remarks: '',
  claimedAt: null,
  dueAt: null,
  allowedActions: ['pay'],
  reviews: [],
  orderNumber: 'D2611210000001',
  rateVndPerCnyMicros: 3_575_000_000,
  code: 'KQABCDEFGH',
  items: [],
  methods: [{ method: 'bankTransfer', isOpen: true, isSandbox: false }],
  isScreenshotRequired: false,
  screenshots: [],
  isPaused: false,
  walletBalanceFen: 0,
  cardMask: null,
  account: { id: 1, bankBin: '970415', bankName: 'VietinBank', branch: '', accountNumber: '1', accountName: 'KOUAN' },
  qr: '',
  qrSvg: '',
};
async function formFor(changes: Partial<CashierView>): Promise<string> {
  return renderPart(<ClaimForm payment={{ ...payment, ...changes }} />, {
    texts: ['payments'],
    path: '/mallDdcCashier/P2611210000001',
  });
}

test.each(['deposit', 'final'] as const)(
  'a claim of a %s payment asks for remitter, bank, amount, serial number and remarks',
  async (purpose) => {
    const html = await formFor({ purpose, isScreenshotRequired: purpose === 'final' });
    for (const name of ['remitter', 'bank', 'amountVnd', 'serialNumber', 'remarks'])
      expect(html, name).toContain(`name="${name}"`);
    expect(html).toContain('type="file"');
  },
);
