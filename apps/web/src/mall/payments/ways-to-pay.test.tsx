import type { CashierView } from '@kouan/contract';
import { paymentMethods } from '@kouan/domain';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import { createI18n } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import { PayByCard } from './pay-by-card.tsx';
import { PayByWallet } from './pay-by-wallet.tsx';
import { openMethod, PaymentMethods } from './payment-methods.tsx';
const allOpen = paymentMethods.map((method) => ({ method, isOpen: true, isSandbox: false }));
// What these parts read of a cashier.
const payment = {
  number: 'P2611210000001',
  dueFen: 12_900,
  isPaused: false,
  walletBalanceFen: 20_000,
  methods: allOpen,
} as unknown as CashierView;

async function htmlOf(content: ReactNode, language: Language = 'en'): Promise<string> {
  return renderPart(content, { language, texts: ['payments', 'validation'], path: '/mallDdcCashier/P2611210000001' });
}

test.each(['cn', 'en', 'vi'] as const)(
  'every method is named and can be chosen when it is open, in %s',
  async (language) => {
    const { translate: t } = await createI18n(language, ['payments']);
    const html = await htmlOf(
      <PaymentMethods methods={allOpen} chosen="alipay" onChoose={() => undefined} />,
      language,
    );
    for (const method of paymentMethods) expect(html).toContain(t(`payments:methods.${method}.name`));
    expect(html.match(/aria-checked="true"/g)).toHaveLength(1);
    expect(html).not.toContain('aria-disabled');
  },
);

test('a method that is not open cannot be chosen, not by its address either', async () => {
  const some = allOpen.map(({ method }) => ({
    method,
    isOpen: method === 'bankTransfer' || method === 'wallet',
    isSandbox: false,
  }));
  const html = await htmlOf(<PaymentMethods methods={some} chosen="wallet" onChoose={() => undefined} />);
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(4);
  expect(openMethod(some, 'quick')).toBe('bankTransfer');
  expect(openMethod(some, 'wallet')).toBe('wallet');
  expect(openMethod(some, null)).toBe('bankTransfer');
  expect(openMethod(some, '__proto__')).toBe('bankTransfer');
});

test('a bank card asks for name, phone, ID number, type, number, expiry and security code, and keeps nothing', async () => {
  const html = await htmlOf(<PayByCard payment={payment} />);
  for (const name of ['realName', 'phone', 'idNumber', 'cardType', 'cardNumber', 'expiry', 'cvv'])
    expect(html, name).toContain(`name="${name}"`);
  for (const type of ['debit', 'credit']) expect(html).toContain(`value="${type}"`);
  expect(html).toMatch(/type="password"[^>]*|autoComplete="off"/);
});

test('the wallet shows what stays, or what is missing', async () => {
  expect(await htmlOf(<PayByWallet payment={payment} />)).toContain('¥71.00');
  const poor = await htmlOf(<PayByWallet payment={{ ...payment, walletBalanceFen: 900 }} />);
  expect(poor).toContain('¥120.00');
  expect(poor).toContain('disabled=""');
});
