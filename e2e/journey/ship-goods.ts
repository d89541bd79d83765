import { expect } from 'vitest';
import { formatCount } from '../../apps/web/src/lib/formats.ts';
import {
  button,
  checkAccess,
  escaped,
  field,
  keepScreenshot,
  link,
  see,
  type Visitor,
  visible,
  visit,
} from '../browser.ts';
import { goodsTitle } from './source-goods.ts';

const receiver = { name: 'Trần Thị Bình', phone: '0987654321', address: '12 Lê Lợi, Quận 1, TP. Hồ Chí Minh' };

/** The goods are in the buyer's stock, with their batches, and the order tells what happened. */
export async function seeStock(buyer: Visitor, number: string): Promise<void> {
  const { t } = buyer;
  await visit(buyer, '/myStock');
  await see(buyer, goodsTitle);
  await link(buyer, number).waitFor();
  await keepScreenshot(buyer, '06-my-stock');
  await checkAccess(buyer);
  await visit(buyer, `/myOrderDetail/${number}`);
  await see(buyer, t('orders:next.finalPending.title'));
  for (const event of ['placed', 'accepted', 'depositRejected', 'depositApproved', 'purchased', 'received'] as const)
    await see(buyer, t(`orders:history.event.${event}`));
  await keepScreenshot(buyer, '06-order-stocked');
  await checkAccess(buyer);
}

/** Ships some pieces of the first specification; first more than there are, and to nobody. */
export async function shipPart(buyer: Visitor, number: string, quantity: number): Promise<void> {
  const { page, t, language } = buyer;
  await visit(buyer, `/myInvoices/${number}`);
  const first = page
    .getByRole('region', { name: t('shipping:goods.title') })
    .getByRole('textbox')
    .first();
  await first.fill('99');
  await see(buyer, t('shipping:goods.insufficient', { quantity: formatCount(6, language) }));
  await keepScreenshot(buyer, '07-ship-wrong');
  await first.fill(String(quantity));
  await submitShipment(buyer);
  await see(buyer, t('common:field.required', { label: t('shipping:field.consigneeName') }));
  await expect.poll(() => first.inputValue()).toBe(String(quantity));
  await fillReceiver(buyer);
  await keepScreenshot(buyer, '07-ship');
  await checkAccess(buyer);
  await submitShipment(buyer);
}

/** Ships whatever is left of the order. */
export async function shipRest(buyer: Visitor, number: string): Promise<void> {
  const { t } = buyer;
  await visit(buyer, `/myInvoices/${number}`);
  await button(buyer, t('shipping:goods.all')).click();
  await fillReceiver(buyer);
  await submitShipment(buyer);
}

async function fillReceiver(buyer: Visitor): Promise<void> {
  const { t } = buyer;
  await field(buyer, t('shipping:field.consigneeName')).fill(receiver.name);
  await field(buyer, t('shipping:field.contact')).fill(receiver.phone);
  await field(buyer, t('shipping:field.address')).fill(receiver.address);
}

/** The button names the amount as soon as the server has worked it out. */
async function submitShipment(buyer: Visitor): Promise<void> {
  const [before = ''] = buyer.t('shipping:submit', { amount: '¥' }).split('¥');
  await button(buyer, new RegExp(`^${escaped(before)}¥`)).click();
}

/** The buyer sees carrier and number, and confirms that the goods are there. */
export async function confirmDelivery(
  buyer: Visitor,
  { orderNumber, trackingNumber }: { orderNumber: string; trackingNumber: string },
): Promise<void> {
  const { page, t } = buyer;
  await visit(buyer, `/myInvoicesOrder?orderNumber=${orderNumber}`);
  await see(buyer, trackingNumber);
  await button(buyer, t('shipping:list.confirm')).click();
  const dialog = page.getByRole('dialog');
  await keepScreenshot(buyer, '07-confirm-delivery');
  await dialog.getByRole('button', { name: t('shipping:confirm.act'), exact: true }).click();
  await see(buyer, t('shipping:confirm.done'));
  await visible(
    page
      .getByRole('article')
      .filter({ hasText: trackingNumber })
      .getByText(t('shipping:state.delivered'), { exact: true }),
  ).waitFor();
  await keepScreenshot(buyer, '07-my-shipments');
}
