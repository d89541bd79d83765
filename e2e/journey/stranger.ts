import { expect } from 'vitest';
import { keepScreenshot, see, type Visitor, visit } from '../browser.ts';
import { goodsTitle } from './source-goods.ts';

/** Whoever knows the numbers of somebody else's order, payment or shipment learns nothing. */
export async function seeNothing(stranger: Visitor, { orderNumber, paymentNumber }: { orderNumber: string; paymentNumber: string }): Promise<void> {
  const { page, t } = stranger;
  for (const path of [`/myOrderDetail/${orderNumber}`, `/mallDdcCashier/${paymentNumber}`, `/mallDdcCashier/${orderNumber}`, `/myInvoices/${orderNumber}`]) {
    await visit(stranger, path);
    await see(stranger, t('common:frame.notFound'));
    expect(await page.content(), path).not.toContain(goodsTitle);
  }
  await keepScreenshot(stranger, '08-not-found');
  await visit(stranger, `/myInvoicesOrder?orderNumber=${orderNumber}`);
  await see(stranger, t('shipping:list.noMatch'));
  expect(await page.getByRole('article').count()).toBe(0);
}
