import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openVisitor, phone, visible } from './browser.ts';
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

/** Buttons, tabs and inputs that are lower than a thumb needs: 44 px, within their border. Links in a text count as text. */
const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, textarea, summary, input:not([type=file])')]
      .map((control) => control.closest('label') ?? control)
      .filter((target) => target.checkVisibility() && !target.closest('.visually-hidden'))
      .map((target) => ({ target, height: Math.round(target.getBoundingClientRect().height) }))
      .filter(({ target, height }) => height > 1 && height < (target.matches('input, select, button') ? 42 : 44))
      .map(({ target, height }) => `${target.tagName} ${target.innerText || target.ariaLabel} ${height}`),
  );
/** A phone zooms into what has smaller letters. */
const smallLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
      ),
    ]
      .filter((input) => input.checkVisibility() && Number.parseFloat(getComputedStyle(input).fontSize) < 16)
      .map((input) => input.ariaLabel ?? input.id),
  );
const sidewaysPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.each([
  ['buyer1', ['/myParcels', '/myOrder', '/myInvoices/batch', '/myRefundDetail']],
  [
    'warehouse1',
    ['/warehouse/scan', '/warehouse/strays', '/warehouse/receive', '/warehouse/adjustments', '/orders/cases'],
  ],
])(
  'on a phone %s hits what they aim at, no field makes the page zoom, nothing moves sideways',
  async (username, pages) => {
    const seat = { address: server.address, language: 'vi', viewport: phone } as const;
    const person = await openVisitor(browser, seat);
    await logIn(person, { username, password: demoPassword, target: pages[0] ?? '/' });
    for (const path of pages) {
      await person.page.goto(path);
      await visible(person.page.getByRole('heading', { level: 1 })).waitFor();
      await person.page.waitForLoadState('networkidle');
      expect(await lowTargets(person.page), path).toEqual([]);
      expect(await smallLetters(person.page), path).toEqual([]);
      expect(await sidewaysPx(person.page), path).toBeLessThanOrEqual(0);
    }
    expect(person.problems).toEqual([]);
    await person.context.close();
  },
);
