import * as contract from '@kouan/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { type Part, sendParts } from '../../../test/uploads.ts';
import { sha256 } from '../../platform/random.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await anAdmin(server));
});

const deploy = (parts: Part[], caller = admin) =>
  sendParts(server, caller, { path: contract.uploadDeployPackage.path, parts });
const script = (parts: Part[], caller = admin) =>
  sendParts(server, caller, { path: contract.uploadDatabaseScript.path, parts });
const listed = async (query: object = {}) => (await admin.call(contract.listDeployPackages, { query })).data.content;

test('a package is kept with its version and checksum and answers its name', async () => {
  const data = '#!/bin/sh\necho one\n';
  const { status, body } = await deploy([
    { field: 'id', data: '17' },
    { name: 'release.sh', data },
  ]);
  expect([status, body]).toEqual([200, { error: 0, id: 'release.sh' }]);
  await deploy([{ name: 'release.sh', data: 'another' }]);
  await deploy([{ name: 'mall.jar', data: 'PK' }]);
  const rows = await listed();
  expect(rows.map(({ name, version }) => [name, version])).toEqual([
    ['mall.jar', 1],
    ['release.sh', 2],
    ['release.sh', 1],
  ]);
  expect(rows[2]).toMatchObject({
    target: '17',
    bytes: data.length,
    size: '1KB',
    sha256: sha256(data),
    createBy: expect.any(String),
  });
  expect(await listed({ blurry: sha256(data) })).toMatchObject([{ version: 1 }]);
});

test('a database script is kept and never run; the answer is the text success', async () => {
  const data = 'drop table users; drop table files;';
  const { status, text } = await script([{ name: '../../etc/drop.sql', type: 'application/sql', data }]);
  expect([status, text]).toEqual([200, '"success"']);
  const { rows } = await server.db.execute<{ n: string }>(sql`select count(*) as n from users`);
  expect(Number(rows[0]?.n)).toBeGreaterThan(0);
  const { content } = (await admin.call(contract.listDatabaseScripts, { query: {} })).data;
  expect(content).toMatchObject([{ name: 'drop.sql', version: 1, sha256: sha256(data), target: null }]);
  expect(await listed({ blurry: 'drop' })).toEqual([]);
});

test.each([
  ['page.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
  ['x.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['run.sh', 'text/x-sh', '#!/bin/sh\nid'],
  ['a.php', 'application/x-php', '<?php phpinfo();'],
])('%s is handed out as bytes to keep, never as a page', async (name, type, data) => {
  await deploy([{ name, type, data }]);
  const [row] = await listed();
  const reply = await server.app.inject({ url: row?.url ?? '' });
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe(data);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': expect.stringContaining('no-store'),
  });
  const open = await server.db.execute<{ type: string; real_name: string }>(
    sql`select type, real_name from files order by id desc limit 1`,
  );
  const { type: shelf = '', real_name: realName = '' } = open.rows[0] ?? {};
  expect(realName).toMatch(/^[\w-]{24}\.bin$/);
  expect((await server.app.inject({ url: `/file/${encodeURIComponent(shelf)}/${realName}` })).statusCode).toBe(404);
  expect(
    (
      await server.app.inject({
        url: (row?.url ?? '').replace(/signature=./, (old) => (old.endsWith('_') ? 'signature=-' : 'signature=_')),
      })
    ).statusCode,
  ).toBe(404);
});

test('ten at once of one name have ten versions', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, at) => deploy([{ name: 'race.zip', data: `content ${at}` }])));
  const versions = (await listed({ blurry: 'race.zip', size: 20 })).map(({ version }) => version);
  expect(versions).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('removing a package removes its content; the staff list of files cannot', async () => {
  await deploy([{ name: 'gone.zip', data: 'bytes' }]);
  const [row] = await listed({ blurry: 'gone.zip' });
  const { content } = (await admin.call(contract.listFiles, { query: { blurry: 'gone.zip' } })).data;
  expect(content).toMatchObject([{ purpose: 'package', url: null }]);
  expect((await admin.call(contract.removeFiles, { body: content.map(({ id }) => id) })).status).toBe(409);
  const params = { id: row?.id ?? 0 };
  expect((await admin.call(contract.removeDatabaseScript, { params })).status).toBe(404);
  expect((await admin.call(contract.removeDeployPackage, { params })).status).toBe(200);
  expect((await server.app.inject({ url: row?.url ?? '' })).statusCode).toBe(404);
  expect(await listed({ blurry: 'gone.zip' })).toEqual([]);
});

test('only those who may send, see and remove', async () => {
  const callers = [
    server.visitor,
    await server.as(await aBuyer(server)),
    await server.as(await aStaff(server, 'contentEditor')),
  ];
  const before = await listed({ size: 100 });
  for (const caller of callers) {
    const refusal = caller === server.visitor ? 401 : 403;
    expect((await deploy([{ name: 'a.sh', data: 'x' }], caller)).status).toBe(refusal);
    expect((await script([{ name: 'a.sql', data: 'x' }], caller)).status).toBe(refusal);
    expect((await caller.call(contract.listDeployPackages, { query: {} })).status).toBe(refusal);
    expect((await caller.call(contract.removeDeployPackage, { params: { id: 1 } })).status).toBe(refusal);
  }
  expect(await listed({ size: 100 })).toEqual(before);
});

test('no file, an empty one, and one that is too large', async () => {
  expect(await deploy([])).toMatchObject({ status: 400, body: { code: 'file.missing' } });
  expect(await script([{ name: 'a.sql', data: '' }])).toMatchObject({ status: 400, body: { code: 'file.missing' } });
  expect(await deploy([{ name: 'a.zip', data: Buffer.alloc(51 * 1_048_576) }])).toMatchObject({
    status: 413,
    body: { message: 'The file is larger than 50 MB' },
  });
});
