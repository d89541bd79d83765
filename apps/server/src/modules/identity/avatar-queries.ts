import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { filesByIds } from '../files/index.ts';
import { users } from './identity-tables.ts';

/** The stored name of each of these avatars; without one there is no entry. */
export async function avatarNames(db: Reader, fileIds: readonly (number | null)[]): Promise<Map<number, string>> {
  const rows = await filesByIds(
    db,
    fileIds.filter((id) => id !== null),
  );
  return new Map(rows.map(({ id, realName }) => [id, realName]));
}

/** Locks the user and gives them another avatar. Answers the file of the one before. Throws session.required. */
export async function setAvatar(
  tx: Tx,
  { userId, fileId }: { userId: number; fileId: number },
): Promise<number | null> {
  const [user] = await tx.select({ before: users.avatarFileId }).from(users).where(eq(users.id, userId)).for('update');
  if (!user) fail('session.required');
  await tx.update(users).set({ avatarFileId: fileId }).where(eq(users.id, userId));
  return user.before;
}
