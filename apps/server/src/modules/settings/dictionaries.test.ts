import {
  addDict,
  addDictEntry,
  deleteDictEntry,
  deleteDicts,
  editDict,
  editDictEntry,
  getDictMap,
  listAllDicts,
  listDictEntries,
  listDicts,
} from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anAdmin, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { transaction } from '../../platform/db.ts';
import { downloadedRows } from '../../../test/workbook.ts';
import { setParameter } from './index.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await anAdmin(server), 'cn');
});

const sent = (body: object) => body as never;
const stateOf = async () => [
  (await server.db.execute(sql`select * from dicts order by id`)).rows,
  (await server.db.execute(sql`select * from dict_entries order by id`)).rows,
];
const entriesOf = async (dictName: string, language = 'zh', at = server) =>
  (
    await at.visitor.call(
      listDictEntries,
      { query: { dictName, page: 0, size: 9999 } },
      { 'accept-language': language },
    )
  ).data;
async function aDict(name: string): Promise<number> {
  expect(await admin.call(addDict, { body: { name, description: 'made' } })).toMatchObject({
    status: 201,
    data: undefined,
  });
  const { data } = await admin.call(listDicts, { query: { blurry: name } });
  return data.content.find((one) => one.name === name)?.id ?? 0;
}

test('the dictionaries that clients need are there and are listed by name', async () => {
  const { data } = await admin.call(listAllDicts);
  for (const name of ['user_status', 'dept_status', 'job_status']) {
    expect(data).toContainEqual(expect.objectContaining({ name, builtIn: true }));
    expect((await entriesOf(name)).content.map(({ value }) => value)).toEqual(['true', 'false']);
  }
  const page = await admin.call(listDicts, { query: { blurry: '状态', size: 2, sort: 'id,desc' } });
  expect(page.data.content.length).toBe(2);
  expect(page.data.totalElements).toBeGreaterThan(2);
});

test('entries are added, edited by their whole row and deleted; each counts for the next call', async () => {
  const id = await aDict('colours');
  expect(await entriesOf('colours')).toEqual({ content: [], totalElements: 0 });
  expect(
    await admin.call(addDictEntry, { body: sent({ dict: { id }, id: null, label: '红', value: true, dictSort: '2' }) }),
  ).toMatchObject({ status: 201, data: undefined });
  await admin.call(addDictEntry, { body: sent({ dictName: 'colours', label: '蓝', value: 'blue', dictSort: 1 }) });
  const { content } = await entriesOf('colours');
  expect(content).toMatchObject([
    { dict: { id }, label: '蓝', value: 'blue', dictSort: 1 },
    {
      dict: { id },
      label: '红',
      value: 'true',
      dictSort: 2,
      createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:/),
    },
  ]);

  const whole = { ...content[1], labels: undefined, label: '大红', dictSort: '0', dict: { id, name: 'x' } };
  expect(await admin.call(editDictEntry, { body: sent(whole) })).toMatchObject({ status: 204, data: undefined });
  expect((await entriesOf('colours')).content.map(({ label }) => label)).toEqual(['大红', '蓝']);
  expect(await admin.call(deleteDictEntry, { params: { id: content[0]?.id ?? 0 } })).toMatchObject({
    status: 200,
    data: undefined,
  });
  expect((await entriesOf('colours')).totalElements).toBe(1);

  expect(await admin.call(editDict, { body: { id, name: 'paints', description: '' } })).toMatchObject({ status: 204 });
  expect((await entriesOf('colours')).totalElements).toBe(0);
  expect((await entriesOf('paints')).totalElements).toBe(1);
  expect(await admin.call(deleteDicts, { body: [id] })).toMatchObject({ status: 200, data: undefined });
  expect((await entriesOf('paints')).totalElements).toBe(0);
});

test('a label belongs to the language in which it was written; what is not translated is shown in Chinese', async () => {
  const id = await aDict('words');
  await admin.call(addDictEntry, { body: sent({ dict: { id }, label: '你好', value: 'hello' }) });
  const [entry] = (await entriesOf('words', 'en')).content;
  expect(entry).toMatchObject({ label: '你好', labels: { cn: '你好', en: null, vi: null } });
  const english = await server.as(await anAdmin(server), 'en');
  await english.call(editDictEntry, { body: sent({ ...entry, labels: undefined }) });
  expect((await entriesOf('words', 'en')).content[0]?.labels.en).toBeNull();
  await english.call(editDictEntry, { body: sent({ ...entry, labels: undefined, label: 'Hello' }) });
  expect(
    [await entriesOf('words', 'en'), await entriesOf('words', 'vi')].map(({ content }) => content[0]?.label),
  ).toEqual(['Hello', '你好']);
  // A client that knows one language sends the row back whole, with the texts that it does not know.
  const [whole] = (await entriesOf('words', 'en')).content;
  await english.call(editDictEntry, { body: sent({ ...whole, label: 'Good day' }) });
  expect((await entriesOf('words', 'en')).content[0]?.labels).toEqual({ cn: '你好', en: 'Good day', vi: null });
  await english.call(editDictEntry, {
    body: sent({ ...entry, label: 'ignored', labels: { cn: '您好', en: 'Hi', vi: 'Xin chào' } }),
  });
  expect((await entriesOf('words', 'vi')).content[0]).toMatchObject({
    label: 'Xin chào',
    labels: { cn: '您好', en: 'Hi', vi: 'Xin chào' },
  });
});

test('a built-in dictionary is described in the language of the reader until somebody writes another description', async () => {
  const readers = {
    cn: await server.as(await anAdmin(server), 'cn'),
    en: await server.as(await anAdmin(server), 'en'),
    vi: await server.as(await anAdmin(server), 'vi'),
  };
  const described = async (language: keyof typeof readers, blurry: string) =>
    (await readers[language].call(listDicts, { query: { blurry } })).data.content;
  const [row] = await described('vi', 'trạng thái đơn');
  expect(row).toMatchObject({ name: 'order_status', description: 'Trạng thái đơn hàng' });
  expect(await described('cn', 'order_status')).toMatchObject([{ description: '订单状态' }]);
  // Sent back as it was shown it stays a description in every language.
  expect((await readers.vi.call(editDict, { body: sent({ ...row }) })).status).toBe(204);
  expect(await described('en', 'order_status')).toMatchObject([{ description: 'Order status' }]);
  await readers.vi.call(editDict, { body: sent({ ...row, description: 'Của chúng tôi' }) });
  expect(await described('en', 'order_status')).toMatchObject([{ description: 'Của chúng tôi' }]);
});

test('several dictionaries come as one map, in memory or not', async () => {
  const { data } = await server.visitor.call(getDictMap, { query: { dictName: 'user_status, no_such ,job_status' } });
  expect(Object.keys(data)).toEqual(['user_status', 'no_such', 'job_status']);
  expect(data['user_status']?.map(({ label }) => label)).toEqual(['Enabled', 'Stopped']);
  expect(data['no_such']).toEqual([]);
});

test('dictDetail answers from memory, and right after a change in another process', async () => {
  const own = await testServer();
  const label = async () => (await entriesOf('user_status', 'en', own)).content[0]?.label;
  expect(await label()).toBe('Enabled');
  // Another process: its own connections, the same database.
  await own.db.execute(sql`update dict_entries set label_en = 'Working' where value = 'true'`);
  expect(await label()).toBe('Enabled');
  await own.db.execute(
    sql`insert into cache_versions values ('settings', 1) on conflict (name) do update set version = cache_versions.version + 1`,
  );
  expect(await label()).toBe('Working');
  const time = async () => (await entriesOf('user_status', 'en', own)).content[0]?.createTime;
  const before = await time();
  await transaction(own.db, (tx) =>
    setParameter(tx, { key: 'businessTimeZone', value: 'America/New_York', changedBy: null }),
  );
  expect(await time()).not.toBe(before);
});

test('what the system uses keeps its name and values; labels can be edited', async () => {
  const [status] = (await entriesOf('order_status')).content;
  const { data } = await admin.call(listDicts, { query: { blurry: 'order_status' } });
  const id = data.content[0]?.id ?? 0;
  const before = await stateOf();
  for (const reply of [
    admin.call(deleteDictEntry, { params: { id: status?.id ?? 0 } }),
    admin.call(editDictEntry, { body: sent({ ...status, value: 'other' }) }),
    admin.call(editDict, { body: { id, name: 'other', description: '' } }),
    admin.call(deleteDicts, { body: [id] }),
  ])
    expect((await reply).error).toMatchObject({ status: 409, code: 'dict.built_in' });
  expect(await stateOf()).toEqual(before);
  expect(
    (await admin.call(editDictEntry, { body: sent({ ...status, labels: undefined, label: '等待付定金' }) })).status,
  ).toBe(204);
  expect((await entriesOf('order_status')).content[0]).toMatchObject({ value: 'depositPending', label: '等待付定金' });
});

test('whatever is refused changes nothing', async () => {
  const id = await aDict('refused');
  await admin.call(addDictEntry, { body: sent({ dict: { id }, label: 'a', value: 'a' }) });
  const [entry] = (await entriesOf('refused')).content;
  const before = await stateOf();
  const refusals: [Promise<{ error: object | undefined }>, string][] = [
    [admin.call(addDict, { body: sent({ id: 5, name: 'x' }) }), 'request.id_not_allowed'],
    [admin.call(addDict, { body: { name: ' ' } }), 'dict.name_empty'],
    [admin.call(addDict, { body: { name: '../x' } }), 'dict.name_empty'],
    [admin.call(addDict, { body: { name: 'refused' } }), 'dict.name_taken'],
    [admin.call(editDict, { body: { id: 999_999, name: 'x' } }), 'dict.not_found'],
    [admin.call(deleteDicts, { body: [id, 999_999] }), 'dict.not_found'],
    [
      admin.call(addDictEntry, { body: sent({ id: 3, dict: { id }, label: 'b', value: 'b' }) }),
      'request.id_not_allowed',
    ],
    [admin.call(addDictEntry, { body: sent({ dict: { id: 999_999 }, label: 'b', value: 'b' }) }), 'dict.not_found'],
    [admin.call(addDictEntry, { body: sent({ label: 'b', value: 'b' }) }), 'dict.not_found'],
    [admin.call(addDictEntry, { body: sent({ dict: { id }, value: 'b' }) }), 'dict.label_empty'],
    [admin.call(addDictEntry, { body: sent({ dict: { id }, label: 'b', value: ' ' }) }), 'dict.value_empty'],
    [admin.call(addDictEntry, { body: sent({ dict: { id }, label: 'b', value: 'a' }) }), 'dict.value_taken'],
    [admin.call(editDictEntry, { body: sent({ ...entry, id: 999_999 }) }), 'dict.entry_not_found'],
    [admin.call(deleteDictEntry, { params: { id: 999_999 } }), 'dict.entry_not_found'],
  ];
  for (const [reply, code] of refusals) expect((await reply).error, code).toMatchObject({ status: 400, code });
  for (const odd of ['x', '1.5', '-1', '1e3', "1' or 1=1--"])
    expect(
      (
        await server.app.inject({
          method: 'DELETE',
          url: `/api/dictDetail/${encodeURIComponent(odd)}`,
          headers: { authorization: admin.token ?? '' },
        })
      ).statusCode,
      odd,
    ).toBe(400);
  expect(await stateOf()).toEqual(before);
});

test('writing needs its permissions, reading entries none', async () => {
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  for (const reply of [
    keeper.call(listDicts, { query: {} }),
    keeper.call(addDict, { body: { name: 'x' } }),
    keeper.call(addDictEntry, { body: sent({ dictName: 'user_status', label: 'x', value: 'x' }) }),
    keeper.call(deleteDictEntry, { params: { id: 1 } }),
  ])
    expect((await reply).status).toBe(403);
  expect((await entriesOf('user_status')).totalElements).toBe(2);
  expect(
    (
      await server.app.inject({
        method: 'DELETE',
        url: '/api/dict/',
        headers: { authorization: admin.token ?? '', 'content-type': 'application/json' },
        payload: '[]',
      })
    ).statusCode,
  ).toBe(200);
});

test('the download has one row an entry', async () => {
  const rows = await downloadedRows(server, admin, '/api/dict/download?blurry=user_status');
  expect(rows.map((row) => row.slice(0, 4))).toEqual([
    ['Dictionary', 'Description', 'Label', 'Value'],
    ['user_status', 'User status', 'Enabled', 'true'],
    ['user_status', 'User status', 'Stopped', 'false'],
  ]);
});
