import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  button,
  checkAccess,
  desktop,
  type Language,
  openBrowser,
  openVisitor,
  see,
  type Visitor,
  visible,
  visit,
} from './browser.ts';
import { logIn } from './journey/account.ts';
import { demoPassword, type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function open(language: Language, username: string, target: string): Promise<Visitor> {
  const person = await openVisitor(browser, { address: server.address, language, viewport: desktop });
  await logIn(person, { username, password: demoPassword, target });
  return person;
}

/** What has the focus; undefined where it is lost. */
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? undefined : (activeElement?.getAttribute('aria-label') ?? '');
  });
const untilFocused = (page: Page, name: string) => expect.poll(() => focused(page)).toBe(name);
const untilQuiet = (page: Page) => page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);

const widths = [360, 768, 1920];
const paths = ['/', '/mall1', '/mallSearch', '/register/enterprise', '/createGuide/fees', '/myCart', '/addInterest'];

test('no page is wider than its window', async () => {
  const buyer = await open('vi', 'buyer1', '/mall1');
  const { page, context } = buyer;
  const [goods] = await goodsOf(page);
  for (const path of [...paths, `/mallDetail/${goods}`, '/user/center']) {
    await visit(buyer, path);
    await untilQuiet(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: desktop.height });
      const excess = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(excess, { message: `${path} at ${width}` }).toBe(0);
    }
  }
  await context.close();
});

const goodsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const reply = await fetch('/api/products?page=0&size=3');
    // Safe: the endpoint's own reply.
    const { content } = (await reply.json()) as { content: { id: string }[] };
    return content.map(({ id }) => id);
  });

test('forms of suppliers can be used by everybody', async () => {
  const supplier = await open('cn', 'supplier1', '/supply/products');
  const { page, t } = supplier;
  await button(supplier, t('admin-goods:add')).click();
  await see(supplier, t('admin-goods:part.tiers'));
  await button(supplier, t('admin-goods:addSpec')).click();
  await checkAccess(supplier);
  await page.keyboard.press('Escape');
  await visible(page.locator('[data-row-key] button[aria-haspopup=menu]')).click();
  await visible(page.locator('main').getByRole('menuitem')).waitFor();
  await checkAccess(supplier);
  await page.goto('/supply/store');
  await untilQuiet(page);
  await checkAccess(supplier);
  expect(supplier.problems).toEqual([]);
  await supplier.context.close();
});

test('the focus stays with a category that is moved by keys', async () => {
  const editor = await open('en', 'editor1', '/goods/categories');
  const down = visible(editor.page.getByRole('button', { name: /^Move .* down$/ }));
  const name = (await down.getAttribute('aria-label')) ?? '';
  await down.focus();
  for (let moves = 0; moves < 3; moves++) {
    const saved = editor.page.waitForResponse((reply) => reply.request().method() === 'POST');
    await editor.page.keyboard.press('Enter');
    await saved;
    await untilFocused(editor.page, name);
    await editor.page.locator(':focus:not([aria-disabled])').waitFor();
  }
  expect(await focused(editor.page)).toBe(name);
  await editor.context.close();
});
