import { errorMessage } from '@kouan/contract';
import { expect } from 'vitest';
import { button, checkAccess, field, keepScreenshot, link, see, type Visitor, visit } from '../browser.ts';
import type { MailServer } from '../mail-server.ts';
import { captchaAnswer } from '../running-server.ts';

export type Account = { username: string; password: string; nickName: string; email: string };

/** Registers as purchaser with the code out of the mail; before that with a wrong code, two passwords and no agreement. */
export async function register(buyer: Visitor, account: Account, mails: MailServer): Promise<void> {
  const { page, t, language } = buyer;
  await visit(buyer, '/register');
  await keepScreenshot(buyer, '01-register-role');
  await link(buyer, t('identity:register.role.purchaser.name')).click();

  const input = (name: 'username' | 'nickName' | 'email' | 'code' | 'password' | 'confirmPassword' | 'phone') =>
    field(buyer, t(`identity:register.${name}`));
  await input('username').fill(account.username);
  await input('nickName').fill(account.nickName);
  await input('email').fill(account.email);
  await input('code').fill('000000');
  await input('password').fill(account.password);
  await input('confirmPassword').fill(`${account.password}x`);
  await input('phone').fill('0912345678');
  const submit = button(buyer, t('identity:register.submit'));
  await submit.click();
  await see(buyer, t('identity:register.passwordsDiffer'));
  await expect.poll(() => page.getByText(t('common:field.mustAgree')).count()).toBe(2);
  await keepScreenshot(buyer, '01-register-wrong');
  await checkAccess(buyer);

  await button(buyer, t('identity:register.sendCode')).click();
  await see(buyer, t('identity:register.codeSent', { email: account.email }));
  await input('confirmPassword').fill(account.password);
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await submit.click();
  await see(buyer, errorMessage('identity.email_code_wrong', language));
  await expect.poll(() => input('username').inputValue()).toBe(account.username);
  await expect.poll(() => input('nickName').inputValue()).toBe(account.nickName);
  await expect.poll(() => input('password').inputValue()).toBe(account.password);

  const { text } = await mails.nextMailTo(account.email);
  await input('code').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await submit.click();
  await page.waitForURL('**/login?registered=*');
  await see(buyer, t('identity:login.registered'));
}

/** Logs in on the log-in page, the first time with a wrong captcha. */
export async function logInWithCare(buyer: Visitor, { username, password }: Account): Promise<void> {
  const { page, t, language } = buyer;
  await field(buyer, t('identity:login.username')).fill(username);
  await field(buyer, t('identity:login.password')).fill(password);
  await field(buyer, t('identity:login.captcha')).fill('zzzz');
  await button(buyer, t('identity:login.submit')).click();
  await see(buyer, errorMessage('identity.captcha_wrong', language));
  await expect.poll(() => field(buyer, t('identity:login.username')).inputValue()).toBe(username);
  await expect.poll(() => field(buyer, t('identity:login.password')).inputValue()).toBe(password);
  await keepScreenshot(buyer, '02-login-wrong');
  await checkAccess(buyer);
  await field(buyer, t('identity:login.captcha')).fill(captchaAnswer);
  await button(buyer, t('identity:login.submit')).click();
  await page.waitForURL(/\/$/);
}

export async function logIn(
  person: Visitor,
  { username, password, target }: { username: string; password: string; target: string },
): Promise<void> {
  const { page, t } = person;
  await visit(person, `/login?redirect=${encodeURIComponent(target)}`);
  await field(person, t('identity:login.username')).fill(username);
  await field(person, t('identity:login.password')).fill(password);
  await field(person, t('identity:login.captcha')).fill(captchaAnswer);
  await button(person, t('identity:login.submit')).click();
  await page.waitForURL(`**${target}`);
}
