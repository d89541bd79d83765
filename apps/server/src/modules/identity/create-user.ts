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
  /** False for an account that waits for its review. */
  isEnabled?: boolean;
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
  { username, nickName, email, phone, password, roles, isEnabled = true }: NewUser,
): Promise<{ id: number }> {
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : password.hash;
  try {
    const id = await insertUser(tx, {
      username: normalizeUserName(username),
      nickName: cleanNickName(nickName),
      email: foldEmail(email),
      phone,
      passwordHash,
      isEnabled,
    });
    await addRoles(tx, id, await roleIds(tx, roles));
    // Only now, so that a refused name leaves no gap in the buyer codes.
    if (roles.includes('purchaser'))
      await tx
        .update(users)
        .set({ buyerNumber: sql`nextval('buyer_numbers')` })
        .where(eq(users.id, id));
    return { id };
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_username') fail('identity.username_taken', {}, { username: 'identity.username_taken' });
    if (constraint === 'users_email') fail('identity.email_taken', {}, { email: 'identity.email_taken' });
    throw error;
  }
}

/** The bare row, in the one department and position; answers its id. */
export async function insertUser(
  tx: Tx,
  row: Omit<typeof users.$inferInsert, 'deptId' | 'positionId'>,
): Promise<number> {
  const [made] = await tx
    .insert(users)
    .values({
      ...row,
      deptId: sql`(select min(id) from depts)`,
      positionId: sql`(select min(id) from positions)`,
    })
    .returning({ id: users.id });
  assert(made, 'an inserted user comes back');
  return made.id;
}
