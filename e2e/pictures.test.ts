import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, openBrowser, openVisitor, visit, type Visitor } from './browser.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  server = await startServer();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const preloadFactor = 1.5;
const rowPx = 120;

/** The pictures of the page: how many windows from the top each begins, and whether it was asked for. */
const picturesOf = ({ page }: Visitor) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].map((image) => ({
      top: image.getBoundingClientRect().top / innerHeight,
      isAsked: !image.hasAttribute('data-waiting'),
    })),
  );

test('pictures are fetched within 1.5 windows, three times when they fail, and nothing moves', async () => {
  const visitor = await openVisitor(browser, {
    address: server.address,
    language: 'en',
    viewport: { ...desktop, height: 500 },
  });
  const { page } = visitor;
  const asked = new Map<string, number>();
  await page.route('**/picture/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return route.abort();
  });
  await visit(visitor, '/mallSearch');
  await page.waitForFunction(() => document.querySelectorAll('main img:not([data-waiting])').length > 0);
  const before = await picturesOf(visitor);
  const slack = rowPx / 500;
  expect(before.some(({ top }) => top > preloadFactor)).toBe(true);
  expect(before.filter(({ top, isAsked }) => !isAsked && top < preloadFactor - slack)).toEqual([]);
  expect(before.filter(({ top, isAsked }) => isAsked && top > preloadFactor + slack)).toEqual([]);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Where a picture was tried in vain a sign of the same form stands.
  await page.locator('main [data-missing]').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(Math.max(...asked.values())).toBe(3);

  const waiting = await page.locator('main img[data-waiting]').count();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction((many) => document.querySelectorAll('main img[data-waiting]').length < many, waiting);
  await visitor.context.close();
});
