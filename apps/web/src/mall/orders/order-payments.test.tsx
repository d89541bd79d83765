import { type OrderView, orderClockKinds, type PaymentBrief } from '@kouan/contract';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import { OrderClocks } from './order-clocks.tsx';
import { OrderPayments } from './order-payments.tsx';

async function shown(content: ReactNode, language: 'cn' | 'en' | 'vi' = 'en'): Promise<string> {
  return renderPart(content, { language, texts: ['orders', 'payments'], path: '/myOrderDetail/D2611210000001' });
}

const payment: PaymentBrief = {
  number: 'P2611210000001',
  purpose: 'deposit',
  status: 'pendingApproval',
  method: 'alipay',
  amountFen: 100,
  amountVnd: 3575,
  dueFen: 100,
  dueVnd: 3575,
  shipmentNumber: null,
  remitter: 'NGUYEN VAN A',
  bank: 'Vietcombank',
  serialNumber: 'FT26',
  paidAt: '2026-11-21T02:03:04.000Z',
  remarks: 'Transferred by my brother',
  claimedAt: '2026-11-21T03:00:00.000Z',
  dueAt: null,
  allowedActions: [],
  reviews: [],
};

test('a payment says how, by whom, from which bank and when it was paid, and what was remarked', async () => {
  // Only the number and the payments of an order are shown here.
  const html = await shown(<OrderPayments order={{ number: 'D2611210000001', payments: [payment] } as OrderView} />);
  for (const word of ['Alipay', 'NGUYEN VAN A', 'Vietcombank', 'FT26', 'Paid at', 'Transferred by my brother'])
    expect(html, word).toContain(word);
  expect(html).not.toContain('Bank transfer');
});

test.each(['cn', 'en', 'vi'] as const)('every time limit has a name of its own, in %s', async (language) => {
  const names = await Promise.all(
    orderClockKinds.map(async (kind) => {
      const until = '2026-11-22T00:00:00.000Z';
      const html = await shown(<OrderClocks clocks={[{ kind, until, about: 'P1' }]} />, language);
      expect(html).toContain('P1');
      return /<dt>([^<]+)<\/dt>/.exec(html)?.[1] ?? '';
    }),
  );
  expect(new Set(names).size).toBe(orderClockKinds.length);
  expect(names.some((name) => name.includes('clocks.') || name === '')).toBe(false);
});
