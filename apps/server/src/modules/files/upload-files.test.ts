import * as contract from '@kouan/contract';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, anAdmin, aStaff, type TestUser } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { aPicture, type Part, sendParts } from '../../../test/uploads.ts';
import { transaction } from '../../platform/db.ts';
import { sha256 } from '../../platform/random.ts';
import { bindFiles, fileRefs } from './index.ts';

let server: TestServer;
let user: TestUser;
let buyer: Caller;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  user = await aBuyer(server);
  buyer = await server.as(user);
  admin = await server.as(await anAdmin(server));
});

const send = (caller: Caller, path: string, part: Part, query = '') =>
  sendParts(server, caller, { path: `${path}${query}`, parts: [part] });
const read = (url: string) => server.app.inject({ url });

/** A workbook as small as detection accepts. */
const office = (main: string, folder: string): Buffer =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${folder}/document.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`,
      ),
      [`${folder}/document.xml`]: strToU8('<x/>'),
    }),
  );
const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const mp3 = Buffer.concat([
  Buffer.from('fffb9000', 'hex'),
  Buffer.alloc(413),
  Buffer.from('fffb9000', 'hex'),
  Buffer.alloc(413),
]);
const docx = office('wordprocessingml.document', 'word');
const xlsx = office('spreadsheetml.sheet', 'xl');

const documents: [string, string, Part, { type: string; mime: string }][] = [
  ['a PDF', 'pdf', { name: '合同.pdf', type: 'application/pdf', data: pdf }, { type: '文档', mime: 'application/pdf' }],
  [
    'a Word file',
    'docx',
    { name: 'a.docx', type: '', data: docx },
    { type: '文档', mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  ],
  [
    'an Excel file',
    'xlsx',
    { name: 'a.XLSX', type: 'application/octet-stream', data: xlsx },
    { type: '文档', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  ],
  [
    'a CSV',
    'csv',
    { name: 'a.csv', type: 'application/vnd.ms-excel', data: '名称,数量\r\n杯子,3\r\n' },
    { type: '文档', mime: 'text/plain' },
  ],
  [
    'a text',
    'txt',
    { name: 'a.txt', type: 'text/html', data: '<script>alert(1)</script>' },
    { type: '文档', mime: 'text/plain' },
  ],
];

test.each(documents)('any account may send %s; it comes back as an attachment', async (_name, suffix, part, is) => {
  const { status, body } = await send(buyer, contract.uploadDocument.path, part);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: part.name, suffix, type: is.type, bytes: Buffer.byteLength(part.data) });
  expect(body.sha256).toBe(sha256(Buffer.from(part.data)));

  const reply = await read(body.url);
  expect(reply.rawPayload.equals(Buffer.from(part.data))).toBe(true);
  expect(reply.headers).toMatchObject({
    'content-type': expect.stringContaining(is.mime),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `attachment; filename="${body.realName}"; filename*=UTF-8''${encodeURIComponent(part.name ?? '')}`,
  });
});

test('a picture sent as a document is drawn anew like every picture', async () => {
  const data = Buffer.concat([await aPicture('jpeg'), Buffer.from('<?php system($_GET[1]); ?>')]);
  const { status, body } = await send(buyer, contract.uploadDocument.path, {
    name: 'a.jpeg',
    type: 'image/jpeg',
    data,
  });
  expect([status, body.type, body.suffix]).toEqual([200, '图片', 'jpg']);
  expect((await read(body.url)).rawPayload.toString('latin1')).not.toContain('php');
});

test.each([
  ['a page', { name: 'a.html', type: 'text/html', data: '<!doctype html><script>alert(1)</script>' }],
  [
    'a drawing with script',
    { name: 'a.svg', type: 'image/svg+xml', data: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  ],
  ['a drawing called text', { name: 'a.txt', type: 'text/plain', data: '<?xml version="1.0"?><svg onload="x()"/>' }],
  ['a program', { name: 'a.exe', type: '', data: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300, 7)]) }],
  ['a shell script', { name: 'a.sh', type: 'text/plain', data: '#!/bin/sh\nrm -rf /\n' }],
  ['an archive', { name: 'a.zip', type: 'application/zip', data: Buffer.from(zipSync({ 'a.txt': strToU8('x') })) }],
  ['music', { name: 'a.mp3', type: 'audio/mpeg', data: mp3 }],
  ['a PDF with another ending', { name: 'a.docx', type: '', data: pdf }],
  ['a PDF with two endings', { name: 'a.pdf.html', type: 'application/pdf', data: pdf }],
  ['a workbook called text', { name: 'a.txt', type: 'text/plain', data: xlsx }],
  ['bytes called text', { name: 'a.txt', type: 'text/plain', data: Buffer.from([65, 0, 66]) }],
  ['no ending', { name: 'README', type: 'text/plain', data: 'hello' }],
] satisfies [string, Part][])('%s is no document', async (_name, part) => {
  const { status, body } = await send(buyer, contract.uploadDocument.path, part);
  expect([status, body.code]).toEqual([400, expect.stringMatching(/^file\.(type|name)_not_allowed$/)]);
});

test('what a browser would run is refused by the library too, or comes back as a download that runs nothing', async () => {
  const page = '<!doctype html><script>alert(1)</script>';
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const hostile: Part[] = [
    { name: 'a.html', type: 'text/html', data: page },
    { name: 'a.xhtml', type: 'application/xhtml+xml', data: `<?xml version="1.0"?>${page}` },
    { name: 'a.svg', type: 'image/svg+xml', data: drawing },
    { name: 'a.js', type: 'text/javascript', data: 'alert(1)' },
    { name: 'a.php', type: 'text/plain', data: '<?php phpinfo();' },
    { name: '.htaccess', type: 'text/plain', data: 'AddType application/x-httpd-php .png' },
    { name: 'a.exe', type: '', data: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300, 7)]) },
    { name: 'a.txt', type: 'text/html', data: page },
    { name: 'a.html.txt', type: 'text/html', data: page },
    { name: 'a.zip', type: 'application/zip', data: Buffer.from(zipSync({ 'a.html': strToU8(page) })) },
    { name: 'a.pdf', type: 'application/pdf', data: Buffer.concat([pdf, Buffer.from(page)]) },
  ];
  const kept = new Map<string, string[]>();
  for (const path of [contract.addLibraryFile.path, contract.uploadCloudFile.path, contract.uploadDocument.path])
    for (const part of hostile) {
      const { status, body } = await send(admin, path, part);
      if (status === 400) continue;
      kept.set(path, [...(kept.get(path) ?? []), part.name ?? '']);
      const reply = await read(body.url);
      expect(reply.headers, `${path} ${part.name}`).toMatchObject({
        'content-type': expect.stringMatching(/^(text\/plain|application\/(zip|pdf))/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': expect.stringMatching(/^attachment; /),
      });
    }
  const texts = ['a.txt', 'a.html.txt'];
  expect([...kept.values()]).toEqual([
    [...texts, 'a.zip', 'a.pdf'],
    [...texts, 'a.zip', 'a.pdf'],
    [...texts, 'a.pdf'],
  ]);
});

test('a licence is a picture or a PDF up to 10 MB', async () => {
  const path = contract.uploadLicense.path;
  const picture: Part = { name: 'licence.png', type: 'image/png', data: await aPicture() };
  expect(await send(buyer, path, picture)).toMatchObject({ status: 200, body: { type: '图片' } });
  expect(await send(buyer, path, { name: 'licence.pdf', data: pdf })).toMatchObject({
    status: 200,
    body: { suffix: 'pdf' },
  });
  expect(await send(buyer, path, { name: 'a.txt', data: 'text' })).toMatchObject({
    status: 400,
    body: { code: 'file.type_not_allowed', message: 'This kind of file cannot be uploaded here' },
  });
  const large = Buffer.concat([pdf, Buffer.alloc(11 * 1_048_576, 32)]);
  expect((await send(buyer, path, { name: 'a.pdf', data: large })).status).toBe(413);
});

test('the library takes music, video and archives too, from those who may add', async () => {
  const part: Part = { name: 'jingle.mp3', type: 'audio/mpeg', data: mp3 };
  const path = contract.addLibraryFile.path;
  expect((await send(buyer, path, part)).status).toBe(403);
  const editor = await server.as(await aStaff(server, 'contentEditor'));
  expect(await send(editor, path, part)).toMatchObject({ status: 201, body: { type: '音乐', name: 'jingle.mp3' } });

  const zip: Part = {
    name: 'pack.zip',
    type: 'application/zip',
    data: Buffer.from(zipSync({ 'a.txt': strToU8('x') })),
  };
  expect(await send(editor, path, zip, '?name=')).toMatchObject({
    status: 201,
    body: { type: '其他', name: 'pack.zip' },
  });
  expect(await send(editor, path, zip, '?name=Materials')).toMatchObject({ body: { name: 'Materials.zip' } });
  expect(await send(editor, path, zip, `?name=${encodeURIComponent('../x/y.ZIP')}`)).toMatchObject({
    body: { name: 'y.ZIP' },
  });
});

test.each([contract.uploadCloudFile.path, contract.uploadS3File.path])(
  '%s answers what editors read, and the file can be taken back',
  async (path) => {
    const part: Part = { name: 'banner.png', type: 'image/png', data: await aPicture() };
    expect((await send(buyer, path, part)).status).toBe(403);
    const { status, body } = await send(admin, path, part);
    expect(status).toBe(200);
    expect(body).toMatchObject({ errno: 0, data: [body.url], id: expect.any(Number), name: 'banner.png' });
    expect((await read(body.url)).statusCode).toBe(200);
    expect((await admin.call(contract.removeCloudFile, { params: { id: body.id } })).status).toBe(200);
    expect((await read(body.url)).statusCode).toBe(404);
  },
);

test('library files stay when nobody binds them; documents go after a day', async () => {
  const own = await testServer();
  const staff = await own.as(await anAdmin(own));
  const part: Part = { name: 'a.txt', data: 'text' };
  const kept = await sendParts(own, staff, { path: contract.addLibraryFile.path, parts: [part] });
  const lost = await sendParts(own, staff, { path: contract.uploadDocument.path, parts: [part] });
  await own.moveClock({ hours: 25 });
  await own.runTimers();
  expect((await own.app.inject({ url: kept.body.url })).statusCode).toBe(200);
  expect((await own.app.inject({ url: lost.body.url })).statusCode).toBe(404);
});

test('a picture has a small one, drawn once, open and signed alike', async () => {
  const data = await aPicture('jpeg', { width: 1200, height: 600 });
  const { body } = await send(buyer, contract.uploadPicture.path, { name: 'a.jpg', type: 'image/jpeg', data });
  const small = contract.smallPictureUrl(body.url);
  const [first, again] = [await read(small), await read(small)];
  expect(first.headers['content-type']).toBe('image/webp');
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);

  await transaction(server.db, (tx) =>
    bindFiles(tx, { fileIds: [body.id], ownerId: user.id, record: { kind: 'shipment', id: 3 } }),
  );
  const [ref] = await fileRefs(server.db, server.kit.secret, [body.id]);
  expect(ref).toMatchObject({ isPicture: true });
  const signed = await read(contract.smallPictureUrl(ref?.url ?? ''));
  expect(signed.rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await read(small)).statusCode).toBe(404);

  const download = await read(`${ref?.url}&download=1`);
  expect(download.headers['content-disposition']).toMatch(/^attachment; /);
});

test('a document cannot stand for a picture of a record, nor a library file', async () => {
  const files = await Promise.all([
    send(buyer, contract.uploadDocument.path, { name: 'a.txt', data: 'text' }),
    send(buyer, contract.uploadLicense.path, { name: 'a.pdf', data: pdf }),
  ]);
  for (const { body } of files)
    await expect(
      transaction(server.db, (tx) =>
        bindFiles(tx, { fileIds: [body.id], ownerId: user.id, record: { kind: 'payment', id: 1 } }),
      ),
    ).rejects.toMatchObject({ code: 'file.not_found' });
});
