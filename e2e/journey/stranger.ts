import { expect } from 'vitest';
import { keepScreenshot, see, type Visitor, visit } from '../browser.ts';
import { goodsTitle } from './source-goods.ts';

/** Whoever knows the numbers of somebody else's order, payment or shipment learns nothing. */
export async function seeNothing(
  stranger: Visitor,
  { orderNumber, paymentNumber }: { orderNumber: string; paymentNumber: string },
): Promise<void> {
  const { page, t } = stranger;
  const own = ['/myOrderDetail/', '/mallDdcCashier/', '/myInvoices/', '/myInvoicesOrder?orderNumber='].map(
    (path) => `${path}${orderNumber}`,
  );
  for (const path of [...own, `/mallDdcCashier/${paymentNumber}`]) {
    await visit(stranger, path);
    await see(stranger, t('common:frame.notFound'));
    expect(await page.content(), path).not.toContain(goodsTitle);
  }
  await keepScreenshot(stranger, '08-not-found');
}
