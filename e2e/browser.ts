import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { projectFolder } from './running-server.ts';

export type Language = 'cn' | 'en' | 'vi';
export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Chromium without anything that looks for the outside world. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

export type Visitor = { context: BrowserContext; page: Page; language: Language; problems: string[] };

/** A person with a browser of their own, who reads one language. Errors of their pages are collected. */
export async function openVisitor(browser: Browser, { address, language, viewport }: { address: string; language: Language; viewport: { width: number; height: number } }): Promise<Visitor> {
  const context = await browser.newContext({ viewport, baseURL: address, isMobile: viewport.width < 992, hasTouch: viewport.width < 992 });
  await context.addCookies([{ name: 'language', value: language, url: address }]);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (4\d\d)/.test(message.text())) problems.push(message.text());
  });
  return { context, page, language, problems };
}

const screenshotFolder = join(projectFolder, 'test-results/screenshots');

/** Keeps what a person sees now as a picture of the run. */
export async function keepScreenshot({ page, language }: Visitor, name: string): Promise<void> {
  mkdirSync(screenshotFolder, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: join(screenshotFolder, `${name}.${language}-${width}.png`), fullPage: true });
}
