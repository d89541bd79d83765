import * as contract from '@kouan/contract';
import type { Language } from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { rememberBy } from '../../platform/versions.ts';
import { sendSheet, type SheetColumn } from '../../platform/xlsx.ts';
import { parameters } from '../settings/index.ts';
import { buildMenus } from './build-menus.ts';
import { addMenu, deleteMenus, editMenu } from './edit-menus.ts';
import { findMenus } from './menu-queries.ts';
import { idsBelow, loadMenuTree, superiorTree, toMenuRow } from './menu-tree.ts';

const maxRemembered = 2_000;

export function menuRoutes(app: App, kit: Kit): void {
  const built = rememberBy(kit.db, {
    area: 'menus',
    maxKeys: maxRemembered,
    load: (key) => {
      const [userId, language] = key.split(' ');
      // Written below from a language of a request.
      return buildMenus(kit.db, Number(userId), language as Language);
    },
  });
  route(app, contract.buildMenus, ({ actor, language }) => built(`${actor.id} ${language}`));
  readingRoutes(app);
  route(app, contract.addMenu, async ({ body, actor, language, inTransaction }) => {
    await inTransaction((tx) => addMenu(tx, { body, actor, language }));
    return undefined;
  });
  route(app, contract.editMenu, async ({ body, actor, language, inTransaction }) => {
    await inTransaction((tx) => editMenu(tx, { body, actor, language }));
    return undefined;
  });
  route(app, contract.deleteMenus, async ({ body, inTransaction }) => {
    await inTransaction((tx) => deleteMenus(tx, body));
    return undefined;
  });
}

function readingRoutes(app: App): void {
  route(app, contract.listMenus, async ({ db, query, language }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const tree = await loadMenuTree(db);
    const rows = await findMenus(db, tree, { query, timeZone });
    return {
      content: rows.map((row) => toMenuRow(tree, row, { language, timeZone })),
      totalElements: rows.length,
    };
  });
  route(app, contract.downloadMenus, async ({ db, query, language, reply }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const tree = await loadMenuTree(db);
    const isFiltered = query.blurry !== undefined || query.createTime !== undefined || query.pid !== undefined;
    const rows = isFiltered ? await findMenus(db, tree, { query, timeZone }) : tree.all;
    const shown = rows.map((row) => toMenuRow(tree, row, { language, timeZone }));
    return sendSheet({ reply, language }, { name: 'menus', columns: menuColumns, rows: shown });
  });
  route(app, contract.listMenuChildren, async ({ db, query, language }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const tree = await loadMenuTree(db);
    return tree.childrenOf(query.pid || null).map((row) => toMenuRow(tree, row, { language, timeZone }));
  });
  route(app, contract.listMenuIds, async ({ db, query }) => {
    const tree = await loadMenuTree(db);
    if (!tree.byId.has(query.id)) fail('menu.not_found');
    return [...idsBelow(tree, [query.id])];
  });
  route(app, contract.superiorMenus, async ({ db, body, language }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const tree = await loadMenuTree(db);
    const ids = [body].flat();
    if (ids.some((id) => !tree.byId.has(id))) fail('menu.not_found');
    return superiorTree(tree, ids, { language, timeZone });
  });
}

const menuColumns: readonly SheetColumn<contract.MenuRow>[] = [
  { heading: { cn: '标题', en: 'Title', vi: 'Tiêu đề' }, value: (row) => row.title },
  { heading: { cn: '类型', en: 'Type', vi: 'Loại' }, value: (row) => row.type },
  { heading: { cn: '权限标识', en: 'Permission', vi: 'Mã quyền' }, value: (row) => row.permission },
  { heading: { cn: '路径', en: 'Path', vi: 'Đường dẫn' }, value: (row) => row.path },
  { heading: { cn: '组件', en: 'Component', vi: 'Thành phần' }, value: (row) => row.component },
  { heading: { cn: '外链', en: 'External link', vi: 'Liên kết ngoài' }, value: (row) => row.iFrame },
  { heading: { cn: '缓存', en: 'Cached', vi: 'Lưu đệm' }, value: (row) => row.cache },
  { heading: { cn: '隐藏', en: 'Hidden', vi: 'Ẩn' }, value: (row) => row.hidden },
  { heading: { cn: '创建时间', en: 'Created', vi: 'Ngày tạo' }, value: (row) => row.createTime, width: 20 },
];
