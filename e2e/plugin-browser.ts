import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';

const waitMs = 60_000;
const everyMs = 100;

export type PluginBrowser = {
  context: BrowserContext;
  id: string;
  /** Stops the background, as Chromium does after half a minute of rest. */
  stopWorker(): Promise<void>;
  close(): Promise<void>;
};

/** Chromium with the plug-in as the mall offers it; every name but this machine's leads to the shops of the test. */
export async function openPluginBrowser({
  mall,
  shopPort,
}: {
  mall: string;
  shopPort: number;
}): Promise<PluginBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'kouan-plugin-'));
  await unpackPlugin(mall, join(folder, 'plugin'));
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    headless: true,
    channel: 'chromium',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    ignoreHTTPSErrors: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--ignore-certificate-errors',
      `--host-resolver-rules=MAP * 127.0.0.1:${shopPort}, EXCLUDE 127.0.0.1`,
      `--disable-extensions-except=${join(folder, 'plugin')}`,
      `--load-extension=${join(folder, 'plugin')}`,
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: waitMs }));
  const id = new URL(worker.url()).host;
  return {
    context,
    id,
    stopWorker: () => stopWorker(context, id),
    async close() {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function stopWorker(context: BrowserContext, id: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/options.html`);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  const isRunning = async () => {
    const { targetInfos } = await session.send('Target.getTargets');
    return targetInfos.some(({ type, url }) => type === 'service_worker' && url.includes(id));
  };
  await until(
    async () => !(await isRunning()),
    async () => 'the background to stop',
  );
  await page.close();
}

async function unpackPlugin(mall: string, folder: string): Promise<void> {
  const reply = await fetch(`${mall}/downloads/kouan-plugin.zip`);
  if (!reply.ok) throw new Error(`The mall offers no plug-in: ${reply.status}`);
  for (const [name, content] of Object.entries(unzipSync(new Uint8Array(await reply.arrayBuffer())))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** The panel on a product page. Its shadow tree is closed to the page, so it is seen through the plug-in's own world. */
export class PluginPanel {
  #page: Page;
  #session: CDPSession;
  #contextId = 0;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<PluginPanel> {
    const session = await page.context().newCDPSession(page);
    const panel = new PluginPanel(page, session);
    session.on('Runtime.executionContextCreated', ({ context: { id, origin } }) => {
      if (origin.startsWith('chrome-extension://')) panel.#contextId = id;
    });
    session.on('Runtime.executionContextsCleared', () => (panel.#contextId = 0));
    await session.send('Runtime.enable');
    return panel;
  }

  /** All that can be read in the panel; empty while there is none. */
  text = async (): Promise<string> =>
    String(await this.#evaluate('root => root.querySelector(".kouan")?.innerText ?? ""'));

  /** Waits until the panel says something. */
  async see(words: string): Promise<void> {
    await until(
      async () => (await this.text()).includes(words),
      async () => `"${words}" in the panel, which says: ${await this.text()}`,
    );
  }

  /** Presses a button by its words, with the mouse as a person does. */
  async press(words: string): Promise<void> {
    await this.#clickOn(
      `[...root.querySelectorAll('button')].find((one) => one.innerText.trim() === ${JSON.stringify(words)} && !one.disabled)`,
    );
  }

  canPress = async (words: string): Promise<boolean> =>
    (await this.#evaluate(
      `root => [...root.querySelectorAll('button')].some((one) => one.innerText.trim() === ${JSON.stringify(words)} && !one.disabled)`,
    )) === true;

  /** Types a quantity into the first combination that can be had; once more when the panel moved under the mouse meanwhile. */
  async typeQuantity(quantity: number): Promise<void> {
    const input = `root.querySelector('input[data-sku]:not([disabled])')`;
    await until(
      async () => {
        await this.#clickOn(input);
        await this.#page.keyboard.press('Control+A');
        await this.#page.keyboard.type(String(quantity));
        return (await this.#evaluate(`root => ${input}.value`)) === String(quantity);
      },
      async () => `the quantity ${quantity} in the panel, which says: ${await this.text()}`,
    );
  }

  async #clickOn(found: string): Promise<void> {
    let place: unknown;
    await until(
      async () => {
        place = await this.#evaluate(
          `root => { const found = ${found}; if (!found) return null; found.scrollIntoView({ block: 'center' }); const { x, y, width, height } = found.getBoundingClientRect(); return [x + width / 2, y + height / 2]; }`,
        );
        return Array.isArray(place);
      },
      async () => `${found} in the panel, which says: ${await this.text()}`,
    );
    const [x, y] = place as [number, number]; // it is an array, as was just waited for
    await this.#page.mouse.click(x, y);
  }

  async #evaluate(work: string): Promise<unknown> {
    if (this.#contextId === 0) return '';
    const expression = `(() => { const host = document.querySelector('kouan-panel'); const root = host && chrome.dom.openOrClosedShadowRoot(host); return root ? (${work})(root) : null; })()`;
    const reply = await this.#session
      .send('Runtime.evaluate', { expression, contextId: this.#contextId, returnByValue: true })
      .catch(() => undefined);
    return reply?.result.value ?? '';
  }
}

async function until(isSo: () => Promise<boolean>, what: () => Promise<string>): Promise<void> {
  const end = Date.now() + waitMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${await what()}`);
    await new Promise((next) => {
      setTimeout(next, everyMs);
    });
  }
}
