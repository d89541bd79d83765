import {
  addMenu,
  buildMenus,
  deleteMenus,
  editMenu,
  listAllRoles,
  listMenuChildren,
  listMenuIds,
  listMenus,
  type MenuNode,
  type MenuRow,
  type MenuTreeRow,
  setRoleMenus,
  superiorMenus,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anAdmin, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await anAdmin(server), 'cn');
});

type Form = Record<string, unknown> & { title?: string };
const sent = (body: object) => body as never;
let made = 0;

/** Adds a menu as a form would and answers its row. */
async function add(form: Form = {}): Promise<MenuRow> {
  const title = form.title ?? `menu ${++made}`;
  const reply = await admin.call(addMenu, {
    body: sent({ type: '1', path: `p${made}`, menuSort: '5', ...form, title }),
  });
  expect(reply).toMatchObject({ status: 201, data: undefined });
  const { data } = await admin.call(listMenus, { query: { blurry: title } });
  const row = data.content.find((one) => one.title === title);
  if (!row) throw new Error('the menu is missing');
  return row;
}
const stored = async () => (await server.db.execute(sql`select * from menus order by id`)).rows;

test('a menu is added from texts, listed with proper types, and edited by its whole row', async () => {
  const directory = await add({
    type: '0',
    path: 'goods',
    iFrame: 'false',
    cache: 'true',
    hidden: 'false',
    pid: 0,
    roles: [],
  });
  expect(directory).toMatchObject({
    pid: null,
    type: 0,
    iFrame: false,
    cache: true,
    hidden: false,
    menuSort: 5,
    leaf: true,
    hasChildren: false,
    subCount: 0,
    label: directory.title,
    createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  const page = await add({
    type: 1,
    pid: directory.id,
    component: 'goods/index',
    componentName: 'Goods',
    permission: 'goods:list',
  });
  expect(page.pid).toBe(directory.id);

  const whole = { ...page, menuSort: '7', icon: 'box', children: [], createBy: 'x', roles: [{ id: 1 }] };
  expect(await admin.call(editMenu, { body: sent(whole) })).toMatchObject({ status: 204, data: undefined });
  const { data } = await admin.call(listMenus, { query: { pid: directory.id } });
  expect(data).toEqual({ content: [{ ...page, menuSort: 7, icon: 'box' }], totalElements: 1 });

  const roots = await admin.call(listMenus, { query: { page: 3, size: 1 } });
  expect(roots.data.content.length).toBe(roots.data.totalElements);
  expect(roots.data.content.every(({ pid }) => pid === null)).toBe(true);
  expect(roots.data.content.find(({ id }) => id === directory.id)).toMatchObject({
    subCount: 1,
    hasChildren: true,
    leaf: false,
  });
});

test('a title in another language is a translation of its own', async () => {
  const row = await add({ title: '促销' });
  const english = await server.as(await anAdmin(server), 'en');
  await english.call(editMenu, { body: sent({ ...row, titles: undefined, title: 'Spring sale' }) });
  await admin.call(editMenu, {
    body: sent({ id: row.id, titles: { cn: '促销活动', en: 'Spring sale', vi: 'Khuyến mãi' } }),
  });
  const { data } = await english.call(listMenus, { query: { blurry: 'spring sale' } });
  expect(data.content).toMatchObject([
    { id: row.id, title: 'Spring sale', titles: { cn: '促销活动', en: 'Spring sale', vi: 'Khuyến mãi' } },
  ]);
  // A client that knows one language sends the row back whole, with the texts that it does not know.
  await english.call(editMenu, { body: sent({ ...data.content[0], title: 'Summer sale' }) });
  expect((await english.call(listMenus, { query: { blurry: 'summer sale' } })).data.content).toMatchObject([
    { id: row.id, titles: { cn: '促销活动', en: 'Summer sale', vi: 'Khuyến mãi' } },
  ]);
});

test('searches find menus of every level, wildcards are letters, and odd times are refused or ignored', async () => {
  const parent = await add({ type: 0, title: 'deep_root' });
  const child = await add({ title: 'deep%child', pid: parent.id, component: 'deep/child' });
  const found = async (query: object) => (await admin.call(listMenus, { query })).data.content.map(({ id }) => id);
  expect(await found({ blurry: 'deep/CHILD' })).toEqual([child.id]);
  expect(await found({ blurry: 'deep%' })).toEqual([child.id]);
  expect(await found({ blurry: 'deep_c' })).toEqual([]);
  expect(await found({ blurry: 'deep', createTime: ['2000-01-01 00:00:00', '2000-01-02 23:59:59'] })).toEqual([]);
  expect(await found({ blurry: 'deep', createTime: ['2000-01-01 00:00:00', '2999-01-02 23:59:59'] })).toEqual([
    parent.id,
    child.id,
  ]);
  expect(await found({ blurry: 'deep%child', createTime: ['2000-01-01 00:00:00'] })).toEqual([child.id]);
  for (const odd of ['now', '2024-02-30 00:00:00', "2024-01-01'; select pg_sleep(5)--", '9999999-01-01 00:00:00'])
    expect((await admin.call(listMenus, { query: { createTime: [odd, odd] } })).status).toBe(400);
});

test('lazy, child and superior show the tree; leaves have no children', async () => {
  const top = await add({ type: 0 });
  const left = await add({ type: 0, pid: top.id, menuSort: 1 });
  const right = await add({ pid: top.id, menuSort: 2 });
  const leaf = await add({ pid: left.id });
  const button = await add({ type: 2, pid: leaf.id, permission: 'goods:add' });

  const lazy = await admin.call(listMenuChildren, { query: { pid: top.id } });
  expect(lazy.data.map(({ id }) => id)).toEqual([left.id, right.id]);
  expect(lazy.data.some((row) => 'children' in row)).toBe(false);
  expect((await admin.call(listMenuChildren, { query: { pid: leaf.id } })).data).toMatchObject([
    { id: button.id, type: 2 },
  ]);
  expect((await admin.call(listMenuChildren, { query: { pid: 0 } })).data.every(({ pid }) => pid === null)).toBe(true);
  expect((await admin.call(listMenuIds, { query: { id: top.id } })).data.toSorted((a, b) => a - b)).toEqual(
    [top, left, right, leaf, button].map(({ id }) => id),
  );
  expect((await admin.call(listMenuIds, { query: { id: 999_999 } })).status).toBe(400);

  const superior = await admin.call(superiorMenus, { body: [leaf.id] });
  const node = superior.data.find(({ id }) => id === top.id);
  expect(node?.children).toMatchObject([{ id: left.id, subCount: 0, leaf: true }, { id: right.id }]);
  const flat = (rows: readonly MenuTreeRow[]): MenuTreeRow[] =>
    rows.flatMap((row) => [row, ...flat(row.children ?? [])]);
  expect(flat(superior.data).some(({ id }) => id === leaf.id || id === button.id)).toBe(false);
  expect(flat(superior.data).every((row) => !('children' in row) || (row.children ?? []).length > 0)).toBe(true);

  expect((await admin.call(superiorMenus, { body: leaf.id })).data).toEqual(superior.data);
  expect(
    (await admin.call(superiorMenus, { body: [] })).data.every((row) => row.pid === null && !('children' in row)),
  ).toBe(true);
  expect((await admin.call(superiorMenus, { body: [999_999] })).status).toBe(400);
});

test('trailing slashes and the JSON content type without a body are no errors', async () => {
  const reply = await server.app.inject({
    url: '/api/menus/lazy/?pid=0',
    headers: { authorization: admin.token ?? '', 'content-type': 'application/json' },
  });
  expect(reply.statusCode).toBe(200);
});

test('whatever is refused changes nothing', async () => {
  const parent = await add({ type: 0, title: 'refusals' });
  const child = await add({ pid: parent.id, componentName: 'Taken' });
  const button = await add({ type: 2, pid: child.id });
  const before = await stored();
  const cases: [object, string][] = [
    [{ id: 5, title: 'x' }, 'request.id_not_allowed'],
    [{}, 'menu.title_empty'],
    [{ title: '  ' }, 'menu.title_empty'],
    [{ title: 'refusals' }, 'menu.title_taken'],
    [{ title: 'x', componentName: 'Taken' }, 'menu.component_name_taken'],
    [{ title: 'x', iFrame: 'true', path: 'www.example.com' }, 'menu.link_not_http'],
    [{ title: 'x', iFrame: true, path: 'javascript:alert(1)' }, 'menu.link_not_http'],
    [{ title: 'x', iFrame: true, path: '//evil.example' }, 'menu.link_not_http'],
    [{ title: 'x', path: 'javascript:alert(1)' }, 'menu.path_not_allowed'],
    [{ title: 'x', path: 'JavaScript:alert(1)' }, 'menu.path_not_allowed'],
    [{ title: 'x', path: '//evil.example' }, 'menu.path_not_allowed'],
    [{ title: 'x', path: 'https://evil.example' }, 'menu.path_not_allowed'],
    [{ title: 'x', path: 'a/../../b' }, 'menu.path_not_allowed'],
    [{ title: 'x', path: 'a\\b' }, 'menu.path_not_allowed'],
    [{ title: 'x', component: '../../etc/passwd' }, 'menu.component_not_allowed'],
    [{ title: 'x', component: '/abs' }, 'menu.component_not_allowed'],
    [{ title: 'x', component: 'https://evil.example/x.js' }, 'menu.component_not_allowed'],
    [{ title: 'x', permission: 'no code' }, 'menu.permission_not_allowed'],
    [{ title: 'x', type: '9' }, 'menu.type_not_allowed'],
    [{ title: 'x', pid: 999_999 }, 'menu.parent_not_found'],
    [{ title: 'x', pid: button.id }, 'menu.parent_not_found'],
  ];
  for (const [body, code] of cases)
    expect((await admin.call(addMenu, { body: sent(body) })).error, code).toMatchObject({ status: 400, code });
  const edits: [object, string][] = [
    [{ ...parent, id: 999_999 }, 'menu.not_found'],
    [{ ...parent, pid: parent.id }, 'menu.parent_is_itself'],
    [{ ...parent, pid: child.id }, 'menu.parent_is_itself'],
    [{ ...parent, titles: undefined, title: child.title }, 'menu.title_taken'],
    [{ ...child, type: 2 }, 'menu.type_not_allowed'],
  ];
  for (const [body, code] of edits)
    expect((await admin.call(editMenu, { body: sent(body) })).error, code).toMatchObject({ status: 400, code });
  for (const body of [
    null,
    [],
    { id: 'x' },
    { title: [1] },
    { type: 1.5, title: 'x' },
    { title: 'a\u0000b' },
    { title: 'x'.repeat(101) },
  ])
    expect((await admin.call(addMenu, { body: body as never })).status).toBe(400);
  expect(await stored()).toEqual(before);
});

test('two moves at once cannot make a ring, and levels have a limit', async () => {
  const [a, b] = [await add({ type: 0 }), await add({ type: 0 })];
  const replies = await Promise.all([
    admin.call(editMenu, { body: sent({ ...a, pid: b.id }) }),
    admin.call(editMenu, { body: sent({ ...b, pid: a.id }) }),
  ]);
  expect(replies.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([204, 400]);

  let pid = (await add({ type: 0 })).id;
  for (let level = 2; level <= 10; level++) pid = (await add({ type: 0, pid })).id;
  expect((await admin.call(addMenu, { body: sent({ title: 'level 11', pid }) })).error).toMatchObject({
    code: 'menu.too_deep',
    message: '菜单最多 10 级',
  });
});

test('deleting takes everything below and the links, or nothing', async () => {
  const top = await add({ type: 0 });
  const child = await add({ pid: top.id });
  await server.db.execute(sql`insert into role_menus select id, ${child.id} from roles where code = 'customerService'`);
  const before = await stored();
  for (const body of [[top.id, 999_999], ['x'], [1.5], {}, null, Array.from({ length: 50_000 }, (_, at) => at + 1)])
    expect((await admin.call(deleteMenus, { body: body as never })).status).toBe(400);
  expect(await stored()).toEqual(before);

  expect(await admin.call(deleteMenus, { body: [top.id] })).toMatchObject({ status: 200, data: undefined });
  const { rows } = await server.db.execute(sql`select 1 from role_menus where menu_id in (${top.id}, ${child.id})`);
  expect(rows).toEqual([]);
  expect((await stored()).length).toBe(before.length - 2);
});

const nodes = (list: readonly MenuNode[]): MenuNode[] => list.flatMap((node) => [node, ...nodes(node.children ?? [])]);
const findNode = (list: readonly MenuNode[], title: string) => nodes(list).find(({ meta }) => meta?.title === title);
const built = async (caller: Caller) => (await caller.call(buildMenus)).data;

test('build makes routes: layout, pass-through parent, page, lone page and external link', async () => {
  const top = await add({ type: 0, title: 'Build top', path: 'build', cache: 'true' });
  const middle = await add({ type: 0, title: 'Build middle', path: 'middle', pid: top.id });
  await add({
    title: 'Build page',
    path: 'page',
    pid: middle.id,
    component: 'build/page/index',
    componentName: 'BuildPage',
    hidden: 'true',
  });
  await add({ title: 'Build button', type: 2, pid: middle.id });
  await add({ title: 'Build lone', path: 'lone', component: 'lone/index' });
  await add({ title: 'Build link', path: 'https://example.com/docs', iFrame: 'true' });
  const list = await built(admin);

  expect(list.find(({ path }) => path === '/build')).toEqual({
    name: 'Build top',
    path: '/build',
    hidden: false,
    component: 'Layout',
    alwaysShow: true,
    redirect: 'noredirect',
    meta: { title: 'Build top', icon: '', noCache: false },
    children: [
      {
        name: 'Build middle',
        path: 'middle',
        hidden: false,
        component: 'ParentView',
        alwaysShow: true,
        redirect: 'noredirect',
        meta: { title: 'Build middle', icon: '', noCache: true },
        children: [
          {
            name: 'BuildPage',
            path: 'page',
            hidden: true,
            component: 'build/page/index',
            meta: { title: 'Build page', icon: '', noCache: true },
          },
        ],
      },
    ],
  });
  const meta = { icon: '', noCache: true };
  expect(list.find(({ path }) => path === '/lone')).toEqual({
    path: '/lone',
    hidden: false,
    component: 'Layout',
    children: [
      {
        path: 'index',
        name: 'Build lone',
        hidden: false,
        component: 'lone/index',
        meta: { ...meta, title: 'Build lone' },
      },
    ],
  });
  expect(list.find(({ path }) => path === '/https://example.com/docs')).toEqual({
    path: '/https://example.com/docs',
    hidden: false,
    component: 'Layout',
    children: [{ path: 'https://example.com/docs', hidden: false, meta: { ...meta, title: 'Build link' } }],
  });
});

test('SQL monitor and API documentation stand in the menu of whoever may look, and of nobody else', async () => {
  const own = await testServer();
  const keeper = await own.as(await aStaff(own, 'warehouseKeeper'), 'en');
  const boss = await own.as(await anAdmin(own), 'vi');
  expect(findNode(await built(boss), 'Giám sát SQL')).toMatchObject({ path: 'sql', component: 'monitor/sql/index' });
  expect(findNode(await built(boss), 'Tài liệu API')).toMatchObject({ path: 'api', component: 'tools/swagger/index' });
  for (const title of ['SQL monitor', 'API documentation'])
    expect(findNode(await built(keeper), title)).toBeUndefined();
  const { data: roles } = await boss.call(listAllRoles);
  const role = roles.find(({ code }) => code === 'warehouseKeeper');
  const { rows } = await own.db.execute<{ id: string }>(sql`select id from menus where code in ('Sql', 'Swagger')`);
  const menus = [...(role?.menus ?? []), ...rows.map(({ id }) => ({ id: Number(id) }))];
  expect((await boss.call(setRoleMenus, { body: { id: role?.id ?? 0, menus } })).status).toBe(204);
  for (const title of ['SQL monitor', 'API documentation'])
    expect(findNode(await built(keeper), title), title).toBeDefined();
});

test('the warehouse finds the page of the cases whose goods it receives and sends', async () => {
  const own = await testServer();
  const keeper = await own.as(await aStaff(own, 'warehouseKeeper'), 'en');
  expect(findNode(await built(keeper), 'After-sales')).toMatchObject({ path: 'cases', component: 'cases/index' });
});

test('build shows a role only its menus, from memory, and right after a change in another process', async () => {
  const own = await testServer();
  const keeper = await aStaff(own, 'warehouseKeeper');
  const caller = await own.as(keeper, 'en');
  expect(findNode(await built(caller), 'Users')).toBeUndefined();
  expect(findNode(await built(caller), 'Batches')).toBeDefined();

  const title = 'Only for keepers';
  const editor = await own.as(await anAdmin(own), 'cn');
  await editor.call(addMenu, { body: sent({ title, path: 'keepers' }) });
  expect(findNode(await built(caller), title)).toBeUndefined();
  // Another process: its own connections, the same database.
  await own.db.execute(
    sql`insert into role_menus select r.id, m.id from roles r, menus m where r.code = 'warehouseKeeper' and m.title = ${title}`,
  );
  expect(findNode(await built(caller), title)).toBeUndefined();
  await own.db.execute(
    sql`insert into cache_versions values ('menus', 1) on conflict (name) do update set version = cache_versions.version + 1`,
  );
  expect(findNode(await built(caller), title)).toBeDefined();

  await own.db.execute(sql`update menus set permission = 'ledger:list' where title = ${title}`);
  await editor.call(addMenu, { body: sent({ title: 'another' }) });
  expect(findNode(await built(caller), title)).toBeUndefined();
});

test('reading and writing need their permissions', async () => {
  const editor = await server.as(await aStaff(server, 'contentEditor'));
  for (const call of [
    editor.call(listMenus, { query: {} }),
    editor.call(addMenu, { body: sent({ title: 'mine' }) }),
    editor.call(deleteMenus, { body: [1] }),
    editor.call(listMenuChildren, { query: {} }),
  ])
    expect(await call).toMatchObject({ status: 403, error: { status: 403, code: 'permission.missing' } });
});
