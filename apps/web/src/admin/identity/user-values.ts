import type { RoleRow, UserRow } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { holdsAny } from '../../lib/permission.ts';

/** The form of an account; roles by their ids as texts. */
export const UserForm = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 30 }),
  nickName: Type.String({ minLength: 1, maxLength: 30 }),
  email: Type.String({ minLength: 1, maxLength: 254, format: 'email' }),
  phone: Type.Optional(Type.String({ maxLength: 30 })),
  gender: Type.Optional(Type.String()),
  enabled: Type.Optional(Type.Boolean()),
  roles: Type.Optional(Type.Array(Type.String())),
});
export type UserForm = Static<typeof UserForm>;

export const valuesOfUser = (user: UserRow): Partial<UserForm> => ({
  username: user.username,
  nickName: user.nickName,
  email: user.email,
  phone: user.phone,
  gender: user.gender ?? '',
  enabled: user.enabled,
  roles: user.roles.map(({ id }) => String(id)),
});

/** What an account's form sends. Nobody changes their own roles or switches themselves off, so those are left out. */
export function bodyOfUser(values: UserForm, { isOwn }: { isOwn: boolean }) {
  const { username, nickName, email, phone, gender, enabled, roles } = values;
  const body = { username, nickName, email, phone: phone || null, gender: gender || null };
  return isOwn ? body : { ...body, enabled: enabled === true, roles: (roles ?? []).map((id) => ({ id: Number(id) })) };
}

/** An account as it is, switched on or off. */
export const switched = ({ id, username, nickName, email, phone, gender }: UserRow, enabled: boolean) => ({
  id,
  username,
  nickName,
  email,
  phone: phone || null,
  gender,
  enabled,
});

/** Nobody gives a role with a permission that they don't hold themselves. */
export const mayGive = (role: Pick<RoleRow, 'permissions'>, held: readonly string[]): boolean =>
  role.permissions.every((code) => holdsAny(held, [code]));
