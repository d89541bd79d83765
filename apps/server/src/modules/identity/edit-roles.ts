import {
  type addRole as addEndpoint,
  adminPermission,
  asInteger,
  type BodyOf,
  type editRole as editEndpoint,
  type ErrorCode,
  type Language,
  permissions as allPermissions,
} from '@kouan/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { type Tx, violatedConstraint } from '../../platform/db.ts';
import { editedTexts } from '../../platform/edited-texts.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http.ts';
import { bumpVersion } from '../../platform/versions.ts';
import { checkHeld, checkLevel, codesOfRoles, lowestLevel } from './grants.ts';
import { menus, roleMenus, rolePermissions, roles, userRoles } from './identity-tables.ts';
import type { RoleRecord } from './role-queries.ts';

export type RoleEditor = { actor: Actor; language: Language };

function refuse(field: string, code: ErrorCode): never {
  fail(code, {}, { [field]: code });
}

/** Adds a role whose level and codes its maker has. Throws the endpoint's errors. */
export async function addRole(
  tx: Tx,
  { body, actor, language }: RoleEditor & { body: BodyOf<typeof addEndpoint> },
): Promise<{ id: number }> {
  if (body.id !== undefined && body.id !== null) refuse('id', 'request.id_not_allowed');
  const blank = { name: '', nameEn: null, nameVi: null, level: lowestLevel, dataScope: '全部', description: '' };
  const row = checkedRow(blank, body, language);
  await checkLevel(tx, actor, [row.level]);
  checkHeld(actor, body.permissions ?? []);
  await checkNames(tx, row, undefined);
  const [made] = await write(() => tx.insert(roles).values(row).returning({ id: roles.id }));
  assert(made, 'an inserted role comes back');
  await setCodes(tx, made.id, body.permissions ?? []);
  await bumpVersion(tx, 'menus');
  return made;
}

/** Edits a role; what the body does not say stays. Throws the endpoint's errors. */
export async function editRole(
  tx: Tx,
  { body, actor, language }: RoleEditor & { body: BodyOf<typeof editEndpoint> },
): Promise<void> {
  const old = await lockRole(tx, actor, body.id);
  const row = checkedRow(old, body, language);
  await checkLevel(tx, actor, [old.level, row.level]);
  await checkNames(tx, row, old.id);
  await write(() => tx.update(roles).set(row).where(eq(roles.id, old.id)));
  if (body.permissions) {
    const held = new Set(await codesOfRoles(tx, [old.id]));
    const wanted = new Set<string>(body.permissions);
    const changed = [...allPermissions].filter((code) => held.has(code) !== wanted.has(code));
    checkHeld(actor, changed);
    await setCodes(tx, old.id, body.permissions);
  }
  await bumpVersion(tx, 'menus');
}

/** Links a role to exactly these menus; the codes of those that come or go follow. Throws the endpoint's errors. */
export async function setRoleMenus(
  tx: Tx,
  { roleId, menuIds, actor }: { roleId: number; menuIds: readonly number[]; actor: Actor },
): Promise<void> {
  const { level } = await lockRole(tx, actor, roleId);
  await checkLevel(tx, actor, [level]);
  const known = await tx.select({ id: menus.id, permission: menus.permission }).from(menus);
  const codes = new Map(known.map(({ id, permission }) => [id, permission]));
  const wanted = new Set(menuIds);
  if (menuIds.some((id) => !codes.has(id))) fail('menu.not_found');
  const rows = await tx.select({ menuId: roleMenus.menuId }).from(roleMenus).where(eq(roleMenus.roleId, roleId));
  const linked = new Set(rows.map(({ menuId }) => menuId));

  const codesOf = (ids: Iterable<number>) =>
    new Set(allPermissions.filter((code) => [...ids].some((id) => codes.get(id) === code)));
  const comes = [...wanted].filter((id) => !linked.has(id));
  const goes = [...linked].filter((id) => !wanted.has(id));
  const stays = codesOf(wanted);
  const given = [...codesOf(comes)];
  const taken = [...codesOf(goes)].filter((code) => !stays.has(code));
  checkHeld(actor, [...given, ...taken]);

  const atRole = eq(roleMenus.roleId, roleId);
  if (goes.length > 0) await tx.delete(roleMenus).where(and(atRole, inArray(roleMenus.menuId, goes)));
  if (comes.length > 0) await tx.insert(roleMenus).values(comes.map((menuId) => ({ roleId, menuId })));
  if (given.length > 0)
    await tx
      .insert(rolePermissions)
      .values(given.map((permission) => ({ roleId, permission })))
      .onConflictDoNothing();
  if (taken.length > 0)
    await tx
      .delete(rolePermissions)
      .where(and(eq(rolePermissions.roleId, roleId), inArray(rolePermissions.permission, taken)));
  await bumpVersion(tx, 'menus');
}

/** Deletes roles that nobody has, all or nothing. Throws the endpoint's errors. */
export async function deleteRoles(tx: Tx, { ids, actor }: { ids: readonly number[]; actor: Actor }): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .select()
    .from(roles)
    .where(inArray(roles.id, [...ids]))
    .orderBy(roles.id)
    .for('update');
  if (found.length !== new Set(ids).size) fail('role.not_found');
  await checkLevel(
    tx,
    actor,
    found.map(({ level }) => level),
  );
  if (found.some(({ code }) => code !== null)) fail('role.built_in');
  const [held] = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.roleId, [...ids]))
    .limit(1);
  if (held) fail('role.in_use');
  await tx.delete(roles).where(inArray(roles.id, [...ids]));
  await bumpVersion(tx, 'menus');
}

/** The administrator's role stays as it is, and nobody but an administrator changes a role of their own. */
async function lockRole(tx: Tx, actor: Actor, id: number): Promise<RoleRecord> {
  const [role] = await tx.select().from(roles).where(eq(roles.id, id)).for('update');
  if (!role) fail('role.not_found');
  if (role.code === 'administrator') fail('role.administrator_stays');
  const [own] = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(and(eq(userRoles.roleId, id), eq(userRoles.userId, actor.id)));
  if (own && !actor.permissions.has(adminPermission)) fail('role.own');
  return role;
}

async function setCodes(tx: Tx, roleId: number, codes: readonly string[]): Promise<void> {
  await tx.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
  const rows = [...new Set(codes)].map((permission) => ({ roleId, permission }));
  if (rows.length > 0) await tx.insert(rolePermissions).values(rows);
}

type Row = Pick<RoleRecord, 'name' | 'nameEn' | 'nameVi' | 'level' | 'dataScope' | 'description'>;
type Form = Omit<BodyOf<typeof editEndpoint>, 'id'>;

function checkedRow(old: Row, form: Form, language: Language): Row {
  const level = asInteger(form.level) ?? old.level;
  if (level < 1 || level > lowestLevel) refuse('level', 'role.level_not_allowed');
  return {
    ...namesOf(old, form, language),
    level,
    dataScope: form.dataScope ?? old.dataScope,
    description: form.description === undefined ? old.description : (form.description ?? '').trim(),
  };
}

type Names = Pick<RoleRecord, 'name' | 'nameEn' | 'nameVi'>;

function namesOf(old: Names, form: Form, language: Language): Names {
  const texts = { cn: old.name, en: old.nameEn, vi: old.nameVi };
  const { cn, en, vi } =
    editedTexts(texts, { text: form.name, texts: form.names }, language) ?? refuse('name', 'role.name_empty');
  return { name: cn, nameEn: en, nameVi: vi };
}

/** Names are unique in each language. */
async function checkNames(tx: Tx, { name, nameEn, nameVi }: Names, id: number | undefined): Promise<void> {
  const rows = await tx
    .select({ id: roles.id, name: roles.name, nameEn: roles.nameEn, nameVi: roles.nameVi })
    .from(roles);
  const isTaken = rows.some(
    (row) =>
      row.id !== id &&
      (row.name === name || (nameEn !== null && row.nameEn === nameEn) || (nameVi !== null && row.nameVi === nameVi)),
  );
  if (isTaken) refuse('name', 'role.name_taken');
}

async function write<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatedConstraint(error) === 'roles_name') refuse('name', 'role.name_taken');
    throw error;
  }
}
