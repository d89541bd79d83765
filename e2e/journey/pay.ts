import { errorMessage } from '@kouan/contract';
import { expect } from 'vitest';
import { formatVnd } from '../../apps/web/src/lib/formats.ts';
import { button, field, keepScreenshot, notAPicture, pictureOf, see, type Visitor, visible } from '../browser.ts';

/** What the cashier tells a buyer to transfer. */
export type Due = { number: string; amountVnd: number; code: string };
export const remitter = 'NGUYEN VAN AN';

/** Reads amount and code from the open cashier, which shows them as a VietQR picture too. */
export async function readDue({ page, t }: Visitor): Promise<Due> {
  await page.waitForURL('**/mallDdcCashier/*');
  const picture = visible(page.getByRole('img', { name: t('payments:transfer.qr') }));
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  const amount = await page
    .locator('dl > div')
    .filter({ hasText: t('payments:transfer.amount') })
    .first()
    .locator('b')
    .innerText();
  const code = await page.locator('[data-memo]').innerText();
  return { number: page.url().split('/').at(-1) ?? '', amountVnd: Number(amount.replace(/\D/g, '')), code };
}

/** Claims the deposit: first without a remitter, then with another amount, then as it is due. */
export async function claimDeposit(buyer: Visitor, { amountVnd }: Due): Promise<void> {
  const { page, t, language } = buyer;
  const input = (name: 'remitter' | 'bank' | 'amount' | 'serialNumber') => field(buyer, t(`payments:claim.${name}`));
  await page
    .getByRole('combobox', { name: t('payments:claim.bank') })
    .or(input('bank'))
    .first()
    .fill('Vietcombank');
  await input('serialNumber').fill('FT26325001');
  await input('amount').fill(String(amountVnd - 1000));
  await button(buyer, t('payments:claim.submit')).click();
  await see(buyer, t('common:field.required', { label: t('payments:claim.remitter') }));
  await expect.poll(() => input('serialNumber').inputValue()).toBe('FT26325001');
  await keepScreenshot(buyer, '04-cashier-wrong');

  await input('remitter').fill(remitter);
  await button(buyer, t('payments:claim.submit')).click();
  const dialog = page.getByRole('dialog', { name: t('payments:claim.askTitle') });
  await dialog.getByText(t('payments:claim.less', { difference: formatVnd(1000, language) })).waitFor();
  await dialog.getByRole('button', { name: t('payments:claim.correct') }).click();
  await input('amount').fill(String(amountVnd));
  await submitClaim(buyer);
  await keepScreenshot(buyer, '04-claimed');
}

/** What the reviewer said stands there, and so does what was entered; sends it once more. */
export async function claimAgain(buyer: Visitor, opinion: string): Promise<void> {
  const { t } = buyer;
  await see(buyer, t('payments:rejected.title', { opinion }));
  await expect.poll(() => field(buyer, t('payments:claim.remitter')).inputValue()).toBe(remitter);
  await keepScreenshot(buyer, '05-rejected');
  await submitClaim(buyer);
}

/** Claims a final payment: without a screenshot and with a file that is none it is refused. */
export async function claimFinal(buyer: Visitor): Promise<void> {
  const { page, t, language } = buyer;
  const screenshots = page.getByLabel(t('payments:claim.screenshots')).and(page.locator('input[type=file]'));
  await field(buyer, t('payments:claim.remitter')).fill(remitter);
  await page
    .getByRole('combobox', { name: t('payments:claim.bank') })
    .or(field(buyer, t('payments:claim.bank')))
    .first()
    .fill('Techcombank');
  await button(buyer, t('payments:claim.submit')).click();
  await see(buyer, t('payments:claim.screenshotRequired'));
  await screenshots.setInputFiles(notAPicture);
  await see(buyer, errorMessage('file.not_a_picture', language));
  await keepScreenshot(buyer, '07-final-wrong');
  await screenshots.setInputFiles(await pictureOf(buyer, 'transfer.png'));
  await page.getByRole('img', { name: t('payments:claim.screenshot', { index: 1 }) }).waitFor();
  await submitClaim(buyer);
}

async function submitClaim(buyer: Visitor): Promise<void> {
  await button(buyer, buyer.t('payments:claim.submit')).click();
  await see(buyer, buyer.t('payments:review.text'));
}
