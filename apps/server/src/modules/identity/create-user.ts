import type { BuiltInRole } from '@kouan/contract';
import { normalizeUserName } from '@kouan/domain';
import { eq, sql } from 'drizzle-orm';
import { type Tx, violatedConstraint } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { users } from './identity-tables.ts';
import { hashPassword } from './password.ts';
import { addRoles, roleIds } from './user-queries.ts';

export type NewUser = {
  username: string;
  nickName: string;
  email: string;
  phone: string;
  /** Either the password, or its hash when it was made before the transaction. */
  password: string | { hash: string };
  roles: readonly BuiltInRole[];
};

/** Shown to others, so without marks that cannot be seen or that turn the direction of writing. */
export const cleanNickName = (nickName: string): string =>
  nickName
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, '')
    .trim();
export const foldEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** Makes an account; a purchaser gets the next buyer number. Throws identity.username_taken, identity.email_taken. */
export async function createUser(
  tx: Tx,
  { username, nickName, email, phone, password, roles }: NewUser,
): Promise<{ id: number }> {
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : password.hash;
  try {
    const [row] = await tx
      .insert(users)
      .values({
        username: normalizeUserName(username),
        nickName: cleanNickName(nickName),
        email: foldEmail(email),
        phone,
        passwordHash,
        deptId: sql`(select min(id) from depts)`,
        positionId: sql`(select min(id) from positions)`,
      })
      .returning({ id: users.id });
    assert(row, 'an inserted user comes back');
    await addRoles(tx, row.id, await roleIds(tx, roles));
    // Only now, so that a refused name leaves no gap in the buyer codes.
    if (roles.includes('purchaser'))
      await tx
        .update(users)
        .set({ buyerNumber: sql`nextval('buyer_numbers')` })
        .where(eq(users.id, row.id));
    return row;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_username') fail('identity.username_taken', {}, { username: 'identity.username_taken' });
    if (constraint === 'users_email') fail('identity.email_taken', {}, { email: 'identity.email_taken' });
    throw error;
  }
}
