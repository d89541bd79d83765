import {
  asBoolean,
  asInteger,
  type addMenu as addEndpoint,
  type BodyOf,
  type editMenu as editEndpoint,
  type ErrorCode,
  type Language,
  permissions,
} from '@kouan/contract';
import { eq, sql } from 'drizzle-orm';
import { type Tx, violatedConstraint } from '../../platform/db.ts';
import { editedTexts } from '../../platform/edited-texts.ts';
import { fail } from '../../platform/errors.ts';
import { type Actor, holds } from '../../platform/http.ts';
import { bumpVersion } from '../../platform/versions.ts';
import { menus, removedMenus, roleMenus, userRoles } from './identity-tables.ts';
import { insertMenu, removeMenus } from './menu-queries.ts';
import { depthOf, heightOf, idsBelow, loadMenuTree, type MenuRecord, type MenuTree, menuType } from './menu-tree.ts';

export type MenuEditor = { actor: Actor; language: Language };
type MenuForm = Omit<BodyOf<typeof editEndpoint>, 'id'>;

const maxLevels = 10;
const maxMenus = 5_000;
const isLink = (text: string): boolean => /^https?:\/\/[^\s<>"'\\]+$/i.test(text);
/** A path within this site: no scheme, no `//`, no climbing, no backslash. */
const isPath = (text: string): boolean =>
  /^[\p{L}\p{N}/_.:*?=&~-]*$/u.test(text) && !/^[a-z][a-z0-9+.-]*:|\/\/|(^|\/)\.{1,2}(\/|$)/iu.test(text);
const isComponent = (text: string): boolean => /^[\w-]+(\/[\w-]+)*$/.test(text);
const isPermission = (text: string): boolean => /^[A-Za-z][\w-]*(:[A-Za-z][\w-]*){1,2}$/.test(text);

/** Adds a menu; whoever made it sees it, by a link to their roles. Throws the errors of the endpoint. */
export async function addMenu(
  tx: Tx,
  { body, ...editor }: MenuEditor & { body: BodyOf<typeof addEndpoint> },
): Promise<number> {
  if (body.id !== undefined && body.id !== null) fail('request.id_not_allowed', {}, { id: 'request.id_not_allowed' });
  const tree = await lockMenus(tx);
  if (tree.all.length >= maxMenus) fail('menu.too_many', { limit: maxMenus });
  const blank = { titleEn: null, titleVi: null, title: '', type: menuType.directory, pid: null, menuSort: 999 };
  const row = checkedRow(tree, blank, { form: body, ...editor });
  const id = await write(() => insertMenu(tx, row));
  const own = tx
    .select({ roleId: userRoles.roleId, menuId: sql<number>`${id}::bigint`.as('menu_id') })
    .from(userRoles)
    .where(eq(userRoles.userId, editor.actor.id));
  await tx.insert(roleMenus).select(own).onConflictDoNothing();
  await bumpVersion(tx, 'menus');
  return id;
}

/** Edits a menu; what the body does not say stays. Throws the errors of the endpoint. */
export async function editMenu(
  tx: Tx,
  { body, ...editor }: MenuEditor & { body: BodyOf<typeof editEndpoint> },
): Promise<void> {
  const tree = await lockMenus(tx);
  const old = tree.byId.get(body.id) ?? fail('menu.not_found');
  const row = checkedRow(tree, old, { form: body, ...editor });
  checkPlace(tree, body.id, row.pid ?? null);
  if (row.type === menuType.button && tree.childrenOf(body.id).length > 0) refuse('type', 'menu.type_not_allowed');
  await write(() => tx.update(menus).set(row).where(eq(menus.id, body.id)));
  await bumpVersion(tx, 'menus');
}

/** Deletes these menus, all below them and the links of roles, or nothing. Throws menu.not_found. */
export async function deleteMenus(tx: Tx, ids: readonly number[]): Promise<void> {
  const tree = await lockMenus(tx);
  if (ids.some((id) => !tree.byId.has(id))) fail('menu.not_found');
  const removed = await removeMenus(tx, [...idsBelow(tree, ids)]);
  const codes = removed.flatMap(({ code }) => (code === null ? [] : [{ code }]));
  if (codes.length > 0) await tx.insert(removedMenus).values(codes).onConflictDoNothing();
  await bumpVersion(tx, 'menus');
}

/** One editor at a time, so that two moves cannot make a ring together. */
async function lockMenus(tx: Tx): Promise<MenuTree> {
  await tx.execute(sql`lock table ${menus} in share row exclusive mode`);
  return loadMenuTree(tx);
}

function refuse(field: string, code: ErrorCode, details: Record<string, unknown> = {}): never {
  fail(code, details, { [field]: code });
}

type Before = Pick<MenuRecord, 'title' | 'titleEn' | 'titleVi' | 'type' | 'pid' | 'menuSort'> & Partial<MenuRecord>;

function checkedRow(
  tree: MenuTree,
  old: Before,
  { form, actor, language }: MenuEditor & { form: MenuForm },
): typeof menus.$inferInsert {
  const titles = titlesOf(old, form, language);
  checkTitles(tree, old, titles);
  const type = asInteger(form.type) ?? old.type;
  if (type !== menuType.directory && type !== menuType.page && type !== menuType.button)
    refuse('type', 'menu.type_not_allowed');
  const pid = form.pid === undefined ? old.pid : Number(form.pid ?? 0) || null;
  if (old.id === undefined || pid !== old.pid) checkParent(tree, old.id, pid);
  const row = {
    ...titles,
    type,
    pid,
    menuSort: asInteger(form.menuSort) ?? old.menuSort,
    path: form.path === undefined ? (old.path ?? '') : (form.path ?? '').trim(),
    icon: form.icon === undefined ? (old.icon ?? '') : (form.icon ?? '').trim(),
    component: chosen(form.component, old.component),
    componentName: chosen(form.componentName, old.componentName),
    permission: chosen(form.permission, old.permission),
    isFrame: asBoolean(form.iFrame ?? undefined) ?? old.isFrame ?? false,
    isCached: asBoolean(form.cache ?? undefined) ?? old.isCached ?? false,
    isHidden: asBoolean(form.hidden ?? undefined) ?? old.isHidden ?? false,
  };
  checkRow(tree, old, row, actor);
  return row;
}

const chosen = (given: string | null | undefined, old: string | null | undefined): string | null =>
  given === undefined ? (old ?? null) : given?.trim() || null;

type Titles = Pick<MenuRecord, 'title' | 'titleEn' | 'titleVi'>;

function titlesOf(old: Before, form: MenuForm, language: Language): Titles {
  const texts = { cn: old.title, en: old.titleEn ?? null, vi: old.titleVi ?? null };
  const { cn, en, vi } =
    editedTexts(texts, { text: form.title, texts: form.titles }, language) ?? refuse('title', 'menu.title_empty');
  return { title: cn, titleEn: en, titleVi: vi };
}

/** No other menu has the same title in the same language. */
function checkTitles(tree: MenuTree, old: Before, titles: Titles): void {
  const isTaken = (column: keyof Titles) =>
    titles[column] !== null &&
    titles[column] !== old[column] &&
    tree.all.some((row) => row.id !== old.id && row[column] === titles[column]);
  if (isTaken('title') || isTaken('titleEn') || isTaken('titleVi')) refuse('title', 'menu.title_taken');
}

function checkParent(tree: MenuTree, id: number | undefined, pid: number | null): void {
  if (pid === null) return;
  if (pid === id) refuse('pid', 'menu.parent_is_itself');
  const parent = tree.byId.get(pid);
  if (!parent || parent.type === menuType.button) refuse('pid', 'menu.parent_not_found');
  if (id === undefined && depthOf(tree, pid) >= maxLevels) refuse('pid', 'menu.too_deep', { limit: maxLevels });
}

/** A menu never comes to stand below itself, nor too deep. */
function checkPlace(tree: MenuTree, id: number, pid: number | null): void {
  if (pid !== null && idsBelow(tree, [id]).has(pid)) refuse('pid', 'menu.parent_is_itself');
  if (depthOf(tree, pid) + heightOf(tree, id) > maxLevels) refuse('pid', 'menu.too_deep', { limit: maxLevels });
}

type NewRow = Titles & Pick<MenuRecord, 'path' | 'component' | 'componentName' | 'permission' | 'isFrame'>;

function checkRow(tree: MenuTree, old: Before, row: NewRow, actor: Actor): void {
  if (row.isFrame && !isLink(row.path)) refuse('path', 'menu.link_not_http');
  if (!row.isFrame && !isPath(row.path)) refuse('path', 'menu.path_not_allowed');
  if (row.component !== null && !isComponent(row.component)) refuse('component', 'menu.component_not_allowed');
  const { componentName, permission } = row;
  if (componentName !== null && tree.all.some((other) => other.id !== old.id && other.componentName === componentName))
    refuse('componentName', 'menu.component_name_taken');
  if (permission === null || permission === old.permission) return;
  if (!isPermission(permission)) refuse('permission', 'menu.permission_not_allowed');
  // A menu gives its permission to the roles that it is linked to later.
  const known = permissions.find((code) => code === permission);
  if (known !== undefined && !holds(actor, known)) refuse('permission', 'menu.permission_not_held');
}

async function write<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'menus_title') refuse('title', 'menu.title_taken');
    if (constraint === 'menus_component_name') refuse('componentName', 'menu.component_name_taken');
    throw error;
  }
}
