import type { BodyOf, login } from '@kouan/contract';
import { normalizeUserName } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { parameters } from '../settings/index.ts';
import { spendCaptcha } from './captcha.ts';
import { countTry, forgetTries, type Limit, takeBackTry } from './limits.ts';
import { isPasswordRight } from './password.ts';
import { findRegistration } from './registration-queries.ts';
import { makeTicket } from './registration-ticket.ts';
import { openSession } from './sessions.ts';
import { findUserByName } from './user-queries.ts';

export type Login = BodyOf<typeof login> & { address: string; browser: string };

/**
 * Checks captcha, limits and password, in this order, and opens a session. Throws identity.captcha_wrong,
 * identity.login_limited, identity.login_wrong (the same for an unknown user, a wrong password, a disabled account), and
 * with the right password identity.registration_pending, identity.registration_rejected.
 */
export async function logIn(db: Db, secret: Buffer, input: Login): Promise<{ token: string; userId: number }> {
  const username = normalizeUserName(input.username);
  if (username === '') fail('identity.username_empty', {}, { username: 'identity.username_empty' });
  if (!(await spendCaptcha(db, input))) fail('identity.captcha_wrong', {}, { code: 'identity.captcha_wrong' });
  const limits = await limitsOf(db, { username, address: input.address });
  // Counted before the password is looked at, so that tries sent at once cannot pass the limit together.
  for (const limit of limits)
    if (await countTry(db, limit)) fail('identity.login_limited', { minutes: limit.windowMinutes });

  const user = await findUserByName(db, username);
  const isRight = await isPasswordRight(user?.passwordHash, input.password);
  if (!user || !isRight) fail('identity.login_wrong');
  if (!user.isEnabled) await refuseClosed(db, secret, user.id);
  await forgetTries(db, limits[0]);
  await takeBackTry(db, limits[1]);
  const session = {
    userId: user.id,
    isRemembered: input.rememberMe === true,
    address: input.address,
    browser: input.browser,
  };
  const { token } = await transaction(db, (tx) => openSession(tx, session));
  return { token, userId: user.id };
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

/** Wrong passwords count per account and per network address. */
async function limitsOf(db: Db, { username, address }: { username: string; address: string }): Promise<[Limit, Limit]> {
  const { loginFailuresPerAccount, loginFailuresPerAddress, loginWindowMinutes: windowMinutes } = await parameters(db);
  return [
    { kind: 'loginAccount', subject: username, max: loginFailuresPerAccount, windowMinutes },
    { kind: 'loginAddress', subject: address, max: loginFailuresPerAddress, windowMinutes },
  ];
}
