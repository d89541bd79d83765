import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import {
  checkAccess,
  desktop,
  keepScreenshot,
  type Language,
  link,
  openBrowser,
  openVisitor,
  phone,
  see,
  type Viewport,
  type Visitor,
  visit,
} from './browser.ts';
import { type Account, logIn, logInWithCare, register } from './journey/account.ts';
import { orderGoods } from './journey/order-goods.ts';
import { claimAgain, claimDeposit, claimFinal, type Due, readDue } from './journey/pay.ts';
import { approveWithStatement, rejectClaim } from './journey/review-money.ts';
import { confirmDelivery, seeStock, shipPart, shipRest } from './journey/ship-goods.ts';
import { findGoods, registerInterest } from './journey/source-goods.ts';
import { acceptOrder, dispatch, receiveGoods, recordPurchase } from './journey/staff.ts';
import { seeNothing } from './journey/stranger.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { demoPassword, type RunningServer, startServer } from './running-server.ts';

let mails: MailServer;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  mails = await startMailServer();
  server = await startServer({ MAIL_URL: mails.url });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await mails?.stop();
});

const runs: readonly { language: Language; viewport: Viewport }[] = [
  { language: 'cn', viewport: desktop },
  { language: 'vi', viewport: phone },
  { language: 'en', viewport: desktop },
];
const toldOfServer = 4_000;
let lastItem = 812_345_670_020;
/** Each try has goods of its own. */
const nextItem = (): string => String((lastItem += 1));

test.each(runs)(
  'from a pasted link to delivered goods, in $language at $viewport.width px',
  async ({ language, viewport }) => {
    const itemId = nextItem();
    const run = `${language}${itemId.slice(-2)}`;
    const seat = { address: server.address, language, viewport };
    const buyer = await openVisitor(browser, seat);
    const people: Visitor[] = [buyer];
    onTestFailed(async () => {
      console.log(server.output().slice(-toldOfServer));
      for (const [index, person] of people.entries()) await keepScreenshot(person, `failed-${run}-${index}`);
    });
    const staff = async (username: string) => {
      const person = await openVisitor(browser, seat);
      people.push(person);
      await logIn(person, { username, password: demoPassword, target: '/desk/workbench' });
      return person;
    };
    const account: Account = {
      username: `journey${run}`,
      password: 'Kouan246',
      nickName: `Nguyễn ${language}`,
      email: `journey.${run}@example.com`,
    };

    await register(buyer, account, mails);
    await expectInOrder('registered');

    await logInWithCare(buyer, account);
    await registerInterest(buyer, itemId);
    await findGoods(buyer, itemId);
    await expectInOrder('goods found');

    const orderNumber = await orderGoods(buyer);
    await expectInOrder('order placed');

    const service = await staff('service1');
    await acceptOrder(service, orderNumber);
    const deposit = await claimFirstDeposit(buyer, orderNumber);
    await expectInOrder('deposit claimed');
    await server.killAndRestart();
    await visit(buyer, `/myOrderDetail/${orderNumber}`);
    await see(buyer, buyer.t('orders:next.depositReview.title'));

    const finance = await staff('finance1');
    const reason = await rejectClaim(finance, deposit, orderNumber);
    await visit(buyer, `/mallDdcCashier/${deposit.number}`);
    await claimAgain(buyer, reason);
    await approveWithStatement(finance, { kind: 'deposit', due: deposit, orderNumber });
    await visit(buyer, `/myOrderDetail/${orderNumber}`);
    await see(buyer, buyer.t('orders:next.stockingPending.title'));
    await expectInOrder('deposit approved');

    const warehouse = await staff('warehouse1');
    await recordPurchase(warehouse, orderNumber);
    await receiveGoods(warehouse, orderNumber);
    await server.killAndRestart();
    await seeStock(buyer, orderNumber);
    await expectInOrder('goods received');

    await shipPart(buyer, orderNumber, 3);
    await sendShipment({ buyer, finance, warehouse, orderNumber, trackingNumber: `VT1${itemId}` });
    await see(buyer, buyer.t('orders:next.finalPending.title'));
    await expectInOrder('a part delivered');
    await shipRest(buyer, orderNumber);
    const last = await sendShipment({ buyer, finance, warehouse, orderNumber, trackingNumber: `VT2${itemId}` });
    await see(buyer, buyer.t('orders:next.completed.title'));
    await keepScreenshot(buyer, '07-order-completed');
    await visit(buyer, '/myPayment');
    await see(buyer, last.number);
    await keepScreenshot(buyer, '07-my-payments');
    await expectInOrder('all delivered');

    const stranger = await openVisitor(browser, seat);
    people.push(stranger);
    await logIn(stranger, { username: 'buyer2', password: demoPassword, target: '/myOrder' });
    await seeNothing(stranger, { orderNumber, paymentNumber: last.number });

    expect(people.flatMap(({ problems }) => problems)).toEqual([]);
    for (const { context } of people) await context.close();
  },
);

/** Every invariant of money, stock and history holds. */
async function expectInOrder(moment: string): Promise<void> {
  expect(await server.verify(), moment).toEqual({ output: '', exitCode: 0 });
}

/** The bell says that something is new; it leads to the order, and nothing is new any more. */
async function followNews(buyer: Visitor, orderNumber: string): Promise<void> {
  await visit(buyer, '/');
  await link(buyer, buyer.t('shell:unread', { count: 1 })).click();
  await see(buyer, orderNumber);
  await keepScreenshot(buyer, '04-notifications');
  await checkAccess(buyer);
  await link(buyer, new RegExp(`^${buyer.t('notifications:says.accepted')}`)).click();
  await buyer.page.waitForURL(`**/myOrderDetail/${orderNumber}`);
  await see(buyer, buyer.t('orders:next.depositPending.title'));
  await link(buyer, new RegExp(`^${buyer.t('shell:notifications')}$`)).waitFor();
}

async function claimFirstDeposit(buyer: Visitor, orderNumber: string): Promise<Due> {
  await followNews(buyer, orderNumber);
  await keepScreenshot(buyer, '04-order-accepted');
  await link(buyer, new RegExp(`^${buyer.t('orders:act.payDeposit', { amount: '' }).trim()}`)).click();
  const due = await readDue(buyer);
  await keepScreenshot(buyer, '04-cashier');
  await checkAccess(buyer);
  await claimDeposit(buyer, due);
  return due;
}

type Shipping = { buyer: Visitor; finance: Visitor; warehouse: Visitor; orderNumber: string; trackingNumber: string };

/** From the cashier of a new shipment to the confirmed delivery; ends on the page of the order. */
async function sendShipment({ buyer, finance, warehouse, orderNumber, trackingNumber }: Shipping): Promise<Due> {
  const due = await readDue(buyer);
  await claimFinal(buyer);
  await approveWithStatement(finance, { kind: 'final', due, orderNumber });
  await dispatch(warehouse, { orderNumber, trackingNumber });
  await confirmDelivery(buyer, { orderNumber, trackingNumber });
  await visit(buyer, `/myOrderDetail/${orderNumber}`);
  return due;
}
