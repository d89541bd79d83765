import {
  type addUser as addEndpoint,
  asBoolean,
  type BodyOf,
  type editUser as editEndpoint,
  type Language,
  type MadePassword,
} from '@kouan/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Tx, sqlState, violatedConstraint } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http.ts';
import { queueMail } from '../../platform/mail.ts';
import { bumpVersion } from '../../platform/versions.ts';
import { newPasswordMail } from './account-mails.ts';
import { checkedProfile } from './check-profile.ts';
import { insertUser } from './create-user.ts';
import { checkAdministratorRemains, checkReach, checkRoles, lockAdministrators } from './grants.ts';
import { roles, userRoles, users } from './identity-tables.ts';
import { hashPassword, randomPassword } from './password.ts';
import { findRegistration } from './registration-queries.ts';
import { endSessionsOf } from './sessions.ts';
import { addRoles } from './user-queries.ts';

export type UserManager = { actor: Actor; language: Language };
/** Made before the transaction, since hashing takes its time. */
export type NewPassword = { password: string; hash: string };
export async function newPassword(): Promise<NewPassword> {
  const password = randomPassword();
  return { password, hash: await hashPassword(password) };
}

/** Makes an account with roles the maker may give; its password is mailed and told once. Throws the endpoint's errors. */
export async function addUser(
  tx: Tx,
  { body, made, actor, language }: UserManager & { body: BodyOf<typeof addEndpoint>; made: NewPassword },
): Promise<MadePassword> {
  await lockAdministrators(tx);
  const profile = checkedProfile({ ...body, phone: body.phone ?? '' });
  const roleIds = idsOf(body.roles);
  if (roleIds.length === 0) fail('user.roles_empty', {}, { roles: 'user.roles_empty' });
  await checkRoles(tx, actor, roleIds);
  const { username = '', nickName = '', email = '', phone = '', gender = null } = profile;
  const isEnabled = asBoolean(body.enabled) ?? true;
  const row = { username, nickName, email, phone, gender, isEnabled, passwordHash: made.hash };
  const id = await write(() => insertUser(tx, row));
  await checkPhone(tx, { id, phone });
  await addRoles(tx, id, roleIds);
  await giveBuyerNumbers(tx, [id]);
  await queueMail(tx, { to: email, ...newPasswordMail(language, { username, password: made.password }) });
  return { id, username, password: made.password };
}

/** Edits an account; roles and `enabled` only when they are sent. Throws the endpoint's errors. */
export async function editUser(
  tx: Tx,
  { body, actor }: { actor: Actor; body: BodyOf<typeof editEndpoint> },
): Promise<void> {
  await lockAdministrators(tx);
  const [old] = await tx.select().from(users).where(eq(users.id, body.id)).for('update');
  if (!old) fail('user.not_found');
  await checkReach(tx, actor, [body.id]);
  const profile = checkedProfile(body);
  const isEnabled = asBoolean(body.enabled) ?? old.isEnabled;
  if (body.id === actor.id && !isEnabled) fail('user.own_account');
  if (isEnabled && !old.isEnabled) await checkApproved(tx, body.id);
  const { username = old.username, nickName = old.nickName, email = old.email } = profile;
  const { phone = old.phone, gender = old.gender } = profile;
  await write(() =>
    tx.update(users).set({ username, nickName, email, phone, gender, isEnabled }).where(eq(users.id, body.id)),
  );
  if (phone !== old.phone) await checkPhone(tx, { id: body.id, phone });
  const hasNewRoles = body.roles !== undefined && (await replaceRoles(tx, actor, body.id, idsOf(body.roles)));
  await checkAdministratorRemains(tx);
  if (hasNewRoles || (old.isEnabled && !isEnabled)) await endSessionsOf(tx, [body.id]);
}

/**
 * Staff give no account the phone number of another. People of one household may register with one number, so that no index can
 * hold this: the lock on administrators, which every change of accounts by staff takes first, lets one change look after the other.
 */
async function checkPhone(tx: Tx, { id, phone }: { id: number; phone: string }): Promise<void> {
  if (phone === '') return;
  const sharing = and(eq(users.phone, phone), ne(users.id, id));
  const [other] = await tx.select({ id: users.id }).from(users).where(sharing).limit(1);
  if (other) fail('user.phone_taken', {}, { phone: 'user.phone_taken' });
}

/** Enabling an account is no way round the review of its registration. */
async function checkApproved(tx: Tx, userId: number): Promise<void> {
  const registration = await findRegistration(tx, userId);
  if (registration && registration.status !== 'approved') fail('user.not_approved');
}

/** Deletes accounts that nothing refers to, all or nothing. Throws the endpoint's errors. */
export async function deleteUsers(tx: Tx, { ids, actor }: { ids: readonly number[]; actor: Actor }): Promise<void> {
  await lockAdministrators(tx);
  const found = await lockUsers(tx, ids);
  if (found.some(({ id }) => id === actor.id)) fail('user.own_account');
  await checkReach(tx, actor, ids);
  for (const { id, username } of found) await removeUser(tx, id, username);
  await checkAdministratorRemains(tx);
  await bumpVersion(tx, 'menus');
}

async function removeUser(tx: Tx, id: number, username: string): Promise<void> {
  try {
    await tx.delete(users).where(eq(users.id, id));
  } catch (error) {
    if (sqlState(error) === '23503') fail('user.has_records', { username });
    throw error;
  }
}

/** Gives new random passwords, mails them and ends the sessions of these users. Throws the endpoint's errors. */
export async function resetPasswords(
  tx: Tx,
  { made, actor, language }: UserManager & { made: ReadonlyMap<number, NewPassword> },
): Promise<MadePassword[]> {
  const ids = [...made.keys()];
  const found = await lockUsers(tx, ids);
  if (found.some(({ id }) => id === actor.id)) fail('user.own_account');
  await checkReach(tx, actor, ids);
  const replies: MadePassword[] = [];
  for (const { id, username, email } of found) {
    const { password, hash } = made.get(id) ?? fail('user.not_found');
    await tx.update(users).set({ passwordHash: hash }).where(eq(users.id, id));
    await queueMail(tx, { to: email, ...newPasswordMail(language, { username, password }) });
    replies.push({ id, username, password });
  }
  await endSessionsOf(tx, ids);
  return replies;
}

const idsOf = (rows: readonly { id: number }[] | undefined): number[] => [...new Set(rows?.map(({ id }) => id))];

async function lockUsers(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const found = await tx
    .select({ id: users.id, username: users.username, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('update');
  return found.length === new Set(ids).size ? found : fail('user.not_found');
}

/** Nobody changes their own roles. Answers whether there was anything to change. */
async function replaceRoles(tx: Tx, actor: Actor, userId: number, wanted: readonly number[]): Promise<boolean> {
  const rows = await tx.select({ roleId: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId));
  const held = new Set(rows.map(({ roleId }) => roleId));
  if (held.size === wanted.length && wanted.every((id) => held.has(id))) return false;
  if (userId === actor.id) fail('user.own_roles');
  if (wanted.length === 0) fail('user.roles_empty', {}, { roles: 'user.roles_empty' });
  await checkRoles(tx, actor, wanted);
  await tx.delete(userRoles).where(eq(userRoles.userId, userId));
  await addRoles(tx, userId, wanted);
  await giveBuyerNumbers(tx, [userId]);
  await bumpVersion(tx, 'menus');
  return true;
}

/** Purchasers without a buyer number get the next one. */
const giveBuyerNumbers = (tx: Tx, userIds: readonly number[]) =>
  tx.execute(sql`
    update ${users} set buyer_number = nextval('buyer_numbers')
    where id in ${[...userIds]} and buyer_number is null and exists (
      select 1 from ${userRoles} held join ${roles} role on role.id = held.role_id
      where held.user_id = ${users.id} and role.code = 'purchaser')`);

async function write<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'users_username') fail('user.username_taken', {}, { username: 'user.username_taken' });
    // Staff see every address, so they are told; who registers is not.
    if (constraint === 'users_email') fail('user.email_taken', {}, { email: 'user.email_taken' });
    throw error;
  }
}
