import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { StoredFile } from './files.ts';
import { id, orNull } from './words.ts';

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/auth/code',
  permission: 'open',
  reply: Type.Object({ img: Type.String(), uuid: Type.String() }),
});

const NamedRow = Type.Object({ id, name: Type.String() });
export const UserRow = Type.Object({
  id,
  username: Type.String(),
  nickName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  gender: orNull(Type.String()),
  enabled: Type.Boolean(),
  avatarName: orNull(Type.String()),
  avatarPath: orNull(Type.String()),
  /** `B000123`; null for accounts that are no buyer. */
  buyerCode: orNull(Type.String()),
  dept: NamedRow,
  roles: Type.Array(Type.Object({ id, name: Type.String(), level: Type.Integer(), dataScope: Type.String() })),
  jobs: Type.Array(NamedRow),
  createTime: Type.String(),
});
export type UserRow = Static<typeof UserRow>;

/** Login's `user` and the whole reply of auth/info. `roles` are permission codes. */
export const SessionUser = Type.Object({
  user: UserRow,
  dataScopes: Type.Array(id),
  authorities: Type.Array(Type.Object({ authority: Type.String() })),
  roles: Type.Array(Type.String()),
});
export type SessionUser = Static<typeof SessionUser>;

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  permission: 'open',
  body: Type.Object({
    username: Type.String({ minLength: 1, maxLength: 100, errorCode: 'identity.username_empty' }),
    password: Type.String({ minLength: 1, maxLength: 200, errorCode: 'identity.password_empty' }),
    code: Type.String({ minLength: 1, maxLength: 20, errorCode: 'identity.captcha_empty' }),
    uuid: Type.String({ minLength: 1, maxLength: 100, errorCode: 'identity.captcha_empty' }),
    rememberMe: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ token: Type.String(), user: SessionUser }),
  errors: ['identity.username_empty', 'identity.password_empty', 'identity.captcha_empty'],
});

export const getInfo = endpoint({ method: 'GET', path: '/auth/info', permission: 'session', reply: SessionUser });
/** Never answers 401: without a live session there is nothing to do. */
export const logout = endpoint({ method: 'DELETE', path: '/auth/logout', permission: 'open' });

/** Field `avatar` or `file`; a picture up to 5 MB, kept as a square. It is open at `/avatar/{avatar}`. */
export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/api/users/updateAvatar',
  permission: 'session',
  upload: true,
  reply: Type.Object({ ...StoredFile.properties, avatar: Type.String() }),
  errors: ['file.missing', 'file.not_a_picture', 'file.too_large', 'file.name_not_allowed'],
});

export const sendRegistrationCode = endpoint({
  method: 'POST',
  path: '/api/register/code',
  permission: 'open',
  status: 204,
  body: Type.Object({ email: Type.String({ minLength: 3, maxLength: 100, errorCode: 'identity.email_invalid' }) }),
});

/** Only types and lengths are told here: the rules are checked together, so that every wrong field is named at once. */
export const registerPurchaser = endpoint({
  method: 'POST',
  path: '/api/register/purchaser',
  permission: 'open',
  status: 201,
  body: Type.Object({
    username: Type.String({ maxLength: 30, errorCode: 'identity.username_empty' }),
    nickName: Type.String({ maxLength: 30, errorCode: 'identity.nickname_empty' }),
    email: Type.String({ maxLength: 100, errorCode: 'identity.email_invalid' }),
    code: Type.String({ maxLength: 10, errorCode: 'identity.email_code_empty' }),
    password: Type.String({ maxLength: 200, errorCode: 'identity.password_rule' }),
    confirmPassword: Type.String({ maxLength: 200, errorCode: 'identity.passwords_differ' }),
    phone: Type.String({ maxLength: 30, errorCode: 'identity.phone_invalid' }),
    registrationAgreement: Type.Boolean({ errorCode: 'identity.agreement_required' }),
    termsOfService: Type.Boolean({ errorCode: 'identity.agreement_required' }),
    /** Logs in at once: the mailed code proves more than the log-in's picture. */
    goOn: Type.Optional(Type.Boolean()),
  }),
  /** Null unless asked to go on. */
  reply: Type.Union([login.reply, Type.Null()]),
});

/** A node of the menu tree as build answers it; leaves have no `children`. */
export type MenuNode = {
  name?: string;
  path: string;
  hidden: boolean;
  redirect?: string;
  component?: string;
  alwaysShow?: boolean;
  /** The server sends the first three; the rest is for pages that the client fixes itself. */
  meta?: {
    title: string;
    icon: string;
    noCache: boolean;
    /** Its tab is there from the beginning and cannot be closed. */
    affix?: boolean;
    /** False: left out of the breadcrumb. */
    breadcrumb?: boolean;
    /** The address that the sidebar marks instead of the page's own. */
    activeMenu?: string;
  };
  children?: MenuNode[];
};
export const buildMenus = endpoint({
  method: 'GET',
  path: '/api/menus/build',
  permission: 'session',
  reply: Type.Array(Type.Unsafe<MenuNode>({})),
});
