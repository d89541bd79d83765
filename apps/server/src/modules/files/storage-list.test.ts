import * as contract from '@kouan/contract';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff, type TestUser } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { aPicture, sendParts } from '../../../test/uploads.ts';
import { transaction } from '../../platform/db.ts';
import { bindFiles } from './index.ts';

let server: TestServer;
let owner: TestUser;
let buyer: Caller;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  owner = await aBuyer(server, { username: 'filesender' });
  buyer = await server.as(owner);
  admin = await server.as(await anAdmin(server));
});

const addText = async (name: string, data = 'some text') =>
  (await sendParts(server, admin, { path: contract.addLibraryFile.path, parts: [{ name, data }] })).body;
const aVoucher = async () => {
  const parts = [{ name: 'voucher.png', type: 'image/png', data: await aPicture() }];
  const { body } = await sendParts(server, buyer, { path: contract.uploadPicture.path, parts });
  await transaction(server.db, (tx) =>
    bindFiles(tx, { fileIds: [body.id], ownerId: owner.id, record: { kind: 'payment', id: 1 } }),
  );
  return body;
};
const find = async (query: object) => (await admin.call(contract.listFiles, { query })).data;

test('the list says what each file is and who sent it, newest first', async () => {
  const first = await addText('guide 指南.txt');
  const second = await addText('terms.txt', 'a longer text than the first');
  const { content, totalElements } = await find({});
  expect(totalElements).toBe(2);
  expect(content.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(content[1]).toMatchObject({
    name: 'guide 指南.txt',
    suffix: 'txt',
    type: '文档',
    size: '1KB',
    bytes: 9,
    purpose: 'library',
    recordKind: null,
    url: first.url,
    createTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  expect((await find({ sort: ['size,asc'] })).content.map(({ id }) => id)).toEqual([first.id, second.id]);
  expect((await find({ page: 1, size: 1 })).content.map(({ id }) => id)).toEqual([first.id]);
});

test('it finds by name, ending, class, purpose, sender and time; wildcards are letters', async () => {
  await addText('100%_real.txt');
  const { id } = await aVoucher();
  const named = async (query: object) => (await find(query)).content.map(({ name }) => name);
  expect(await named({ blurry: '100%' })).toEqual(['100%_real.txt']);
  expect(await named({ blurry: '%_%' })).toEqual([]);
  expect(await named({ blurry: 'FILESENDER' })).toEqual(['voucher.png']);
  expect(await named({ blurry: 'png' })).toEqual(['voucher.png']);
  expect(await named({ type: '图片' })).toEqual(['voucher.png']);
  expect((await find({ purpose: 'picture' })).content.map((row) => row.id)).toEqual([id]);
  expect(await named({ createTime: ['2001-01-01 00:00:00', '2001-12-31 23:59:59'] })).toEqual([]);
  expect((await named({ createTime: ['2001-01-01 00:00:00', '2999-12-31 23:59:59'] })).length).toBeGreaterThan(1);
  expect((await named({ createTime: ['2001-01-01 00:00:00'] })).length).toBeGreaterThan(1);
  for (const createTime of [
    ['now', 'later'],
    ['2026-02-30 00:00:00', '2026-03-01 00:00:00'],
    ["' or 1=1", 'x'],
  ])
    expect((await admin.call(contract.listFiles, { query: { createTime } })).status).toBe(400);
  expect((await admin.call(contract.listFiles, { query: { sort: ['id;drop table files'] } })).status).toBe(200);
});

test('a file of a private record is listed without an address and can be neither renamed nor removed', async () => {
  const { id } = await aVoucher();
  const row = (await find({ size: 100 })).content.find((one) => one.id === id);
  expect(row).toMatchObject({ url: null, path: null, recordKind: 'payment' });
  const inUse = { status: 409, error: { code: 'file.in_use' } };
  expect(await admin.call(contract.renameFile, { body: { id, name: 'other.png' } })).toMatchObject(inUse);
  expect(await admin.call(contract.removeFiles, { body: [id] })).toMatchObject(inUse);
  expect(await admin.call(contract.cloudFileAddress, { params: { id } })).toMatchObject(inUse);
  const free = await addText('free.txt');
  expect(await admin.call(contract.removeFiles, { body: [free.id, id] })).toMatchObject(inUse);
  expect((await server.app.inject({ url: free.url })).statusCode).toBe(200);
});

test('a file is renamed, keeps its ending, and is removed with its content', async () => {
  const file = await addText('old.txt');
  expect((await admin.call(contract.renameFile, { body: { id: file.id, name: ' New name ' } })).status).toBe(204);
  expect((await find({ blurry: 'New name' })).content).toMatchObject([
    { name: 'New name.txt', realName: file.realName },
  ]);
  await admin.call(contract.renameFile, { body: { id: file.id, name: 'a\r\nSet-Cookie: x=1.txt' } });
  const { headers } = await server.app.inject({ url: file.url });
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['content-disposition']).not.toMatch(/[\r\n]/);
  for (const name of ['', '   '])
    expect(await admin.call(contract.renameFile, { body: { id: file.id, name } })).toMatchObject({
      status: 400,
      error: { message: 'The file name cannot be empty' },
    });

  expect((await admin.call(contract.removeFiles, { body: [file.id] })).status).toBe(200);
  expect(await server.runJobs()).toContain('removeFile');
  expect((await server.app.inject({ url: file.url })).statusCode).toBe(404);
  expect((await admin.call(contract.removeFiles, { body: [file.id] })).status).toBe(404);
});

test('the cloud pages see the library in their own shapes', async () => {
  const file = await addText('cloud.txt');
  const cloud = await admin.call(contract.listCloudFiles, { query: { key: 'cloud' } });
  expect(cloud.data.content).toMatchObject([
    { id: file.id, key: 'cloud.txt', bucket: 'local', url: file.url, suffix: 'txt' },
  ]);
  const s3 = await admin.call(contract.listS3Files, { query: { fileName: 'cloud' } });
  expect(s3.data.content).toMatchObject([
    { id: file.id, fileName: 'cloud.txt', fileRealName: file.realName, fileMimeType: 'text/plain', filePath: file.url },
  ]);
  const { data } = await admin.call(contract.cloudFileAddress, { params: { id: file.id } });
  expect((await server.app.inject({ url: data.url })).headers['content-disposition']).toMatch(/^attachment/);
  expect((await admin.call(contract.removeCloudFiles, { body: [file.id] })).status).toBe(200);
  expect((await admin.call(contract.removeS3Files, { body: [file.id] })).status).toBe(404);
});

test('the list is fetched as a workbook', async () => {
  const reply = await server.app.inject({
    url: `${contract.downloadFiles.path}?blurry=txt`,
    headers: { authorization: admin.token ?? '' },
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toContain('spreadsheetml');
  expect(reply.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('who may not, may not: lists, names, removal', async () => {
  const file = await addText('mine.txt');
  const editor = await server.as(await aStaff(server, 'contentEditor'));
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  for (const caller of [buyer, keeper]) {
    expect((await caller.call(contract.listFiles, { query: {} })).status).toBe(403);
    expect((await caller.call(contract.renameFile, { body: { id: file.id, name: 'x' } })).status).toBe(403);
    expect((await caller.call(contract.removeFiles, { body: [file.id] })).status).toBe(403);
    expect((await caller.call(contract.removeCloudFile, { params: { id: file.id } })).status).toBe(403);
  }
  expect((await editor.call(contract.listFiles, { query: {} })).status).toBe(200);
  expect((await editor.call(contract.removeFiles, { body: [file.id] })).status).toBe(403);
});
