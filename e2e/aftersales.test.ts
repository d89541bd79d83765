import { type CaseOptions, getCaseOptions, listMyOrders, type ReplyOf } from '@kouan/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import {
  button,
  checkAccess,
  desktop,
  field,
  keepScreenshot,
  type Language,
  openBrowser,
  openVisitor,
  phone,
  see,
  type Viewport,
  type Visitor,
  visible,
  visit,
} from './browser.ts';
import { logIn } from './journey/account.ts';
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

const demoLimitMs = 120_000;
const runs: readonly { language: Language; viewport: Viewport }[] = [
  { language: 'en', viewport: desktop },
  { language: 'vi', viewport: phone },
];

test.each(runs)(
  'stocked goods are given back: asked, answered, approved and paid to the wallet, in $language at $viewport.width px',
  async ({ language, viewport }) => {
    const seat = { address: server.address, language, viewport };
    const buyer = await openVisitor(browser, seat);
    const staff = await openVisitor(browser, seat);
    onTestFailed(async () => {
      for (const [index, person] of [buyer, staff].entries()) await keepScreenshot(person, `case-failed-${index}`);
    });
    await logIn(buyer, { username: 'buyer1', password: demoPassword, target: '/myOrder' });
    const order = await orderToReturn('buyer1');
    const number = await askToReturn(buyer, order);

    await logIn(staff, { username: 'finance1', password: demoPassword, target: '/desk/workbench' });
    await askBack(staff, number);
    await answer(buyer, number);
    await approve(staff, number);

    await visit(buyer, `/myRefundDetail/${number}`);
    await see(buyer, buyer.t('aftersales:state.paid'));
    await keepScreenshot(buyer, '09-case-paid');
    await visit(buyer, `/myRefundDetail/${order}`);
    await see(buyer, number);
    await visit(buyer, '/myRefundDetail');
    await see(buyer, number);
    expect(await server.verify()).toEqual({ output: '', exitCode: 0 });

    const stranger = await openVisitor(browser, seat);
    await logIn(stranger, { username: 'buyer2', password: demoPassword, target: '/myOrder' });
    await visit(stranger, `/myRefundDetail/${number}`);
    await see(stranger, stranger.t('common:frame.notFound'));
    await expect.poll(() => stranger.page.getByText(order).count()).toBe(0);
    expect([...buyer.problems, ...staff.problems]).toEqual([]);
    for (const { context } of [buyer, staff, stranger]) await context.close();
  },
);

/** The first order of the buyer that has stock to give back; demo orders are made in the background after the start. */
async function orderToReturn(username: string): Promise<string> {
  const { uuid } = (await (await fetch(`${server.address}/auth/code`)).json()) as { uuid: string };
  const reply = await fetch(`${server.address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword, code: captchaAnswer, uuid }),
  });
  const { token } = (await reply.json()) as { token: string };
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${server.address}${path}`, { headers: { authorization: token } })).json();
  const until = Date.now() + demoLimitMs;
  while (Date.now() < until) {
    const orders = (await ask(listMyOrders.path + '?size=100')) as ReplyOf<typeof listMyOrders>;
    for (const { number } of orders.content) {
      const options = (await ask(getCaseOptions.path.replace(':number', number))) as CaseOptions;
      if (options.return !== null) return number;
    }
    await new Promise((later) => {
      setTimeout(later, 1000);
    });
  }
  throw new Error('No demo order has stock to give back');
}

/** From the page of the order; first without a reason. */
async function askToReturn(buyer: Visitor, order: string): Promise<string> {
  const { page, t } = buyer;
  await visit(buyer, `/myOrderDetail/${order}`);
  await visible(page.getByRole('link', { name: t('orders:act.cases') })).click();
  await page.waitForURL(`**/myRefundDetail/${order}`);
  const submit = button(buyer, t('aftersales:send'));
  await field(buyer, t('aftersales:words')).fill('The colour does not fit my shop.');
  await submit.click();
  await see(buyer, t('aftersales:problem.reason'));
  await expect.poll(() => field(buyer, t('aftersales:words')).inputValue()).toBe('The colour does not fit my shop.');
  // What was begun is there again, on a page that is opened anew.
  await page.reload();
  await see(buyer, t('aftersales:draftKept'));
  await expect.poll(() => field(buyer, t('aftersales:words')).inputValue()).toBe('The colour does not fit my shop.');
  await page.locator('#case-reason').selectOption('notNeeded');
  await keepScreenshot(buyer, '09-case-ask');
  await checkAccess(buyer);
  await submit.click();
  await page.waitForURL(/\/myRefundDetail\/R[0-9A-Z]{13}$/);
  await see(buyer, t('aftersales:state.requested'));
  return page.url().slice(-14);
}

async function openCase(staff: Visitor, number: string): Promise<void> {
  await staff.page.goto(`/orders/cases?open=${number}`);
  await staff.page.getByRole('dialog').getByText(staff.t('admin-cases:drawerTitle', { number })).waitFor();
}

async function askBack(staff: Visitor, number: string): Promise<void> {
  const { page, t } = staff;
  await openCase(staff, number);
  const drawer = page.getByRole('dialog');
  await button(staff, t('admin-cases:act.claim'), drawer).click();
  await button(staff, t('admin-cases:act.ask'), drawer).click();
  await field(staff, t('admin-cases:question'), drawer).fill('Shall all of it go back?');
  await drawer
    .getByRole('form')
    .or(drawer.locator('form'))
    .getByRole('button', { name: t('admin-cases:act.ask') })
    .first()
    .click();
  await visible(drawer.getByText(t('admin-cases:state.asked'))).waitFor();
}

async function answer(buyer: Visitor, number: string): Promise<void> {
  const { t } = buyer;
  await visit(buyer, `/myRefundDetail/${number}`);
  await see(buyer, 'Shall all of it go back?');
  await field(buyer, t('aftersales:answer.text')).fill('Yes, all of it.');
  await keepScreenshot(buyer, '09-case-answer');
  await button(buyer, t('aftersales:answer.send')).click();
  await see(buyer, 'Yes, all of it.');
}

async function approve(staff: Visitor, number: string): Promise<void> {
  const { page, t } = staff;
  await openCase(staff, number);
  const drawer = page.getByRole('dialog');
  const panel = drawer.getByRole('region', { name: t('admin-cases:approve.title') });
  await field(staff, t('admin-cases:opinion'), panel).fill('As agreed.');
  await keepScreenshot(staff, '09-admin-case');
  await panel.getByRole('button').last().click();
  await visible(drawer.getByText(t('admin-cases:state.paid'))).waitFor();
}
