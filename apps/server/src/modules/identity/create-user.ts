import type { BuiltInRole } from '@kouan/contract';
import { normalizeUserName } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { type Tx, violatedConstraint } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { users } from './identity-tables.ts';
import { hashPassword } from './password.ts';
import { addRoles, roleIds } from './user-queries.ts';

export type NewUser = {
  username: string; nickName: string; email: string; phone: string;
  /** Either the password, or its hash when it was made before the transaction. */
  password: string | { hash: string };
  roles: readonly BuiltInRole[];
};

export const foldEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** Makes an account; a purchaser gets the next buyer number. Throws identity.username_taken, identity.email_taken. */
export async function createUser(tx: Tx, { username, nickName, email, phone, password, roles }: NewUser): Promise<{ id: number }> {
  const passwordHash = typeof password === 'string' ? await hashPassword(password) : password.hash;
  const isBuyer = roles.includes('purchaser');
  try {
    const [row] = await tx
      .insert(users)
      .values({
        username: normalizeUserName(username), nickName: nickName.normalize('NFKC').trim(), email: foldEmail(email), phone, passwordHash,
        deptId: sql`(select min(id) from depts)`, positionId: sql`(select min(id) from positions)`,
        ...(isBuyer ? { buyerNumber: sql`nextval('buyer_numbers')` } : {}),
      })
      .returning({ id: users.id });
    assert(row, 'an inserted user comes back');
    await addRoles(tx, row.id, await roleIds(tx, roles));
    return row;
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_username') fail('identity.username_taken', {}, { username: 'identity.username_taken' });
    if (constraint === 'users_email') fail('identity.email_taken', {}, { email: 'identity.email_taken' });
    throw error;
  }
}
