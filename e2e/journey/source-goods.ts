import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage, sendCapture } from '@kouan/contract';
import { extractProduct } from '@kouan/sourcing';
import { expect } from 'vitest';
import {
  button,
  checkAccess,
  field,
  keepScreenshot,
  link,
  notAPicture,
  pictureOf,
  see,
  type Visitor,
  visible,
  visit,
} from '../browser.ts';
import { projectFolder } from '../running-server.ts';

const savedPage = join(projectFolder, 'packages/sourcing/src/sites/fixtures/1688-context-range.html');
const savedItem = '812345670011';
export const goodsTitle = '加厚牛津布收纳袋 搬家打包袋 大容量编织袋';

/** Pastes a share text on the home page, lets the page capture arrive, and follows the link to the product. */
export async function findGoods(buyer: Visitor, itemId: string): Promise<void> {
  const { page, t } = buyer;
  await visit(buyer, '/');
  await keepScreenshot(buyer, '02-home');
  await checkAccess(buyer);
  const shared = `Mua giúp mình mẫu này nhé (https://detail.1688.com/offer/${itemId}.html), màu xanh size M`;
  await visible(page.getByLabel(t('catalog:hero.link'))).fill(shared);
  await see(buyer, t('links:found', { site: t('links:site.1688'), item: itemId }));
  await keepScreenshot(buyer, '02-link-recognised');
  await button(buyer, t('catalog:hero.quote')).click();
  await see(buyer, t('sourcing:fail.title'));

  await capture(buyer, itemId);
  await visit(buyer, '/');
  await visible(page.getByLabel(t('catalog:hero.link'))).fill(shared);
  await button(buyer, t('catalog:hero.quote')).click();
  await see(buyer, t('sourcing:ok.title'));
  await keepScreenshot(buyer, '02-link-found');
  await link(buyer, t('sourcing:ok.many')).click();
  await page.waitForURL('**/mallDdcDetail/*');
  await visible(page.getByRole('heading', { name: goodsTitle })).waitFor();
}

/** Sends the saved page of the item as the plug-in does: read in the browser, under the buyer's own session. */
async function capture({ page, context }: Visitor, itemId: string): Promise<void> {
  const html = readFileSync(savedPage, 'utf8').replaceAll(savedItem, itemId);
  const product = extractProduct({ html, url: `https://detail.1688.com/offer/${itemId}.html` });
  if ('error' in product) throw new Error(`The saved page was not read: ${product.error}`);
  const token = (await context.cookies()).find(({ name }) => name === 'SHL-TOEKN')?.value ?? '';
  const reply = await page.request.post(sendCapture.path, {
    headers: { authorization: decodeURIComponent(token), 'idempotency-key': crypto.randomUUID() },
    data: { pluginVersion: '1.0', product },
  });
  expect(await reply.json()).toMatchObject({ isNew: true });
}

/** A link that nobody can read becomes a product of interest, with a screenshot; a file that is no picture is refused. */
export async function registerInterest(buyer: Visitor, itemId: string): Promise<void> {
  const { page, t, language } = buyer;
  const title = `Hand-made lamp ${itemId}`;
  await visit(buyer, '/');
  await visible(page.getByLabel(t('catalog:hero.link'))).fill(`https://item.taobao.com/item.htm?id=${itemId}`);
  await button(buyer, t('catalog:hero.quote')).click();
  await see(buyer, t('sourcing:fail.title'));

  await button(buyer, t('sourcing:interest.submit')).click();
  await see(buyer, t('common:field.required', { label: t('sourcing:interest.name') }));
  await field(buyer, t('sourcing:interest.name')).fill(title);
  const screenshots = page.getByLabel(t('sourcing:interest.screenshots'));
  await screenshots.setInputFiles(notAPicture);
  await see(buyer, errorMessage('file.not_a_picture', language));
  await expect.poll(() => field(buyer, t('sourcing:interest.name')).inputValue()).toBe(title);
  await screenshots.setInputFiles(await pictureOf(buyer, 'product.png'));
  await visible(page.getByRole('img', { name: t('sourcing:interest.shot', { number: 1 }) })).waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await keepScreenshot(buyer, '02-interest');
  await checkAccess(buyer);
  await button(buyer, t('sourcing:interest.submit')).click();
  await see(buyer, t('sourcing:interest.done'));
  await link(buyer, t('sourcing:interest.seeAll')).click();
  await see(buyer, title);
  await see(buyer, t('sourcing:interest.requested'));
  await keepScreenshot(buyer, '02-my-interest');
}
