import type { BodyOf, login } from '@kouan/contract';
import { normalizeUserName } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { beginLogin } from './login-statements.ts';
import { isPasswordRight } from './password.ts';
import { findRegistration } from './registration-queries.ts';
import { makeTicket } from './registration-ticket.ts';
import { openSession } from './sessions.ts';
import type { ShownUser } from './user-queries.ts';

export type Login = BodyOf<typeof login> & { address: string; browser: string };
export type LoggedIn = { token: string; shown: ShownUser; timeZone: string };

/**
 * Checks captcha, limits and password, in this order, and opens a session. Throws identity.captcha_wrong,
 * identity.login_limited, identity.login_wrong (the same for an unknown user, a wrong password, a disabled account), and
 * with the right password identity.registration_pending, identity.registration_rejected.
 */
export async function logIn(db: Db, secret: Buffer, input: Login): Promise<LoggedIn> {
  const username = normalizeUserName(input.username);
  if (username === '') fail('identity.username_empty', {}, { username: 'identity.username_empty' });
  // The try is counted before the password is looked at, so that tries sent at once cannot pass the limit together.
  const { isCaptchaRight, isLimited, user, settings } = await beginLogin(db, { ...input, username });
  if (!isCaptchaRight) fail('identity.captcha_wrong', {}, { code: 'identity.captcha_wrong' });
  if (isLimited) fail('identity.login_limited', { minutes: settings.loginWindowMinutes });

  const isRight = await isPasswordRight(user?.passwordHash, input.password);
  if (!user || !isRight) fail('identity.login_wrong');
  if (!user.isEnabled) await refuseClosed(db, secret, user.id);
  const { token, shown } = await openSession(db, {
    userId: user.id,
    isRemembered: input.rememberMe === true,
    address: input.address,
    browser: input.browser,
    sessionsPerUser: settings.sessionsPerUser,
    goodTry: { username, address: input.address },
  });
  return { token, shown, timeZone: settings.businessTimeZone };
}

/** Who has the right password of an account that waits for its review, or was refused, is told so, and gets a ticket to send it again. */
async function refuseClosed(db: Db, secret: Buffer, userId: number): Promise<never> {
  const registration = await findRegistration(db, userId);
  if (registration?.status === 'pending') fail('identity.registration_pending');
  if (registration?.status === 'rejected') {
    const { id: registrationId, version, opinion } = registration;
    const ticket = makeTicket(secret, { registrationId, version, now: await currentTime(db) });
    fail('identity.registration_rejected', { reason: opinion ?? '', ticket });
  }
  return fail('identity.login_wrong');
}
