import { reviewReasons } from '@kouan/contract';
import { formatCount } from '../../apps/web/src/lib/formats.ts';
import { button, keepScreenshot, see, type Visitor, visible } from '../browser.ts';
import { openAdminPage } from './admin-pages.ts';
import { type Due, remitter } from './pay.ts';

type Kind = 'deposit' | 'final';

/** Opens the payment of an order in its queue. */
async function openReview(finance: Visitor, kind: Kind, { number }: Due, orderNumber: string): Promise<void> {
  const { page, t } = finance;
  await openAdminPage(finance, kind);
  const search = page.getByRole('searchbox', { name: t('admin-reviews:search') });
  if (await search.isVisible()) {
    await search.fill(orderNumber);
    await search.press('Enter');
    await visible(
      page
        .getByRole('region', { name: t('admin-reviews:queueLabel') })
        .getByRole('button')
        .filter({ hasText: number.slice(-4) }),
    ).click();
  } else await page.goto(`${new URL(page.url()).pathname}?blurry=${orderNumber}`);
  await button(finance, t('admin-reviews:act.reject')).waitFor();
}

/** Rejects a claim with a usual reason, which the buyer reads in their own language. */
export async function rejectClaim(finance: Visitor, due: Due, orderNumber: string): Promise<string> {
  const { page, t, language } = finance;
  await openReview(finance, 'deposit', due, orderNumber);
  await button(finance, t('admin-reviews:act.reject')).click();
  const form = page.getByRole('form', { name: t('admin-reviews:reject.title') });
  const reason = reviewReasons.notArrived[language];
  await form.getByRole('radio', { name: reason }).check();
  await form.getByRole('button', { name: { cn: '中文', en: 'English', vi: 'Tiếng Việt' }[language] }).click();
  await form.getByRole('paragraph').filter({ hasText: reason }).waitFor();
  await keepScreenshot(finance, '05-admin-reject');
  await form.getByRole('button', { name: t('admin-reviews:reject.send') }).click();
  await see(finance, t('admin-reviews:done.rejected', { number: due.number }));
  return reason;
}

/** Imports the statement that shows the transfer, then approves the payment with its line. */
export async function approveWithStatement(
  finance: Visitor,
  { kind, due, orderNumber }: { kind: Kind; due: Due; orderNumber: string },
): Promise<void> {
  const { page, t, language } = finance;
  await openAdminPage(finance, 'statements');
  await page
    .getByLabel(t('admin-bank:import.file'))
    .and(page.locator(':enabled'))
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(statementWith(due)) });
  await button(finance, t('admin-bank:import.start', { count: 1 })).click();
  await see(
    finance,
    t('admin-bank:import.done', {
      count: formatCount(1, language),
      known: formatCount(0, language),
      debit: formatCount(1, language),
      matched: formatCount(1, language),
    }),
  );
  await keepScreenshot(finance, `${kind === 'deposit' ? '05' : '07'}-admin-statement`);

  await openReview(finance, kind, due, orderNumber);
  await visible(page.getByRole('radio', { checked: true })).waitFor();
  await keepScreenshot(finance, `${kind === 'deposit' ? '05' : '07'}-admin-review`);
  await button(finance, t('admin-reviews:act.approve')).click();
  await see(finance, t('admin-reviews:done.approved', { number: due.number }));
  // It is carried out some seconds later, when nobody has withdrawn it.
  await page.goto(`${new URL(page.url()).pathname}?queue=doneToday&blurry=${orderNumber}&open=${due.number}`);
  await visible(
    page.getByRole('heading').filter({ hasText: due.number }).getByText(t('admin-parts:paymentStatus.paid')),
  ).waitFor();
}

/** A bank's statement: the transfer, and money that left. */
function statementWith({ amountVnd, code }: Due): string {
  const now = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' });
  const rows = [
    ['Ngày giao dịch', 'Số tham chiếu', 'Số tiền ghi nợ', 'Số tiền ghi có', 'Nội dung', 'Tên người chuyển'],
    [now, `FT-${code}`, '', String(amountVnd), `${code} thanh toan don hang`, remitter],
    [now, `FEE-${code}`, '11000', '', 'Phi dich vu', ''],
  ];
  return `${rows.map((row) => row.join(',')).join('\n')}\n`;
}
