import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from 'playwright-core';
import type { Translator } from '../apps/web/src/lib/i18n.ts';
import type { Language } from '../apps/web/src/lib/language.ts';
import { projectFolder } from './running-server.ts';
import { textsOf } from './texts.ts';

export type { Language };
export type Viewport = { width: number; height: number };
export const desktop: Viewport = { width: 1440, height: 900 };
export const phone: Viewport = { width: 390, height: 844 };

const pageLimitMs = 60_000;

const launching = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
/** Chromium without anything that looks for the outside world. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launching);

/** The same with a folder of its own, as on a person's device: in others nothing can be installed. */
export const openDevice = (folder: string, { address, viewport }: Omit<Seat, 'language'>): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...launching, viewport, baseURL: address });

/** A person at a browser of their own. `t` is what the pages say to them, `problems` what went wrong in their pages. */
export type Visitor = { context: BrowserContext; page: Page; language: Language; t: Translator; problems: string[] };
export type Seat = { address: string; language: Language; viewport: Viewport };

/**
 * A person with a browser of their own, who reads one language and wants pages to hold still: a press meets what it aimed
 * at, however busy the machine. Errors of their pages are collected.
 */
export async function openVisitor(browser: Browser, { address, language, viewport }: Seat): Promise<Visitor> {
  const isSmall = viewport.width < 992;
  const context = await browser.newContext({
    viewport,
    baseURL: address,
    isMobile: isSmall,
    hasTouch: isSmall,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Ho_Chi_Minh',
  });
  await context.addCookies([{ name: 'language', value: language, url: address }]);
  const page = await context.newPage();
  page.setDefaultTimeout(pageLimitMs);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    // The browser itself logs a refused request, and one to a server that was killed or over a connection that was idle too long;
    // whether the page deals with it is seen on the page.
    if (
      message.type() === 'error' &&
      !/status of 4\d\d|net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/.test(
        message.text(),
      )
    )
      problems.push(`${page.url()} ${message.text()}`);
  });
  return { context, page, language, t: await textsOf(language), problems };
}

/** Opens an address and waits until the page reacts. */
export async function visit({ page }: Visitor, path: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
}

/** What is typed before React has taken over a page would be lost. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}

/** Waits until the person sees these words somewhere on the page. */
export const see = ({ page }: Visitor, words: string | RegExp): Promise<void> =>
  visible(page.getByText(words)).waitFor();

/** The first of these that is shown: what a layout hides for its width is not meant. */
export const visible = (places: Locator): Locator => places.filter({ visible: true }).first();

/** The input that goes by this label, whether or not it is marked as optional. */
export const field = ({ page, t }: Visitor, label: string, within: Page | Locator = page): Locator =>
  visible(
    within.getByRole('textbox', { name: new RegExp(`^${escaped(label)}\\s*(${escaped(t('common:optional'))})?$`) }),
  );

export const button = ({ page }: Visitor, name: string | RegExp, within: Page | Locator = page): Locator =>
  visible(within.getByRole('button', { name }));
export const link = ({ page }: Visitor, name: string | RegExp, within: Page | Locator = page): Locator =>
  visible(within.getByRole('link', { name }));

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const tallestPicture = 8000;
const screenshotFolder = join(projectFolder, 'test-results/screenshots');

/** Keeps what a person sees now as a picture of the run: the whole page in one tall window, so that bars stand at its edges. */
export async function keepScreenshot({ page, language }: Visitor, name: string): Promise<void> {
  mkdirSync(screenshotFolder, { recursive: true });
  const viewport = page.viewportSize() ?? desktop;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height: Math.min(Math.max(viewport.height, height), tallestPicture) });
  await page.screenshot({ path: join(screenshotFolder, `${name}.${language}-${viewport.width}.png`) });
  await page.setViewportSize(viewport);
}

/** Looks for what keeps people with a screen reader or weak eyes from using the page; what is serious, and a heading that skips a level, counts as a problem of it. */
export async function checkAccess({ page, problems }: Visitor): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, impact, help, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical' && id !== 'heading-order') continue;
    problems.push(
      `${new URL(page.url()).pathname} ${id}: ${help}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 200))
        .join(' | ')}`,
    );
  }
}

/** A picture of the page as a file that can be uploaded. */
export const pictureOf = async ({ page }: Visitor, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});
export const notAPicture = {
  name: 'transfer.png',
  mimeType: 'image/png',
  buffer: Buffer.from('These are words, whatever the name says.'),
};
