import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { adminPageQuery, blurry, createTimeRange, formBoolean, formText, idList, idOf } from './form-words.ts';
import { UserRow } from './identity.ts';
import { id, orNull, pageOf } from './words.ts';

/** Male and female, as they travel and are kept. */
export const genders = ['男', '女'] as const;

const userFilter = {
  /** In username, nickname, e-mail or buyer code. */
  blurry,
  enabled: Type.Optional(Type.Boolean()),
  deptId: Type.Optional(id),
  roleId: Type.Optional(id),
  createTime: createTimeRange,
};

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users',
  permission: 'user:list',
  query: Type.Object({ ...userFilter, ...adminPageQuery }),
  reply: pageOf(UserRow),
});
export const downloadUsers = endpoint({
  method: 'GET',
  path: '/api/users/download',
  permission: 'user:list',
  download: true,
  query: Type.Object({ ...userFilter, ...adminPageQuery }),
});

const userBody = {
  username: Type.String({ maxLength: 100, errorCode: 'identity.username_empty' }),
  nickName: Type.String({ maxLength: 30, errorCode: 'identity.nickname_empty' }),
  email: Type.String({ maxLength: 254, errorCode: 'identity.email_invalid' }),
  phone: Type.Optional(orNull(formText(30, 'identity.phone_invalid'))),
  /** 男 or 女. */
  gender: Type.Optional(orNull(Type.String({ maxLength: 10, errorCode: 'user.gender_not_allowed' }))),
  enabled: Type.Optional(formBoolean),
  roles: Type.Optional(Type.Array(idOf, { maxItems: 50 })),
};
const userErrors = [
  'identity.username_rule',
  'user.username_taken',
  'identity.nickname_empty',
  'identity.email_invalid',
  'identity.phone_invalid',
  'user.email_taken',
  'user.phone_taken',
  'user.gender_not_allowed',
  'user.roles_empty',
  'role.not_found',
  'role.level_too_high',
  'role.permission_not_held',
] as const;

/** The first password of an account, or a new one: told to whoever made it, once, and mailed. */
export const MadePassword = Type.Object({ id, username: Type.String(), password: Type.String() });
export type MadePassword = Static<typeof MadePassword>;

export const addUser = endpoint({
  method: 'POST',
  path: '/api/users',
  permission: 'user:add',
  status: 201,
  body: Type.Object(userBody),
  reply: MadePassword,
  errors: userErrors,
});
/** The whole row; without `roles` or `enabled` these stay. Changed roles or `enabled` false end the user's sessions. */
export const editUser = endpoint({
  method: 'PUT',
  path: '/api/users',
  permission: 'user:edit',
  status: 204,
  body: Type.Object({ id, ...userBody }),
  errors: [
    'user.not_found',
    'user.holds_more',
    'user.own_roles',
    'user.own_account',
    'user.not_approved',
    'user.last_administrator',
    ...userErrors,
  ],
});
/** All or nothing. Who has orders or other records is disabled instead. */
export const deleteUsers = endpoint({
  method: 'DELETE',
  path: '/api/users',
  permission: 'user:del',
  body: idList,
  errors: ['user.not_found', 'user.holds_more', 'user.own_account', 'user.last_administrator', 'user.has_records'],
});
/** New random passwords, mailed; the sessions of these users end. */
export const resetPasswords = endpoint({
  method: 'PUT',
  path: '/api/users/resetPwd',
  permission: 'user:edit',
  body: Type.Array(id, { minItems: 1, maxItems: 20 }),
  reply: Type.Array(MadePassword),
  errors: ['user.not_found', 'user.holds_more', 'user.own_account'],
});
