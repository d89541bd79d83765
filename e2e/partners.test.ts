import { errorMessage } from '@kouan/contract';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import {
  button,
  checkAccess,
  desktop,
  field,
  keepScreenshot,
  type Language,
  link,
  notAPicture,
  openBrowser,
  openVisitor,
  phone,
  pictureOf,
  see,
  type Viewport,
  type Visitor,
  visible,
  visit,
} from './browser.ts';
import { logIn } from './journey/account.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { captchaAnswer, demoPassword, type RunningServer, startServer } from './running-server.ts';

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

const password = 'Kouan246';
const runs: readonly { role: 'enterprise' | 'cooperation'; language: Language; viewport: Viewport }[] = [
  { role: 'enterprise', language: 'cn', viewport: desktop },
  { role: 'cooperation', language: 'vi', viewport: phone },
];

test.each(runs)(
  'a partner registers with a licence as $role, waits, is approved and logs in, in $language',
  async ({ role, language, viewport }) => {
    const seat = { address: server.address, language, viewport };
    const partner = await openVisitor(browser, seat);
    const staff = await openVisitor(browser, { ...seat, viewport: desktop });
    onTestFailed(async () => {
      for (const [index, person] of [partner, staff].entries()) await keepScreenshot(person, `partner-failed-${index}`);
    });
    const username = `partner${role}`;
    const email = `${username}@example.com`;

    await register(partner, { role, username, email });
    await tryLogIn(partner, username);
    await see(partner, errorMessage('identity.registration_pending', language));
    await approve(staff, username);
    const { text } = await mails.nextMailTo(email);
    expect(text).toContain(username);
    await logIn(partner, { username, password, target: '/user/center' });
    expect([...partner.problems, ...staff.problems]).toEqual([]);
    for (const { context } of [partner, staff]) await context.close();
  },
);

type Applicant = { role: 'enterprise' | 'cooperation'; username: string; email: string };

/** Fills in all but the licence first, then sends what is no picture as one. */
async function register(partner: Visitor, { role, username, email }: Applicant): Promise<void> {
  const { page, t, language } = partner;
  await visit(partner, '/register');
  await link(partner, t(`identity:register.role.${role}.name`)).click();
  await page.waitForURL(`**/register/${role}*`);
  await field(partner, t('identity:register.username')).fill(username);
  await field(partner, t('identity:register.company')).fill('Hợp tác xã Bằng Tường');
  await field(partner, t('identity:register.email')).fill(email);
  await button(partner, t('identity:register.sendCode')).click();
  const { text } = await mails.nextMailTo(email);
  await field(partner, t('identity:register.code')).fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await field(partner, t('identity:register.password')).fill(password);
  await field(partner, t('identity:register.confirmPassword')).fill(password);
  await field(partner, t('identity:register.phone')).fill('0912345678');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  const submit = button(partner, t('identity:register.submit'));
  await submit.click();
  await see(partner, t('common:field.required', { label: t('identity:register.license') }));

  const license = page.locator('input[type=file]');
  await license.setInputFiles(notAPicture);
  await see(partner, errorMessage('file.type_not_allowed', language));
  await expect.poll(() => field(partner, t('identity:register.username')).inputValue()).toBe(username);
  await license.setInputFiles(await pictureOf(partner, 'licence.png'));
  await button(partner, t('identity:register.removeLicense', { name: 'licence.png' })).waitFor();
  await keepScreenshot(partner, `08-register-${role}`);
  await checkAccess(partner);
  await submit.click();
  await see(partner, t('identity:register.waiting.title'));
}

async function tryLogIn(partner: Visitor, username: string): Promise<void> {
  const { t } = partner;
  await visit(partner, '/login');
  await field(partner, t('identity:login.username')).fill(username);
  await field(partner, t('identity:login.password')).fill(password);
  await field(partner, t('identity:login.captcha')).fill(captchaAnswer);
  await button(partner, t('identity:login.submit')).click();
}

async function approve(staff: Visitor, username: string): Promise<void> {
  const { page, t } = staff;
  await logIn(staff, { username: 'service1', password: demoPassword, target: '/desk/workbench' });
  await page.goto(`/system/registration?blurry=${username}`);
  await visible(page.getByText(username)).waitFor();
  await visible(page.getByRole('button', { name: t('admin-identity:registration.review'), exact: true })).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('img', { name: t('admin-identity:registration.licence', { number: 1 }) }).waitFor();
  await keepScreenshot(staff, '08-admin-registration');
  await drawer.getByRole('button', { name: t('admin-identity:registration.approve'), exact: true }).click();
  await visible(drawer.getByText(t('admin-identity:registration.status.approved'))).waitFor();
}
