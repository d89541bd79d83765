import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { parameters } from '../settings/index.ts';
import { users } from './identity-tables.ts';
import { countTry, forgetTries } from './limits.ts';
import { isPasswordRight } from './password.ts';
import type { UserRecord } from './user-queries.ts';

/** Asks for one's own password again, as often as a login allows. Throws account.password_wrong, identity.login_limited. */
export async function checkOwnPassword(
  db: Db,
  { userId, password, field }: { userId: number; password: string; field: string },
): Promise<UserRecord> {
  const { loginFailuresPerAccount: max, loginWindowMinutes: windowMinutes } = await parameters(db);
  const limit = { kind: 'ownPassword', subject: String(userId), max, windowMinutes };
  if (await countTry(db, limit)) fail('identity.login_limited', { minutes: windowMinutes });
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) fail('session.required');
  if (!(await isPasswordRight(user.passwordHash, password)))
    fail('account.password_wrong', {}, { [field]: 'account.password_wrong' });
  await forgetTries(db, limit);
  return user;
}
