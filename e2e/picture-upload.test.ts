import { login, uploadPicture } from '@kouan/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desktop, openBrowser, openVisitor, phone, type Visitor, visit } from './browser.ts';
import { captchaAnswer, demoPassword, type RunningServer, startServer } from './running-server.ts';

type Drawn = { name: string; colour: string };
const waitMs = 60_000;

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

async function logIn({ context }: Visitor): Promise<void> {
  const { uuid } = (await (await fetch(`${server.address}/auth/code`)).json()) as { uuid: string };
  const reply = await fetch(`${server.address}${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'buyer1', password: demoPassword, code: captchaAnswer, uuid }),
  });
  const { token } = (await reply.json()) as { token: string };
  await context.addCookies([{ name: 'SHL-TOEKN', value: encodeURIComponent(token), url: server.address }]);
}

/** What the browser does when pictures are pasted into the page, or dropped on the field. */
const give = ({ page }: Visitor, how: 'paste' | 'drop', pictures: readonly Drawn[]) =>
  page.evaluate(
    async ({ how: way, pictures: given }) => {
      const data = new DataTransfer();
      for (const { name, colour } of given) {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [800, 600];
        const pen = canvas.getContext('2d');
        if (pen) pen.fillStyle = colour;
        pen?.fillRect(0, 0, canvas.width, canvas.height);
        const content = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
        data.items.add(new File([content ?? ''], name, { type: 'image/png' }));
      }
      const options = { bubbles: true, cancelable: true };
      if (way === 'paste') document.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
      else
        document
          .querySelector('main input[type=file]')
          ?.parentElement?.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data }));
    },
    { how, pictures: [...pictures] },
  );

test.each([
  ['cn', desktop],
  ['en', desktop],
  ['vi', phone],
] as const)(
  'pictures are pasted, dropped, stopped, sent again and removed by keyboard, in %s',
  async (language, viewport) => {
    const visitor = await openVisitor(browser, { address: server.address, language, viewport });
    const { page, t } = visitor;
    await logIn(visitor);
    await visit(visitor, '/addInterest');
    const stored = (number: number) =>
      page.getByRole('img', { name: t('sourcing:interest.shot', { number }), exact: true });

    await give(visitor, 'paste', [{ name: 'pasted.png', colour: '#c33' }]);
    await stored(1).waitFor({ timeout: waitMs });
    await give(visitor, 'drop', [
      { name: 'two.png', colour: '#3c3' },
      { name: 'three.png', colour: '#33c' },
    ]);
    await stored(3).waitFor({ timeout: waitMs });
    await expect.poll(() => stored(1).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(480);

    await page.route(`**${uploadPicture.path}`, (route) => route.fulfill({ status: 503, body: '' }));
    await give(visitor, 'drop', [{ name: 'fails.png', colour: '#999' }]);
    const problem = page.getByRole('alert').filter({ hasText: t('common:upload.failed') });
    await problem.waitFor({ timeout: waitMs });
    await page.unroute(`**${uploadPicture.path}`);
    await problem.getByRole('button', { name: t('common:retry') }).click();
    await stored(4).waitFor({ timeout: waitMs });
    await expect.poll(() => problem.count()).toBe(0);

    await page.route(`**${uploadPicture.path}`, () => undefined);
    await give(visitor, 'drop', [{ name: 'slow.png', colour: '#555' }]);
    await page.getByRole('progressbar').waitFor({ timeout: waitMs });
    await page.getByRole('button', { name: `${t('common:cancel')} slow.png` }).click();
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.getByRole('button', { name: t('sourcing:interest.removeShot', { number: 1 }) }).focus();
    await page.keyboard.press('Enter');
    await stored(4).waitFor({ state: 'detached', timeout: waitMs });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');

    await page
      .locator('main input[type=file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await page
      .getByRole('alert')
      .filter({ hasText: t('common:upload.wrongType') })
      .waitFor({ timeout: waitMs });
    expect(visitor.problems.filter((text) => !text.includes('503'))).toEqual([]);
    await visitor.context.close();
  },
);
