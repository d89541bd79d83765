import { addScreeningRule, type BodyOf, getMyCart, type ReplyOf } from '@kouan/contract';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { button, checkAccess, keepScreenshot, see, type Visitor, visit } from './browser.ts';
import { logIn } from './journey/account.ts';
import { openPluginBrowser, type PluginBrowser, PluginPanel } from './plugin-browser.ts';
import { captchaAnswer, demoPassword, type RunningServer, startServer } from './running-server.ts';
import { openShops, type Shops } from './shop-server.ts';
import { textsOf } from './texts.ts';

let server: RunningServer;
let shops: Shops;
let plugin: PluginBrowser;
let buyer: Visitor;

/** What the panel says in English. */
const words = {
  launch: 'Order through Kouan',
  again: 'Read again',
  add: 'Add to cart',
  interest: 'To products of interest',
  problem: {
    BLOCKED: 'The site wants a log-in',
    OFF_SHELF: 'This product is no longer on sale.',
    ID_MISMATCH: 'The page shows another product than its address.',
    NOT_PRODUCT: 'No product was found on this page.',
  },
} as const;

beforeAll(async () => {
  server = await startServer();
  shops = await openShops();
  plugin = await openPluginBrowser({ mall: server.address, shopPort: shops.port });
  const page = await plugin.context.newPage();
  await plugin.context.addCookies([{ name: 'language', value: 'en', url: server.address }]);
  buyer = { context: plugin.context, page, language: 'en', t: await textsOf('en'), problems: [] };
  // The same page under the address of the mall, so that journeys can name paths alone.
  const open = page.goto.bind(page);
  page.goto = (address, options) => open(new URL(address, server.address).href, options);
});

afterAll(async () => {
  await plugin?.close();
  shops?.close();
  await server?.stop();
});

async function myCart(): Promise<ReplyOf<typeof getMyCart>['content']> {
  const token = (await plugin.context.cookies(server.address)).find(({ name }) => name === 'SHL-TOEKN')?.value ?? '';
  const reply = await fetch(`${server.address}${getMyCart.path}?size=200`, {
    headers: { authorization: decodeURIComponent(token) },
  });
  return ((await reply.json()) as ReplyOf<typeof getMyCart>).content;
}

async function openShopPage(url: string) {
  const page = await plugin.context.newPage();
  const panel = await PluginPanel.on(page);
  await page.goto(url);
  onTestFailed(async () => {
    await page.screenshot({ path: 'test-results/screenshots/plugin-failed.png' }).catch(() => undefined);
  });
  return { page, panel };
}

test('the plug-in is downloaded, installed and connected with a code', async () => {
  const { page, t } = buyer;
  await logIn(buyer, { username: 'buyer1', password: demoPassword, target: '/pluginInstallation' });
  await see(buyer, t('plugin:notice', { version: '1.0' }));
  await see(buyer, t('plugin:state.alone', { version: '1.0' }));
  await see(buyer, t('plugin:devices.none'));
  await button(buyer, t('plugin:pair.get')).click();
  const code = (await page.locator('output').textContent()) ?? '';
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await keepScreenshot(buyer, 'plugin-installation');
  await checkAccess(buyer);
  expect(buyer.problems).toEqual([]);

  const options = await plugin.context.newPage();
  await options.goto(`chrome-extension://${plugin.id}/options.html`);
  await expect.poll(() => options.locator('[name=address]').inputValue()).toBe(server.address);
  await options.locator('[name=code]').fill('WRNG-CODE');
  await options.getByRole('button', { name: 'Connect' }).click();
  await options.getByText('The pairing code is wrong').waitFor();
  await options.locator('[name=code]').fill(code);
  await options.getByRole('button', { name: 'Connect' }).click();
  await options.getByText('Connected.').waitFor();
  await options.screenshot({ path: 'test-results/screenshots/plugin-options.png' });
  await options.close();

  await visit(buyer, '/pluginInstallation');
  await see(buyer, t('plugin:state.ready', { version: '1.0' }));
  await see(buyer, /^Chrome/);
});

test('every saved page is recognised under its own host name and gets into the cart, or says why not', async () => {
  const products = shops.pages.flatMap(({ url, expected, name }) =>
    'error' in expected ? [] : [{ url, name, ...expected }],
  );
  expect(products.length).toBeGreaterThan(8);
  for (const { url, name, title, moq } of products) {
    const { page, panel } = await openShopPage(url);
    await panel.press(words.launch);
    await panel.see(title);
    await panel.typeQuantity(moq);
    await panel.see('₫');
    await panel.press(words.add);
    await panel.see(`In the cart: ${moq} pcs.`);
    if (name === '1688-context-range') await page.screenshot({ path: 'test-results/screenshots/plugin-panel.png' });
    await page.close();
  }
  const cart = await myCart();
  for (const { title, moq, name } of products)
    expect(
      cart.filter((line) => line.title.cn === title).map(({ quantity }) => quantity),
      name,
    ).toEqual([moq]);

  for (const { url, expected } of shops.pages) {
    if (!('error' in expected) || !url.startsWith('https://') || url.includes('s.1688.com')) continue;
    const { page, panel } = await openShopPage(url);
    await panel.press(words.launch);
    await panel.see(words.problem[expected.error as keyof typeof words.problem]);
    await page.close();
  }
  await visit(buyer, '/myCart');
  await see(buyer, products[0]?.title ?? '');
  await keepScreenshot(buyer, 'plugin-cart');
});

const pageOf = (name: string) => {
  const found = shops.pages.find((page) => page.name === name);
  if (found === undefined || 'error' in found.expected) throw new Error(`there is no saved product ${name}`);
  return { ...found.expected, url: found.url, html: found.html };
};

test('after a change of address inside the page the new product is read; a stopped worker starts again', async () => {
  const [first, second] = [pageOf('1688-context-range'), pageOf('1688-context-model')];
  const { page, panel } = await openShopPage(first.url);
  await panel.press(words.launch);
  await panel.see(first.title);
  await page.evaluate((url) => history.pushState({}, '', url), second.url);
  await panel.see(second.title);

  await plugin.stopWorker();

  await panel.typeQuantity(second.moq);
  await panel.press(words.interest);
  await panel.see('Registered as product of interest.');
  await panel.press(words.add);
  await panel.see('In the cart');
  await panel.see('their quantity was raised');
  expect((await myCart()).find((line) => line.title.cn === second.title)?.quantity).toBe(2 * second.moq);
  await page.close();
});

test('a machine-translated page is read from its original', async () => {
  const { url, title } = pageOf('1688-old-idetaildata');
  const { page, panel } = await openShopPage(url);
  await page.evaluate(() => {
    document.documentElement.classList.add('translated-ltr');
    for (const heading of document.querySelectorAll('h1')) heading.textContent = 'A translated name';
  });
  await panel.press(words.launch);
  await panel.see(title);
  expect(await panel.text()).not.toContain('A translated name');
  await page.close();
});

test('what stands against the goods is told in the panel; forbidden goods do not get into the cart', async () => {
  const { url, title, moq } = pageOf('1688-context-range');
  const note = { cn: '需要许可', en: 'Papers are needed', vi: 'Cần giấy phép' };
  await addRule({ kind: 'papers', words: { cn: [title.slice(0, 2)], en: [], vi: [] }, note });
  const { page, panel } = await openShopPage(url);
  await panel.press(words.launch);
  await panel.see(note.en);
  await panel.typeQuantity(moq);
  await page.screenshot({ path: 'test-results/screenshots/plugin-screening.png' });
  await panel.press(words.add);
  await panel.see('In the cart');

  await addRule({ kind: 'forbidden', words: { cn: [title], en: [], vi: [] }, note: { ...note, en: 'Not carried' } });
  await page.reload();
  await panel.press(words.launch);
  await panel.see('Not carried');
  expect(await panel.canPress(words.interest)).toBe(true);
  expect(await panel.canPress(words.add)).toBe(false);
  await page.close();
});

async function addRule(rule: Pick<BodyOf<typeof addScreeningRule>, 'kind' | 'words' | 'note'>): Promise<void> {
  const { uuid } = (await (await fetch(`${server.address}/auth/code`)).json()) as { uuid: string };
  const send = (path: string, body: object, token?: string) =>
    fetch(server.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
      body: JSON.stringify(body),
    });
  const account = { username: 'editor1', password: demoPassword, code: captchaAnswer, uuid };
  const { token } = (await (await send('/auth/login', account)).json()) as { token: string };
  const reply = await send(addScreeningRule.path, { ...rule, isActive: true }, token);
  expect(reply.status).toBe(201);
}

test('the page cannot reach the panel, its messages or the token, nor press its buttons', async () => {
  const { url, title } = pageOf('taobao-ice');
  const { page, panel } = await openShopPage(url);
  await panel.press(words.launch);
  await panel.see(title);
  const before = (await myCart()).length;
  const reached = await page.evaluate(() => {
    const host = document.querySelector('kouan-panel');
    window.postMessage({ type: 'addToCart' }, '*');
    host?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    return {
      root: host?.shadowRoot ?? null,
      runtime: typeof (globalThis as { chrome?: { runtime?: { sendMessage?: unknown } } }).chrome?.runtime?.sendMessage,
      storage: Object.keys(localStorage).length + Object.keys(sessionStorage).length,
    };
  });
  expect(reached).toEqual({ root: null, runtime: 'undefined', storage: 0 });
  expect((await myCart()).length).toBe(before);
  const options = await plugin.context.newPage();
  await options.goto(`chrome-extension://${plugin.id}/options.html`);
  const kept = await options.evaluate(() => chrome.storage.local.get('token'));
  await options.close();
  expect(kept['token']).toMatch(/^kd_/);
  expect(await page.content()).not.toContain(String(kept['token']));
  await page.close();
});

test('what was collected stands in the small window; disconnected in the mall the plug-in is out at once', async () => {
  const { t, page } = buyer;
  const popup = await plugin.context.newPage();
  await popup.goto(`chrome-extension://${plugin.id}/popup.html`);
  await popup.getByText('Connected as').waitFor();
  await expect.poll(() => popup.locator('li').count()).toBe(10);
  await popup.locator('select').selectOption('vi');
  await popup.getByText('Mới thu thập').waitFor();
  await popup.screenshot({ path: 'test-results/screenshots/plugin-popup.png' });
  await popup.locator('select').selectOption('en');

  await visit(buyer, '/pluginInstallation');
  await button(buyer, /^Disconnect Chrome/).click();
  await button(buyer, t('plugin:devices.remove'), page.getByRole('dialog')).click();
  await see(buyer, t('plugin:devices.none'));
  await popup.reload();
  await popup.getByText('This browser is not connected to the mall yet.').waitFor();
  await popup.close();
});
