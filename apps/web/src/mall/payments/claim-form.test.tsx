import type { CashierView } from '@kouan/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createI18n, I18nProvider } from '../../lib/i18n.ts';
import { createQueryClient } from '../../lib/query.ts';
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
const client = createQueryClient({ call: () => Promise.reject(new Error('nothing is called')) });

async function formFor(changes: Partial<CashierView>): Promise<string> {
  return renderToString(
    <StaticRouter location="/mallDdcCashier/P2611210000001">
      <QueryClientProvider client={client}>
        <I18nProvider value={await createI18n('en', ['payments'])}>
          <ClaimForm payment={{ ...payment, ...changes }} />
        </I18nProvider>
      </QueryClientProvider>
    </StaticRouter>,
  );
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
