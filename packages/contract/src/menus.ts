import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import {
  adminPageQuery,
  blurry,
  createTimeRange,
  editedTexts,
  EditedTexts,
  formBoolean,
  formInteger,
  idList,
  noId,
} from './form-words.ts';
import { count, id, orNull, pageOf } from './words.ts';

const menuRow = {
  id,
  /** The parent; null for a root. */
  pid: orNull(id),
  /** 0 directory, 1 page, 2 button. */
  type: Type.Integer(),
  /** In the caller's language; `titles` holds all of them. */
  title: Type.String(),
  label: Type.String(),
  titles: EditedTexts,
  menuSort: count,
  path: Type.String(),
  component: orNull(Type.String()),
  componentName: orNull(Type.String()),
  permission: orNull(Type.String()),
  icon: Type.String(),
  iFrame: Type.Boolean(),
  cache: Type.Boolean(),
  hidden: Type.Boolean(),
  subCount: count,
  hasChildren: Type.Boolean(),
  leaf: Type.Boolean(),
  /** Whether the installation brought it. */
  builtIn: Type.Boolean(),
  createTime: Type.String(),
};
export const MenuRow = Type.Object(menuRow);
export type MenuRow = Static<typeof MenuRow>;
/** A row with its loaded children; leaves, and what is not loaded, have no `children`. */
export type MenuTreeRow = MenuRow & { children?: MenuTreeRow[] };

export const listMenus = endpoint({
  method: 'GET',
  path: '/api/menus',
  permission: 'menu:list',
  query: Type.Object({
    blurry,
    pid: Type.Optional(Type.Integer({ minimum: 0 })),
    createTime: createTimeRange,
    ...adminPageQuery,
  }),
  reply: pageOf(MenuRow),
});

export const downloadMenus = endpoint({
  method: 'GET',
  path: '/api/menus/download',
  permission: 'menu:list',
  download: true,
  query: listMenus.query,
});

/** The children of one menu, buttons included; `pid` 0 asks for the roots. */
export const listMenuChildren = endpoint({
  method: 'GET',
  path: '/api/menus/lazy',
  permission: 'menu:list',
  or: ['roles:list'],
  query: Type.Object({ pid: Type.Optional(Type.Integer({ minimum: 0 })) }),
  reply: Type.Array(MenuRow),
});

/** The ids of a menu and of all below it. */
export const listMenuIds = endpoint({
  method: 'GET',
  path: '/api/menus/child',
  permission: 'menu:list',
  or: ['roles:list'],
  query: Type.Object({ id }),
  reply: Type.Array(id),
  errors: ['menu.not_found'],
});

/** The menus beside and above those asked for, as a tree without them: what may become their parent. */
export const superiorMenus = endpoint({
  method: 'POST',
  path: '/api/menus/superior',
  permission: 'menu:list',
  body: Type.Unsafe<number[] | number>({ anyOf: [idList, id] }),
  reply: Type.Array(Type.Unsafe<MenuTreeRow>({})),
  errors: ['menu.not_found'],
});

const menuBody = {
  title: Type.Optional(Type.String({ maxLength: 100, errorCode: 'menu.title_empty' })),
  /** All texts of the title; without it `title` is the text of the caller's language. */
  titles: editedTexts(100),
  type: Type.Optional(formInteger),
  menuSort: Type.Optional(formInteger),
  path: Type.Optional(orNull(Type.String({ maxLength: 500, errorCode: 'menu.path_not_allowed' }))),
  component: Type.Optional(orNull(Type.String({ maxLength: 200, errorCode: 'menu.component_not_allowed' }))),
  componentName: Type.Optional(orNull(Type.String({ maxLength: 100, errorCode: 'menu.component_not_allowed' }))),
  permission: Type.Optional(orNull(Type.String({ maxLength: 100, errorCode: 'menu.permission_not_allowed' }))),
  icon: Type.Optional(orNull(Type.String({ maxLength: 100 }))),
  /** The parent; 0 or null for a root. */
  pid: Type.Optional(orNull(formInteger)),
  iFrame: Type.Optional(orNull(formBoolean)),
  cache: Type.Optional(orNull(formBoolean)),
  hidden: Type.Optional(orNull(formBoolean)),
};

const menuErrors = [
  'menu.title_empty',
  'menu.title_taken',
  'menu.component_name_taken',
  'menu.link_not_http',
  'menu.path_not_allowed',
  'menu.component_not_allowed',
  'menu.permission_not_allowed',
  'menu.permission_not_held',
  'menu.type_not_allowed',
  'menu.parent_not_found',
  'menu.parent_is_itself',
  'menu.too_deep',
] as const;

export const addMenu = endpoint({
  method: 'POST',
  path: '/api/menus',
  permission: 'menu:add',
  status: 201,
  body: Type.Object({ id: noId, ...menuBody }),
  errors: ['request.id_not_allowed', 'menu.too_many', ...menuErrors],
});
/** The whole row. What is not sent stays as it is. */
export const editMenu = endpoint({
  method: 'PUT',
  path: '/api/menus',
  permission: 'menu:edit',
  status: 204,
  body: Type.Object({ id, ...menuBody }),
  errors: ['menu.not_found', ...menuErrors],
});
/** Deletes these and everything below them, or nothing. */
export const deleteMenus = endpoint({
  method: 'DELETE',
  path: '/api/menus',
  permission: 'menu:del',
  body: idList,
  errors: ['menu.not_found'],
});
