import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdMoment, moment } from '../../platform/clock.ts';
import { identity, whole } from '../../platform/columns.ts';

export const depts = pgTable('depts', {
  id: identity(),
  name: text('name').notNull(),
  createdAt: createdMoment('created_at'),
});
export const positions = pgTable('positions', {
  id: identity(),
  name: text('name').notNull(),
  createdAt: createdMoment('created_at'),
});

/** User name and e-mail are kept as they are compared: folded, trimmed, small letters. */
export const users = pgTable('users', {
  id: identity(),
  username: text('username').notNull(),
  nickName: text('nick_name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  gender: text('gender'),
  isEnabled: boolean('is_enabled').notNull().default(true),
  avatarFileId: whole('avatar_file_id'),
  buyerNumber: whole('buyer_number'),
  passwordHash: text('password_hash').notNull(),
  deptId: whole('dept_id').notNull(),
  positionId: whole('position_id').notNull(),
  createdAt: createdMoment('created_at'),
});
export const roles = pgTable('roles', {
  id: identity(),
  code: text('code'),
  name: text('name').notNull(),
  nameEn: text('name_en'),
  nameVi: text('name_vi'),
  level: integer('level').notNull(),
  dataScope: text('data_scope').notNull().default('全部'),
  description: text('description').notNull().default(''),
  createdAt: createdMoment('created_at'),
});
export const rolePermissions = pgTable('role_permissions', {
  roleId: whole('role_id').notNull(),
  permission: text('permission').notNull(),
});
export const userRoles = pgTable('user_roles', {
  userId: whole('user_id').notNull(),
  roleId: whole('role_id').notNull(),
});

/** Only the hash of a token is known. With `idleSeconds` each use moves the end; without it the end is fixed. */
export const sessions = pgTable('sessions', {
  id: identity(),
  tokenHash: text('token_hash').notNull(),
  userId: whole('user_id').notNull(),
  idleSeconds: integer('idle_seconds'),
  expiresAt: moment('expires_at').notNull(),
  lastUsedAt: createdMoment('last_used_at'),
  address: text('address').notNull(),
  browser: text('browser').notNull(),
  createdAt: createdMoment('created_at'),
});
export const captchas = pgTable('captchas', {
  id: text('id').primaryKey(),
  salt: text('salt').notNull(),
  answerHash: text('answer_hash').notNull(),
  createdAt: createdMoment('created_at'),
  expiresAt: moment('expires_at').notNull(),
});
export const emailCodes = pgTable('email_codes', {
  id: identity(),
  purpose: text('purpose').$type<'registration' | 'emailChange' | 'passwordReset'>().notNull(),
  email: text('email').notNull(),
  salt: text('salt').notNull(),
  codeHash: text('code_hash').notNull(),
  isUsable: boolean('is_usable').notNull(),
  /** Whose new address it is; null where nobody is logged in. */
  userId: whole('user_id'),
  tries: integer('tries').notNull().default(0),
  createdAt: createdMoment('created_at'),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});
export const attempts = pgTable('attempts', {
  kind: text('kind').notNull(),
  subjectHash: text('subject_hash').notNull(),
  count: integer('count').notNull(),
  windowAt: moment('window_at').notNull(),
});
export const menus = pgTable('menus', {
  id: identity(),
  code: text('code'),
  pid: whole('pid'),
  type: integer('type').notNull(),
  title: text('title').notNull(),
  titleEn: text('title_en'),
  titleVi: text('title_vi'),
  componentName: text('component_name'),
  component: text('component'),
  path: text('path').notNull().default(''),
  icon: text('icon').notNull().default(''),
  permission: text('permission'),
  menuSort: integer('menu_sort').notNull().default(999),
  isFrame: boolean('is_frame').notNull().default(false),
  isCached: boolean('is_cached').notNull().default(false),
  isHidden: boolean('is_hidden').notNull().default(false),
  createdAt: createdMoment('created_at'),
});
export const roleMenus = pgTable('role_menus', {
  roleId: whole('role_id').notNull(),
  menuId: whole('menu_id').notNull(),
});
export const removedMenus = pgTable('removed_menus', { code: text('code').primaryKey() });
