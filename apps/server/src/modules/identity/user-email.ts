import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { users } from './identity-tables.ts';

/** Where mails to a user go; undefined for one who is not active. */
export async function findEmail(db: Reader, userId: number): Promise<string | undefined> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isEnabled, true)));
  return user?.email;
}
