import { forgetSavedView, keepSavedView, listSavedViews, maxSavedViews } from '@kouan/contract';
import { beforeAll, expect, test } from 'vitest';
import { aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
const someone = async () => server.as(await aStaff(server, 'customerService'));
const list = 'orders';
const keep = (caller: Caller, name: string, changes: object = {}) =>
  caller.call(keepSavedView, { body: { list, name, query: 'status=closed', columns: null, ...changes } });
const viewsOf = async (caller: Caller, of = list) => (await caller.call(listSavedViews, { query: { list: of } })).data;

test('a view is kept with its columns, replaced by its name, and forgotten; only its owner has it', async () => {
  const [owner, other] = [await someone(), await someone()];
  const columns = { order: ['number', 'buyer'], hidden: ['buyer'] };
  expect(await keep(owner, '  Closed ', { columns })).toMatchObject({ status: 204, data: undefined });
  expect((await keep(owner, 'Của Hải', { query: 'buyer=H%E1%BA%A3i' })).status).toBe(204);
  expect((await keep(owner, 'Elsewhere', { list: 'cases' })).status).toBe(204);
  expect(await viewsOf(owner)).toEqual([
    { name: 'Closed', query: 'status=closed', columns },
    { name: 'Của Hải', query: 'buyer=H%E1%BA%A3i', columns: null },
  ]);
  expect(await viewsOf(other)).toEqual([]);

  await keep(other, 'Closed', { query: 'mine=1' });
  await keep(owner, 'Closed', { query: 'status=open' });
  await other.call(forgetSavedView, { query: { list, name: 'Của Hải' } });
  expect(await viewsOf(owner)).toMatchObject([{ name: 'Closed', query: 'status=open', columns: null }, {}]);
  expect(await viewsOf(other)).toMatchObject([{ name: 'Closed', query: 'mine=1' }]);

  for (let turn = 0; turn < 2; turn++)
    expect((await owner.call(forgetSavedView, { query: { list, name: 'Closed' } })).status).toBe(204);
  expect((await viewsOf(owner)).map(({ name }) => name)).toEqual(['Của Hải']);
});

test('a list has twenty views of a person, however many come at once', async () => {
  const owner = await someone();
  const replies = await Promise.all(Array.from({ length: maxSavedViews + 5 }, (_, at) => keep(owner, `View ${at}`)));
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(maxSavedViews);
  expect(replies.find(({ status }) => status !== 204)?.error).toMatchObject({ status: 409, code: 'view.too_many' });
  const views = await viewsOf(owner);
  expect(views).toHaveLength(maxSavedViews);
  expect((await keep(owner, views[0]?.name ?? '', { query: 'new=1' })).status).toBe(204);
  expect((await keep(owner, 'Another list', { list: 'cases' })).status).toBe(204);
});

test('what is no view is refused', async () => {
  const owner = await someone();
  for (const [change, name] of [
    [{ name: '   ' }, 'a blank name'],
    [{ name: 'x'.repeat(31) }, 'a long name'],
    [{ list: '../x' }, 'a list of another form'],
    [{ query: 'x'.repeat(2001) }, 'a long query'],
    [{ columns: { order: 'number', hidden: [] } }, 'columns of another form'],
    [{ columns: { order: Array.from({ length: 101 }, () => 'x'), hidden: [] } }, 'too many columns'],
  ] as const)
    expect((await keep(owner, 'Name', change)).status, name).toBe(400);
  expect(await viewsOf(owner)).toEqual([]);
  expect((await server.visitor.call(listSavedViews, { query: { list } })).status).toBe(401);
});
