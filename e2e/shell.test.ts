import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  button,
  desktop,
  field,
  openBrowser,
  openVisitor,
  phone,
  see,
  type Viewport,
  visible,
  visit,
} from './browser.ts';
import { captchaAnswer, demoPassword, type RunningServer, startServer } from './running-server.ts';

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

const openPage = (viewport: Viewport = desktop) =>
  openVisitor(browser, { address: server.address, language: 'en', viewport });

/** Somebody who is logged in already, on the page of this address. */
async function openAs(username: string, path: string, viewport: Viewport = desktop) {
  const person = await openPage(viewport);
  const { uuid } = (await (await fetch(`${server.address}/auth/code`)).json()) as { uuid: string };
  const reply = await fetch(`${server.address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      password: username === 'admin' ? 'Admin2468' : demoPassword,
      code: captchaAnswer,
      uuid,
    }),
  });
  const { token } = (await reply.json()) as { token: string };
  await person.context.addCookies([{ name: 'SHL-TOEKN', value: encodeURIComponent(token), url: server.address }]);
  await person.page.goto(path);
  return person;
}

const list = '/orders/list';
const batches = '/warehouse/batches';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const openMenu = (page: Page, label: string) => visible(page.getByRole('button', { name: label })).click();
const choose = (page: Page, name: string) => visible(page.getByRole('menuitem', { name, exact: true })).click();
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Open pages' }).getByRole('link');
/** Marks what is shown now: the mark goes with it when it is made anew. */
const mark = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate((title) => title.setAttribute('data-old', '1'));
const untilAnew = (page: Page) => page.waitForFunction(() => document.querySelector('[data-old]') === null);

test('every navigation scrolls to the top', async () => {
  const visitor = await openPage();
  const { page, context, t } = visitor;
  await visit(visitor, '/mall1');
  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.getByRole('link', { name: t('shell:terms') }).click();
  await page.waitForURL('**/createGuide/terms');
  await page.waitForFunction(() => window.scrollY === 0);
  await context.close();
});

test('who is sent to the log-in from a place on a page comes back to that place', async () => {
  const visitor = await openPage();
  const { page, t } = visitor;
  await visit(visitor, '/myStock?page=2#batches');
  await page.waitForURL(/\/login\?redirect=%2FmyStock%3Fpage%3D2%23batches$/);
  await field(visitor, t('identity:login.username')).fill('buyer1');
  await field(visitor, t('identity:login.password')).fill(demoPassword);
  await field(visitor, t('identity:login.captcha')).fill(captchaAnswer);
  await button(visitor, t('identity:login.submit')).click();
  await page.waitForURL(/\/myStock/);
  expect(page.url()).toBe(`${server.address}/myStock?page=2#batches`);
});

test('the view is made anew at every change of the path, and a page left is not kept', async () => {
  const visitor = await openPage();
  const { page } = visitor;
  await visit(visitor, '/mall1');
  await page.getByRole('textbox', { name: 'Product name' }).fill('typed and not sent');
  await mark(page);
  await page.getByRole('link', { name: 'Show as cards' }).click();
  await page.waitForURL('**/mall');
  await untilAnew(page);
  await page.goBack();
  await page.getByRole('textbox', { name: 'Product name' }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Product name' }).inputValue()).toBe('');

  await visit(visitor, '/createGuide/start');
  await mark(page);
  await visible(page.getByRole('link', { name: visitor.t('shell:terms') })).click();
  await page.waitForURL('**/createGuide/terms');
  await untilAnew(page);
  await visitor.context.close();
});

test('a refusal in whatever kind of body is shown for five seconds', async () => {
  const visitor = await openPage();
  const { page, context } = visitor;
  await visit(visitor, '/mall1');
  await page.route('**/api/products?*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/octet-stream',
      body: JSON.stringify({ status: 500, message: 'The goods are being counted' }),
    }),
  );
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('ddc');
  const notice = page.getByRole('alert').filter({ hasText: 'The goods are being counted' }).first();
  await notice.waitFor();
  const shownAt = Date.now();
  await page.waitForTimeout(4000);
  expect(await notice.isVisible()).toBe(true);
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[role=alert] b')].some((title) => title.textContent?.includes('counted')),
  );
  expect(Date.now() - shownAt).toBeGreaterThan(4500);
  expect(Date.now() - shownAt).toBeLessThan(8000);
  await context.close();
});

test('tabs: pinned first, refreshed, closed, the others closed, all closed', async () => {
  const person = await openAs('admin', list);
  const { page, context, t } = person;
  await heading(page, 'Purchase orders').waitFor();
  await expect.poll(() => tabs(page).allTextContents()).toEqual(['To do', 'Purchase orders']);
  await expect.poll(() => button(person, t('admin-shell:closeTab', { title: 'To do' })).count()).toBe(0);

  await mark(page);
  await page.getByRole('button', { name: t('admin-shell:refresh') }).click();
  await page.waitForFunction(() => document.querySelector('[data-old]') === null);
  await heading(page, 'Purchase orders').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(list);

  await page.goto(batches);
  await heading(page, 'Batches').waitFor();
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await page.getByRole('link', { name: 'Shipments', exact: true }).click();
  await heading(page, 'Shipments').waitFor();
  await expect.poll(() => tabs(page).allTextContents()).toEqual(['To do', 'Batches', 'Shipments']);
  await page.getByRole('button', { name: t('admin-shell:closeTab', { title: 'Shipments' }) }).click();
  await heading(page, 'Batches').waitFor();

  await page.getByRole('link', { name: 'Purchase orders', exact: true }).click();
  await heading(page, 'Purchase orders').waitFor();
  await openMenu(page, t('admin-shell:tabActions'));
  await choose(page, t('admin-shell:closeOthers'));
  await expect.poll(() => tabs(page).allTextContents()).toEqual(['To do', 'Purchase orders']);
  await openMenu(page, t('admin-shell:tabActions'));
  await choose(page, t('admin-shell:closeAll'));
  await page.waitForURL('**/desk/workbench');
  await expect.poll(() => tabs(page).allTextContents()).toEqual(['To do']);
  await context.close();
});

test.each([
  ['stays as it was left', false, 'unfinished'],
  ['is made anew when its menu says noCache', true, ''],
])('a page behind another %s', async (_, noCache, left) => {
  const { page, context, t } = await openAs('admin', '/');
  await page.route('**/api/menus/build', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.text()).replaceAll(/"noCache":(true|false)/g, `"noCache":${noCache}`);
    await route.fulfill({ response: reply, body });
  });
  await page.goto(`${list}?size=30`);
  const buyer = page.getByRole('textbox', { name: /buyer/i }).first();
  await buyer.fill('unfinished');
  await page.getByRole('link', { name: 'Shipments', exact: true }).click();
  await heading(page, 'Shipments').waitFor();
  await tabs(page).filter({ hasText: 'Purchase orders' }).click();
  await heading(page, 'Purchase orders').waitFor();
  await expect.poll(() => buyer.inputValue()).toBe(left);
  await expect.poll(() => page.url()).toContain('size=30');
  if (!noCache) {
    await page.getByRole('button', { name: t('admin-shell:refresh') }).click();
    await page.waitForFunction(
      () => ![...document.querySelectorAll('input')].some((input) => input.value === 'unfinished'),
    );
  }
  await context.close();
});

test('a menu whose component does not exist shows a placeholder, and breaks nothing else', async () => {
  const { page, context, t, problems } = await openAs('admin', '/');
  await page.route('**/api/menus/build', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, body: (await reply.text()).replace('"orders/index"', '"constructor"') });
  });
  await page.goto(list);
  await page.getByText(t('admin-shell:notBuilt.title')).waitFor();
  await page.getByRole('link', { name: 'Shipments', exact: true }).click();
  await heading(page, 'Shipments').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('the menu is searched by its button and the slash key, with mistakes, and the arrows choose', async () => {
  const { page, context, t } = await openAs('admin', list);
  await heading(page, 'Purchase orders').waitFor();
  await page.locator('body').press('/');
  const box = page.getByRole('combobox', { name: t('admin-shell:searchMenu') });
  await box.fill('bathces');
  await page.getByRole('option', { name: /Batches/ }).waitFor();
  await box.press('Enter');
  await heading(page, 'Batches').waitFor();
  await page.getByRole('button', { name: t('admin-shell:searchMenu') }).click();
  await box.fill('review');
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
  const first = await chosen.textContent();
  await box.press('ArrowDown');
  await page.waitForFunction(
    (text) => document.querySelector('[role=option][aria-selected=true]')?.textContent !== text,
    first,
  );
  await box.press('Escape');
  await box.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe(batches);
  await context.close();
});

test('menus, dialogs and panels are used by keys alone, and the focus comes back', async () => {
  const { page, context, t } = await openAs('admin', '/system/user');
  const more = page.locator('[data-row-key] button[aria-haspopup=menu]').first();
  const isFocused = (selector: string) =>
    page.evaluate((one) => document.activeElement?.closest(one) !== null, selector);
  const untilFocused = (button: typeof more) =>
    expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused('[role=menuitem]')).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => isFocused('[role=dialog]')).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await isFocused('[role=dialog]'), key).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await untilFocused(more);
  const columns = page.getByRole('button', { name: t('admin-parts:list.columns'), exact: true });
  await columns.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused('[role=dialog]')).toBe(true);
  await page.keyboard.press('Escape');
  await untilFocused(columns);
  await context.close();
});

test('full screen is switched on and off; a browser that cannot says so', async () => {
  const { page, context, t } = await openAs('admin', list);
  const fullscreen = page.getByRole('button', { name: t('admin-shell:fullscreen'), exact: true });
  await fullscreen.click();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await fullscreen.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t('admin-shell:leaveFullscreen') }).click();
  await page.waitForFunction(() => document.fullscreenElement === null);

  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await page.reload();
  await fullscreen.click();
  await page
    .getByRole('status')
    .filter({ hasText: t('admin-shell:fullscreenUnsupported') })
    .waitFor();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await context.close();
});

test('the layout settings change colour, tabs, fixed header, logo and footer at once, and stay', async () => {
  const person = await openAs('admin', list);
  const { page, context, t } = person;
  const primary = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--k-primary'));
  await heading(page, 'Purchase orders').waitFor();
  await page.getByRole('button', { name: t('admin-shell:settings') }).click();
  const drawer = page.getByRole('dialog', { name: t('admin-shell:settings') });
  await drawer.getByRole('button', { name: t('admin-shell:teaGreen') }).click();
  await expect.poll(() => primary()).toBe('#109d76');

  const bar = page.getByRole('navigation', { name: t('admin-shell:openTabs') });
  const logo = page.getByRole('complementary').getByRole('link', { name: '口岸代采' });
  const footer = page.getByRole('contentinfo');
  for (const [name, shown] of [
    [t('admin-shell:showTabs'), bar],
    [t('admin-shell:showLogo'), logo],
    [t('admin-shell:showFooter'), footer],
  ] as const) {
    await expect.poll(() => shown.count(), { message: name }).toBe(1);
    await drawer.getByRole('switch', { name }).click();
    await shown.waitFor({ state: 'detached' });
  }
  const isFixed = () =>
    page.evaluate(() => {
      window.scrollTo(0, 400);
      return window.scrollY > 0 && (document.querySelector('header')?.getBoundingClientRect().top ?? -1) === 0;
    });
  await expect.poll(() => isFixed()).toBe(true);
  await drawer.getByRole('switch', { name: t('admin-shell:fixedHeader') }).click();
  await expect.poll(() => isFixed()).toBe(false);

  await page.reload();
  await heading(page, 'Purchase orders').waitFor();
  await expect.poll(() => primary()).toBe('#109d76');
  expect([await bar.count(), await logo.count(), await footer.count()]).toEqual([0, 0, 0]);
  await context.close();
});

test('the drawer is 30 % wide, without the sidebar 50 %', async () => {
  const { page, context, t } = await openAs('admin', list);
  const drawer = page.locator('.ant-drawer-content-wrapper').filter({ hasText: t('admin-shell:settings') });
  const widthOf = async () => {
    await page.getByRole('button', { name: t('admin-shell:settings') }).click();
    const width = (await drawer.boundingBox())?.width;
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    return width;
  };
  expect(await widthOf()).toBeCloseTo(1440 * 0.3, 1);
  await page.getByRole('button', { name: t('admin-shell:closeMenu') }).click();
  expect(await widthOf()).toBeCloseTo(1440 * 0.5, 1);
  await context.close();
});

test("the avatar's menu has layout settings, personal centre and sign out; the first role stands beside the name", async () => {
  const person = await openAs('service1', list);
  const { page, context, t } = person;
  const account = page.getByRole('button', { name: t('admin-shell:account') });
  await account.waitFor();
  await expect.poll(() => account.textContent()).toContain('Customer service');
  await account.click();
  await choose(page, t('admin-shell:settings'));
  await page.getByRole('dialog', { name: t('admin-shell:settings') }).waitFor();
  const settings = page.getByRole('dialog', { name: t('admin-shell:settings') });
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'hidden' });
  await account.click();
  await choose(page, t('admin-shell:personalCentre'));
  await heading(page, t('account:title')).waitFor();
  await see(person, 'service1');
  await page.goBack();
  await heading(page, 'Purchase orders').waitFor();
  await account.click();
  await choose(page, t('admin-shell:logOut'));
  await page.waitForURL('**/mall');
  expect((await context.cookies()).some(({ name }) => name === 'SHL-TOEKN')).toBe(false);
  await context.close();
});

test('below 992 px the device is mobile: the sidebar lies over the page and goes with every change of it', async () => {
  const { page, context, t } = await openAs('admin', list, { width: 992, height: 800 });
  const device = () => page.locator('[data-device]').getAttribute('data-device');
  await heading(page, 'Purchase orders').waitFor();
  await expect.poll(() => device()).toBe('desktop');
  await page.setViewportSize({ width: 991, height: 800 });
  await page.locator('[data-device=mobile]').waitFor();
  await page.setViewportSize(phone);
  const menu = page.getByRole('dialog').getByRole('navigation', { name: t('admin-shell:menu') });
  await expect.poll(() => menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: t('admin-shell:openMenu') }).click();
  await menu.waitFor();
  await menu.getByRole('link', { name: 'Shipments', exact: true }).click();
  await heading(page, 'Shipments').waitFor();
  await menu.waitFor({ state: 'hidden' });
  await page.setViewportSize(desktop);
  await page.locator('[data-device=desktop]').waitFor();
  await page.getByRole('complementary').waitFor();
  await context.close();
});
