import type { Language } from '@kouan/contract';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/render-part.tsx';
import { StatementPanel } from './statement-panel.tsx';
import { WithdrawalsPanel } from './withdrawals-panel.tsx';

async function htmlOf(page: React.ReactNode, language: Language = 'en'): Promise<string> {
  return renderPart(page, { language, texts: ['payments', 'wallet', 'validation'], path: '/myWallet' });
}

test('a withdrawal asks for the amount, the bank, the account and its holder, and says how much there is', async () => {
  const html = await htmlOf(<WithdrawalsPanel balanceFen={12_345} />);
  for (const name of ['amountFen', 'bank', 'accountNumber', 'accountName'])
    expect(html, name).toContain(`name="${name}"`);
  expect(html).toContain('At most 123.45');
});

test('an empty wallet offers no withdrawal', async () => {
  const html = await htmlOf(<WithdrawalsPanel balanceFen={0} />);
  expect(html).not.toContain('name="amountFen"');
  expect(html).toContain('there is nothing to withdraw');
});

test.each([
  ['en', 'Statement of account', 'Download PDF'],
  ['cn', '对账单', '下载 PDF'],
  ['vi', 'Bảng sao kê tài khoản', 'Tải PDF'],
] as const)('a statement of account is offered for a period, in three languages: %s', async (language, ...texts) => {
  const html = await htmlOf(<StatementPanel />, language);
  for (const text of texts) expect(html, text).toContain(text);
  expect(html.match(/type="date"/g)).toHaveLength(2);
});
