import { addDraftPicture, arriveParcel, getParcel, listMyStock, listParcels } from '@kouan/contract';
import { zipSync } from 'fflate';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test, vi } from 'vitest';
import {
  button,
  checkAccess,
  desktop,
  keepScreenshot,
  openBrowser,
  openVisitor,
  phone,
  see,
  type Visitor,
} from './browser.ts';
import { logIn } from './journey/account.ts';
import { logIn as logInByCall } from './kill/people.ts';
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

const limitMs = 240_000;
/** The demo's orders are made while the server is used already. */
const demoWait = { timeout: 120_000, interval: 1000 };
function demoIsYoung(): never {
  throw new Error('the demo has no such goods yet');
}
const waitMs = 60_000;
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Dropped = { name: string; type: string; content: Buffer | Uint8Array };
/** What the browser does when a file of the computer is dropped on a place. */
const drop = ({ page }: Visitor, onto: string, { name, type, content }: Dropped) =>
  page.evaluate(
    ({ selector, name: fileName, type: fileType, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const data = new DataTransfer();
      data.items.add(new File([bytes], fileName, { type: fileType }));
      const place = document.querySelector(selector);
      if (!place) throw new Error(`there is no ${selector}`);
      for (const event of ['dragover', 'drop'])
        place.dispatchEvent(new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer: data }));
    },
    { selector: onto, name, type, base64: Buffer.from(content).toString('base64') },
  );

test(
  'the template is downloaded, filled and dropped with a zip of pictures, pictures survive a bad line, a wrong row is mended in the table, all is shipped',
  { timeout: limitMs },
  async () => {
    const buyer = await openVisitor(browser, { address: server.address, language: 'en', viewport: desktop });
    const { page, t, problems } = buyer;
    onTestFailed(() => keepScreenshot(buyer, 'batch-failed'));
    const asBuyer = await logInByCall(server.address, 'buyer1', demoPassword);
    const goods = await vi.waitFor(async () => {
      const { content } = await asBuyer.call(listMyStock, { query: { size: 50 } });
      return content.find(({ available, skuId }) => available >= 3 && skuId !== null) ?? demoIsYoung();
    }, demoWait);
    const row = (order: string, consignee: string) => [
      'Marketplace order',
      consignee,
      '0903 555 218',
      '',
      'hanoi',
      order,
      `#${goods.skuId}`,
      1,
      '',
    ];
    await logIn(buyer, { username: 'buyer1', password: demoPassword, target: '/myInvoices/batch' });
    const downloading = page.waitForEvent('download');
    await button(buyer, t('shipping:batch.steps.download')).first().click();
    const template = await readXlsx(await readFile(await (await downloading).path()));
    const headings = template.sheets[0]?.rows[0] ?? [];
    const rows = [headings, row('SPX1001', 'Lê Thị Hoa'), row('SPX1002', 'Trần Văn Nam'), row('SPX1003', '')];
    const sheet = Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] }));

    await button(buyer, t('shipping:batch.start.pick')).waitFor();
    await drop(buyer, 'main input[type=file]', { name: 'ship.xlsx', type: sheetType, content: sheet });
    await page.waitForURL('**/myInvoices/batch?draft=*');
    await see(buyer, t('shipping:batch.pictures.matched', { matched: '0', needed: '6' }));

    // Every picture differs: the same one twice would be recognised.
    const pictures: Record<string, Uint8Array> = {};
    for (const order of ['SPX1001', 'SPX1002', 'SPX1003'])
      for (const kind of ['screenshot', 'waybill'])
        pictures[`proofs/${order} ${kind}.png`] = await page.locator('main').screenshot({ scale: 'css' });
    let lost = 0;
    await page.route(`**${addDraftPicture.path.replace(':number', '*')}*`, (route) => {
      if (route.request().method() !== addDraftPicture.method) return route.continue();
      lost += 1;
      return lost <= 2 ? route.abort() : route.continue();
    });
    const zip = { name: 'proofs.zip', type: 'application/zip', content: zipSync(pictures, { level: 0 }) };
    await drop(buyer, 'main input[webkitdirectory]', zip);
    await page.getByText(t('shipping:batch.pictures.done', { total: '6' })).waitFor({ timeout: waitMs });
    await see(buyer, t('shipping:batch.pictures.matched', { matched: '6', needed: '6' }));
    expect(lost).toBeGreaterThan(6);
    await keepScreenshot(buyer, '10-batch-errors');

    await button(buyer, t('shipping:batch.edit', { row: 4 })).click();
    const name = t('shipping:batch.cell', { field: t('shipping:batch.column.consigneeName'), row: 4 });
    await page.getByRole('textbox', { name }).fill('Phạm Thị Lan');
    await page.getByRole('textbox', { name }).press('Enter');
    await button(buyer, t('shipping:batch.submit.all', { rows: '3' })).click({ timeout: waitMs });
    await page.getByText(t('shipping:batch.submit.done', { count: 3 })).waitFor({ timeout: waitMs });
    await checkAccess(buyer);
    await keepScreenshot(buyer, '10-batch-done');
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
    await buyer.context.close();
  },
);

test(
  'without a network a phone keeps scans, weights and photos, sends them once when it is back, and shows what others did',
  { timeout: limitMs },
  async () => {
    const keeper = await openVisitor(browser, { address: server.address, language: 'vi', viewport: phone });
    const { page, t, context, problems } = keeper;
    onTestFailed(() => keepScreenshot(keeper, 'offline-failed'));
    const asKeeper = await logInByCall(server.address, 'warehouse1', demoPassword);
    const [first, second] = await vi.waitFor(async () => {
      const { content } = await asKeeper.call(listParcels, { query: { state: 'expected', size: 10 } });
      const [one, other] = content.map(({ waybill }) => waybill);
      return one && other ? ([one, other] as const) : demoIsYoung();
    }, demoWait);
    await logIn(keeper, { username: 'warehouse1', password: demoPassword, target: '/warehouse/scan' });
    const input = page.getByRole('textbox', { name: t('admin-receiving:scan.input') });
    await input.waitFor();
    const panel = page.getByRole('region', { name: t('admin-receiving:offline.title') });
    /** A hardware scanner types wherever the cursor is, and ends with Enter. */
    const scan = async (text: string) => {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };

    // The browser has kept the page by now; what it keeps is no word of the server about anybody.
    await vi.waitFor(
      async () =>
        expect(
          await page.evaluate(async () =>
            Boolean((await navigator.serviceWorker.getRegistration('/warehouse/scan'))?.active),
          ),
        ).toBe(true),
      { timeout: waitMs, interval: 300 },
    );
    const keptFiles = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
    });
    expect(keptFiles.names).toHaveLength(1);
    expect(keptFiles.paths).toContain('/warehouse/scan');
    expect(keptFiles.paths.filter((path) => !path.startsWith('/assets/'))).toEqual(['/warehouse/scan']);

    await context.setOffline(true);
    await panel.getByText(t('admin-receiving:offline.down')).waitFor();
    // Reloaded without a network the page is there again, with what waits.
    await page.reload();
    await panel.getByText(t('admin-receiving:offline.down')).waitFor({ timeout: waitMs });
    await input.focus();
    await scan(first.toLowerCase());
    const form = page.getByRole('form', { name: t('admin-receiving:offline.form') });
    await form.waitFor();
    await scan('2.5');
    await scan('30x20x10');
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await form.getByRole('img').waitFor();
    await keepScreenshot(keeper, '11-scan-offline');
    await checkAccess(keeper);
    await form.getByRole('button', { name: t('admin-receiving:offline.keep') }).tap();
    await form.waitFor({ state: 'detached' });
    await input.focus();
    await scan(second);
    await form.waitFor();
    await scan('1.2');
    await form.getByRole('button', { name: t('admin-receiving:offline.keep') }).tap();
    await panel.getByText(t('admin-receiving:offline.waiting', { count: 2 })).waitFor();
    await page.reload();
    await panel.getByText(t('admin-receiving:offline.waiting', { count: 2 })).waitFor({ timeout: waitMs });
    await keepScreenshot(keeper, '11-scan-reloaded');
    // Meanwhile somebody at the desk weighs the second one.
    const arrival = { scannedAt: new Date().toISOString(), grams: 1000, photoIds: [], replaces: false };
    await asKeeper.call(arriveParcel, { params: { waybill: second }, body: arrival });

    await context.setOffline(false);
    await panel.getByText(t('admin-receiving:offline.conflicts', { count: 1 })).waitFor({ timeout: waitMs });
    const sent = await asKeeper.call(getParcel, { params: { waybill: first } });
    expect(sent).toMatchObject({ state: 'arrived', grams: 2500, cm3: 6000, photos: [{ isPicture: true }] });
    await keepScreenshot(keeper, '11-scan-conflict');
    await panel.getByRole('button', { name: t('admin-receiving:offline.mine') }).tap();
    await panel.waitFor({ state: 'detached', timeout: waitMs });
    expect((await asKeeper.call(getParcel, { params: { waybill: second } })).grams).toBe(1200);

    // What was weighed stands in the form when it is counted.
    await input.focus();
    await scan(first);
    const weight = page.getByRole('textbox', { name: new RegExp(`^${t('admin-receiving:form.weight')}`) });
    await weight.first().waitFor();
    await expect.poll(() => weight.first().inputValue()).toBe('2.5');
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED/.test(problem))).toEqual([]);
    await context.close();
  },
);
