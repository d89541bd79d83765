import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import {
  adminPageQuery,
  blurry,
  createTimeRange,
  editedTexts,
  EditedTexts,
  formInteger,
  idList,
  idOf,
  noId,
} from './form-words.ts';
import { permissions } from './permissions.ts';
import { count, id, oneOf, orNull, pageOf } from './words.ts';

export const dataScopes = ['全部', '本级', '自定义'] as const;

export const RoleRow = Type.Object({
  id,
  /** The name of a built-in role, such as `customerService`; null for one that was made here. */
  code: orNull(Type.String()),
  /** In the caller's language; `names` holds all of them. */
  name: Type.String(),
  names: EditedTexts,
  /** 1 is the highest. */
  level: Type.Integer(),
  dataScope: Type.String(),
  description: Type.String(),
  /** Codes, or only `admin`. */
  permissions: Type.Array(Type.String()),
  menus: Type.Array(idOf),
  depts: Type.Array(idOf),
  userCount: count,
  createTime: Type.String(),
});
export type RoleRow = Static<typeof RoleRow>;

const roleFilter = { blurry, createTime: createTimeRange };
export const listRoles = endpoint({
  method: 'GET',
  path: '/api/roles',
  permission: 'roles:list',
  query: Type.Object({ ...roleFilter, ...adminPageQuery }),
  reply: pageOf(RoleRow),
});
export const downloadRoles = endpoint({
  method: 'GET',
  path: '/api/roles/download',
  permission: 'roles:list',
  download: true,
  query: Type.Object({ ...roleFilter, ...adminPageQuery }),
});
/** For choosing roles of a user. */
export const listAllRoles = endpoint({
  method: 'GET',
  path: '/api/roles/all',
  permission: 'roles:list',
  or: ['user:add', 'user:edit'],
  reply: Type.Array(RoleRow),
});
/** The caller's own level: the smallest of their roles. */
export const getOwnLevel = endpoint({
  method: 'GET',
  path: '/api/roles/level',
  permission: 'session',
  reply: Type.Object({ level: Type.Integer() }),
});
export const getRole = endpoint({
  method: 'GET',
  path: '/api/roles/:id',
  permission: 'roles:list',
  params: Type.Object({ id }),
  reply: RoleRow,
  errors: ['role.not_found'],
});

const roleBody = {
  name: Type.Optional(Type.String({ maxLength: 100, errorCode: 'role.name_empty' })),
  /** All texts of the name; without it `name` is the text of the caller's language. */
  names: editedTexts(100),
  level: Type.Optional(formInteger),
  dataScope: Type.Optional(orNull(oneOf(dataScopes))),
  description: Type.Optional(orNull(Type.String({ maxLength: 255 }))),
  /** The codes of the role; without it they stay. */
  permissions: Type.Optional(Type.Array(oneOf(permissions), { maxItems: permissions.length })),
};
const roleErrors = [
  'role.name_empty',
  'role.name_taken',
  'role.level_not_allowed',
  'role.level_too_high',
  'role.permission_not_held',
] as const;

export const addRole = endpoint({
  method: 'POST',
  path: '/api/roles',
  permission: 'roles:add',
  status: 201,
  body: Type.Object({ id: noId, ...roleBody }),
  reply: Type.Object({ id }),
  errors: ['request.id_not_allowed', ...roleErrors],
});
export const editRole = endpoint({
  method: 'PUT',
  path: '/api/roles',
  permission: 'roles:edit',
  status: 204,
  body: Type.Object({ id, ...roleBody }),
  errors: ['role.not_found', 'role.administrator_stays', 'role.own', ...roleErrors],
});
/** Replaces the menus of a role. The codes of the menus that come are added to it, those of menus that go are taken from it. */
export const setRoleMenus = endpoint({
  method: 'PUT',
  path: '/api/roles/menu',
  permission: 'roles:edit',
  status: 204,
  body: Type.Object({ id, menus: Type.Array(idOf, { maxItems: 5000 }) }),
  errors: [
    'role.not_found',
    'menu.not_found',
    'role.administrator_stays',
    'role.own',
    'role.level_too_high',
    'role.permission_not_held',
  ],
});
export const deleteRoles = endpoint({
  method: 'DELETE',
  path: '/api/roles',
  permission: 'roles:del',
  body: idList,
  errors: ['role.not_found', 'role.built_in', 'role.in_use', 'role.own', 'role.level_too_high'],
});
