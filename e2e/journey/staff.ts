import { errorMessage } from '@kouan/contract';
import { expect } from 'vitest';
import { field, keepScreenshot, notAPicture, pictureOf, see, type Visitor, visible } from '../browser.ts';
import { openAdminPage } from './admin-pages.ts';

const mostPages = 20;

/** Customer service accepts the order; others may have waited longer, so it is looked for. */
export async function acceptOrder(service: Visitor, number: string): Promise<void> {
  const { page, t } = service;
  await openAdminPage(service, 'confirm');
  const card = page.getByRole('article', { name: t('admin-orders:detail.title', { number }) });
  await page.getByRole('article').first().waitFor();
  for (let at = 1; at < mostPages && !(await card.isVisible()); at += 1) {
    await page.goto(`/reviews/confirm?page=${at}`);
    await page.getByRole('article').first().waitFor();
  }
  await card.getByRole('button', { name: t('admin-orders:confirm.accept') }).waitFor();
  await keepScreenshot(service, '04-admin-confirm');
  await card.getByRole('button', { name: t('admin-orders:confirm.accept') }).click();
  await see(service, t('admin-orders:confirm.accepted', { number }));
}

/** The warehouse records what was bought at the seller, first without its order number. */
export async function recordPurchase(warehouse: Visitor, number: string): Promise<void> {
  const { page, t } = warehouse;
  await openWork(warehouse, 'toPurchase', number);
  const form = page.getByRole('form', { name: t('admin-warehouse:act.toPurchase') });
  await field(warehouse, t('admin-warehouse:purchase.cost'), form).fill('71.50');
  await form.getByRole('button', { name: t('admin-warehouse:act.toPurchase') }).click();
  await see(warehouse, t('common:field.required', { label: t('admin-warehouse:purchase.sellerOrders') }));
  await expect.poll(() => field(warehouse, t('admin-warehouse:purchase.cost'), form).inputValue()).toBe('71.50');
  await field(warehouse, t('admin-warehouse:purchase.sellerOrders'), form).fill('2871 0001');
  await field(warehouse, t('admin-warehouse:purchase.waybills'), form).fill('YT8800112233');
  await keepScreenshot(warehouse, '06-admin-purchase');
  await form.getByRole('button', { name: t('admin-warehouse:act.toPurchase') }).click();
  await see(warehouse, t('admin-warehouse:purchase.done', { number }));
}

/** What a piece weighs by its saved page. */
const goodsGrams = 320;

/** The goods arrive: counted, weighed, measured and photographed; first more than is on its way. */
export async function receiveGoods(warehouse: Visitor, number: string): Promise<void> {
  const { page, t, language } = warehouse;
  await openWork(warehouse, 'toReceive', number);
  const form = page.getByRole('form', { name: t('admin-warehouse:act.toReceive') });
  const lines = form.getByRole('group');
  await lines.first().waitFor();
  const submit = form.getByRole('button', { name: t('admin-warehouse:act.toReceive') });
  await field(warehouse, t('admin-warehouse:receive.quantity'), lines.first()).fill('999');
  await submit.click();
  await see(warehouse, t('admin-warehouse:receive.wrong.weight'));
  await see(warehouse, t('admin-warehouse:receive.wrong.tooMany', { most: 6 }));

  await form.getByRole('button', { name: t('admin-warehouse:receive.all') }).click();
  for (const line of await lines.all()) {
    // A little more than their seller says: far more would be held for a check.
    const pieces = Number(await field(warehouse, t('admin-warehouse:receive.quantity'), line).inputValue());
    const kilograms = (pieces * goodsGrams * 1.1) / 1000;
    await field(warehouse, t('admin-warehouse:receive.weight'), line).fill(kilograms.toFixed(2));
    await field(warehouse, t('admin-warehouse:receive.volume'), line).fill('60x40x30');
    await field(warehouse, t('admin-warehouse:receive.packages'), line).fill('1');
  }
  const photos = lines.first().getByLabel(t('admin-parts:photos')).and(page.locator('input[type=file]'));
  await photos.setInputFiles(notAPicture);
  await see(warehouse, errorMessage('file.not_a_picture', language));
  await photos.setInputFiles(await pictureOf(warehouse, 'goods.png'));
  await lines
    .first()
    .getByRole('button', { name: t('admin-warehouse:receive.removePhoto', { number: 1 }) })
    .waitFor();
  await keepScreenshot(warehouse, '06-admin-receive');
  await submit.click();
  await see(warehouse, t('admin-warehouse:receive.done', { number }));
  await openAdminPage(warehouse, 'batches');
  await see(warehouse, number);
  await keepScreenshot(warehouse, '06-admin-batches');
}

/** A page that was left open is shown at once as it was; the chosen tab tells that the new address is drawn. */
async function chooseTab({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tab', { name, selected: true }).waitFor();
}

async function openWork(warehouse: Visitor, queue: 'toPurchase' | 'toReceive', number: string): Promise<void> {
  const { page, t } = warehouse;
  await openAdminPage(warehouse, 'receive');
  await chooseTab(warehouse, t(`admin-warehouse:queue.${queue}`));
  await visible(page.getByRole('textbox', { name: t('admin-warehouse:filter.number') })).fill(number);
  await visible(page.getByRole('search').getByRole('button', { name: t('common:search'), exact: true })).click();
  await page.waitForURL(`**number=${number}*`);
  await see(warehouse, t('admin-parts:total', { count: 1 }));
  await see(warehouse, number);
  await visible(
    page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ hasText: number })
      .getByRole('button', { name: t(`admin-warehouse:act.${queue}`) }),
  ).click();
}

/** What lies in the parcel is weighed, measured and photographed: a shipment does not leave without. */
async function pack(warehouse: Visitor): Promise<void> {
  const { page, t } = warehouse;
  const form = page.getByRole('form', { name: t('admin-packing:save'), exact: true });
  const expected =
    (await form
      .getByText(/\d[\d.,]*\s?(?:kg|g)/)
      .first()
      .textContent()) ?? '';
  const [, amount = '1', unit = 'kg'] = /(\d[\d.,]*)\s?(kg|g)/.exec(expected) ?? [];
  const kilograms = Number(amount.replace(',', '.')) / (unit === 'g' ? 1000 : 1);
  await field(warehouse, t('admin-packing:weight'), form).fill(kilograms.toFixed(3));
  await field(warehouse, t('admin-packing:size'), form).fill('40×30×20');
  for (const [at, key] of (['parcelPhotos', 'scalePhotos'] as const).entries()) {
    const photos = form.getByLabel(t(`admin-packing:${key}`)).first();
    await photos.setInputFiles(await pictureOf(warehouse, `packing-${at}.png`));
    await form
      .getByRole('button', { name: t('admin-packing:removePhoto', { number: 1 }) })
      .nth(at)
      .waitFor();
  }
  await keepScreenshot(warehouse, '07-admin-packing');
  await form.getByRole('button', { name: t('admin-packing:save') }).click();
  await form.waitFor({ state: 'hidden' });
}

/** The warehouse hands the shipment to a carrier, whose name cannot be left out. */
export async function dispatch(
  warehouse: Visitor,
  { orderNumber, trackingNumber }: { orderNumber: string; trackingNumber: string },
): Promise<void> {
  const { page, t } = warehouse;
  await openAdminPage(warehouse, 'shipments');
  // The list may have been left with a search in it: drawn anew it shows everything.
  const states = page.getByRole('tablist', { name: t('admin-shipments:states'), exact: true });
  await states.getByRole('tab', { name: t('common:all'), selected: true }).waitFor();
  await chooseTab(warehouse, t('admin-shipments:state.ready'));
  const more = page.getByRole('search').getByRole('button', { name: t('common:more'), expanded: false });
  if (await more.isVisible()) await more.click();
  await visible(page.getByRole('textbox', { name: t('admin-shipments:filter.orderNumber') })).fill(orderNumber);
  await visible(page.getByRole('search').getByRole('button', { name: t('common:search'), exact: true })).click();
  await page.waitForURL(`**orderNumber=${orderNumber}*`);
  await see(warehouse, t('admin-parts:total', { count: 1 }));
  await visible(
    page.getByRole('region', { name: t('admin-shipments:title'), exact: true }).getByRole('button', { name: /^S/ }),
  ).click();
  await pack(warehouse);
  const form = page.getByRole('region', { name: t('admin-shipments:dispatch.title'), exact: true });
  await form.getByRole('button', { name: t('admin-shipments:dispatch.submit') }).click();
  await see(warehouse, t('common:field.required', { label: t('admin-shipments:carrier') }));
  await field(warehouse, t('admin-shipments:carrier'), form).fill('Viettel Post');
  await field(warehouse, t('admin-shipments:trackingNumber'), form).fill(trackingNumber);
  await keepScreenshot(warehouse, '07-admin-dispatch');
  await form.getByRole('button', { name: t('admin-shipments:dispatch.submit') }).click();
  await visible(page.getByRole('dialog').getByText(t('admin-shipments:state.inTransit'))).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
