import { expect } from 'vitest';
import { formatCount } from '../../apps/web/src/lib/formats.ts';
import { button, checkAccess, field, keepScreenshot, link, see, type Visitor, visible, visit } from '../browser.ts';

/** How many of the first specification and of another one; the first number is far above the seller's stock. */
export const quantities = { tooMany: 99_999, stock: 5_200, first: 6, second: 4 };

/** From the open product page through cart and checkout to one order, however often the button is pressed. */
export async function orderGoods(buyer: Visitor): Promise<string> {
  const { page, t, language } = buyer;
  const cell = (place: string) => page.locator(`[data-place="${place}"]`);
  await cell('0:0').fill(String(quantities.tooMany));
  await see(buyer, t('product:atMost', { count: formatCount(quantities.stock, language) }));
  await button(buyer, t('product:add')).click();
  await see(buyer, t('product:fixQuantities'));
  await expect.poll(() => cell('0:0').inputValue()).toBe(String(quantities.tooMany));
  await keepScreenshot(buyer, '03-product-wrong');

  await cell('0:0').fill(String(quantities.first));
  await cell('1:0').fill(String(quantities.second));
  const slip = page.getByRole('region', { name: t('product:cost'), exact: true });
  // Of the whole first, then of each specification.
  await expect.poll(() => slip.getByText(t('product:landedTotal')).count()).toBe(3);
  await slip
    .getByText(t('common:pieces', { count: 10 }))
    .first()
    .waitFor();
  await keepScreenshot(buyer, '03-product');
  await checkAccess(buyer);
  await button(buyer, t('product:add')).click();
  await see(buyer, t('product:added', { count: 10 }));
  await link(buyer, t('product:toCart')).click();

  await page.waitForURL('**/myCart');
  await page.getByRole('checkbox', { name: t('cart:selectAll'), exact: true }).check();
  await see(buyer, t('cart:chosen', { specs: 2, count: 10 }));
  await keepScreenshot(buyer, '03-cart');
  await checkAccess(buyer);
  await visible(page.getByRole('button', { name: t('cart:checkout'), exact: true })).click();

  await page.waitForURL('**/checkout?*');
  await field(buyer, t('checkout:remarks')).fill('Xin đóng gói kỹ');
  const submit = button(buyer, t('checkout:submit'));
  await see(buyer, t('checkout:depositLater'));
  await keepScreenshot(buyer, '03-checkout');
  await checkAccess(buyer);
  await submit.dblclick();
  await page.waitForURL('**/myOrderDetail/D*');
  const number = page.url().split('/').at(-1) ?? '';
  await see(buyer, t('orders:next.awaitingConfirmation.title'));
  await keepScreenshot(buyer, '03-order-placed');

  await visit(buyer, '/myOrder');
  const orders = page.getByRole('article');
  await orders.first().waitFor();
  await expect.poll(() => orders.count()).toBe(1);
  await see(buyer, number);
  await keepScreenshot(buyer, '03-my-orders');
  await checkAccess(buyer);
  return number;
}
