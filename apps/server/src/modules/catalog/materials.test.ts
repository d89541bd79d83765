import * as contract from '@kouan/contract';
import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { aProduct, type TestProduct } from '../../../test/products.ts';
import { aPicture, type Part, sendParts } from '../../../test/uploads.ts';

let server: TestServer;
let editor: Caller;
let buyer: Caller;
beforeAll(async () => {
  server = await testServer();
  editor = await server.as(await aStaff(server, 'contentEditor'));
  buyer = await server.as(await aBuyer(server));
});

/** The beginning of an MP4 file, and then bytes that can be told apart. */
const aVideo = (bytes = 4000): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypmp42'),
    Buffer.alloc(4),
    Buffer.from('mp42isom'),
    Buffer.alloc(bytes - 24, 'v'),
  ]);
const add = (product: TestProduct, part: Part, caller = editor) =>
  sendParts(server, caller, { path: `/api/materials/products/${product.publicId}/files`, parts: [part] });
const addPicture = async (product: TestProduct, name = '主图 1.png') =>
  (await add(product, { name, type: 'image/png', data: await aPicture() })).body as unknown as contract.EditedMaterial;
const addVideo = async (product: TestProduct) =>
  (await add(product, { name: 'clip.mp4', type: 'video/mp4', data: aVideo() }))
    .body as unknown as contract.EditedMaterial;
const addText = (product: TestProduct, cn: string, vi?: string) =>
  editor.call(contract.addMaterialText, {
    params: { id: product.publicId },
    body: { title: { cn: '短文' }, body: { cn, vi: vi ?? null } },
  });
const shown = async (product: TestProduct, caller = server.visitor) =>
  (await caller.call(contract.listMaterials, { params: { id: product.publicId } })).data;

test('staff add pictures, videos and texts; every visitor sees them in order and opens them', async () => {
  const product = await aProduct(server);
  expect(await shown(product)).toEqual([]);
  const picture = await addPicture(product);
  const video = await addVideo(product);
  expect((await addText(product, '批发价保温杯', 'Bình giữ nhiệt giá sỉ')).status).toBe(201);

  const found = await shown(product);
  expect(found).toMatchObject([
    { id: picture.id, kind: 'picture', title: { cn: '主图 1', en: '主图 1' }, body: null, width: 30, height: 20 },
    { id: video.id, kind: 'video', fileName: 'clip.mp4', bytes: 4000 },
    { kind: 'text', url: null, body: { cn: '批发价保温杯', en: '批发价保温杯', vi: 'Bình giữ nhiệt giá sỉ' } },
  ]);
  const opened = await server.app.inject({ url: found[0]?.url ?? '' });
  expect([opened.statusCode, opened.headers['content-type'], opened.headers['cache-control']]).toEqual([
    200,
    'image/png',
    'public, max-age=86400',
  ]);
  const small = await server.app.inject({ url: `${found[0]?.url}?size=small` });
  expect(small.headers['content-type']).toBe('image/webp');
  // Its file is a record's own: nobody reaches it by the address of open files.
  const open = (found[0]?.url ?? '').replace('/material/', `/file/${encodeURIComponent('图片')}/`);
  expect((await server.app.inject({ url: open })).statusCode).toBe(404);
});

test('a player gets the part of a video that it asks for', async () => {
  const product = await aProduct(server);
  const { url } = await addVideo(product);
  const part = async (range: string) => server.app.inject({ url: url ?? '', headers: { range } });
  const first = await part('bytes=4-11');
  expect([first.statusCode, first.body, first.headers['content-range']]).toEqual([206, 'ftypmp42', 'bytes 4-11/4000']);
  expect((await part('bytes=3990-')).headers['content-length']).toBe('10');
  expect((await part('bytes=-5')).body).toBe('vvvvv');
  for (const range of ['bytes=5000-', 'bytes=9-3', 'lines=1-2', 'bytes=-', 'bytes=0-1,3-4'])
    expect((await part(range)).statusCode, range).toBe(200);
});

test('whatever is no picture and no shown video is refused and leaves nothing', async () => {
  const product = await aProduct(server);
  const codes = [];
  for (const part of [
    { name: 'list.txt', data: 'text' },
    { name: 'page.png', data: '<script>alert(1)</script>' },
    { name: 'clip.exe', data: aVideo() },
    { name: 'all.zip', data: Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1') },
  ])
    codes.push((await add(product, part)).body.code);
  expect(codes).toEqual(['material.not_shown', 'file.type_not_allowed', 'file.name_not_allowed', 'material.not_shown']);
  expect(await shown(product)).toEqual([]);
  const files = await server.db.execute<{ count: number }>(
    'select count(*)::int as count from files where record_id is null',
  );
  expect(files.rows).toEqual([{ count: 0 }]);
});

test('only who may edit products adds, edits, orders and removes materials', async () => {
  const product = await aProduct(server);
  const picture = await addPicture(product);
  const keeper = await server.as(await aStaff(server, 'warehouseKeeper'));
  const reader = await server.as(await aStaff(server, 'customerService'));
  const params = { id: product.publicId };
  const texts = { title: { cn: '甲' }, body: { cn: '乙' } };
  for (const caller of [buyer, keeper, reader]) {
    expect((await add(product, { name: 'a.png', data: await aPicture() }, caller)).status).toBe(403);
    expect((await caller.call(contract.addMaterialText, { params, body: texts })).status).toBe(403);
    expect((await caller.call(contract.removeMaterial, { params: { id: picture.id } })).status).toBe(403);
    expect((await caller.call(contract.orderMaterials, { params, body: { ids: [picture.id] } })).status).toBe(403);
  }
  expect((await reader.call(contract.listEditedMaterials, { params })).data).toHaveLength(1);
  expect((await buyer.call(contract.listEditedMaterials, { params })).status).toBe(403);
  expect((await server.visitor.call(contract.listMaterialProducts, { query: {} })).status).toBe(401);
});

test('titles, languages and texts are edited; a material without Chinese is refused', async () => {
  const product = await aProduct(server);
  const picture = await addPicture(product);
  const text = (await addText(product, '原文', 'bản dịch')).data;
  const edit = (id: number, body: object) =>
    editor.call(contract.editMaterial, { params: { id }, body: body as never });
  const first = await edit(picture.id, {
    title: { cn: ' 正面 ', en: 'Front', vi: ' ' },
    language: 'vi',
    body: { cn: '无' },
  });
  expect(first.data).toMatchObject({ title: { cn: '正面', en: 'Front', vi: null }, language: 'vi', body: null });
  expect((await edit(text.id, { title: { cn: '短文' }, body: { cn: '新文' }, language: 'en' })).data).toMatchObject({
    language: null,
    body: { cn: '新文', vi: null },
  });
  for (const cn of ['', '  '])
    expect((await edit(picture.id, { title: { cn } })).error).toMatchObject({ code: 'material.chinese_missing' });
  expect((await edit(999_999, { title: { cn: '甲' } })).error?.code).toBe('material.not_found');
});

test('the order is the whole list or nothing; what is removed goes with its file', async () => {
  const product = await aProduct(server);
  const other = await addPicture(await aProduct(server));
  const [first, second, third] = [
    await addPicture(product, 'a.png'),
    await addVideo(product),
    await addPicture(product, 'c.png'),
  ];
  const params = { id: product.publicId };
  const order = (ids: number[]) => editor.call(contract.orderMaterials, { params, body: { ids } });
  expect((await order([third.id, first.id, second.id])).status).toBe(204);
  expect((await shown(product)).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
  for (const ids of [[first.id], [first.id, second.id, other.id], []])
    expect((await order(ids)).error?.code).toBe('material.order_changed');

  expect((await editor.call(contract.removeMaterial, { params: { id: third.id } })).status).toBe(204);
  expect((await shown(product)).map(({ id }) => id)).toEqual([first.id, second.id]);
  expect((await server.app.inject({ url: third.url ?? '' })).statusCode).toBe(404);
  expect(await server.runJobs()).toContain('removeFile');
  expect((await editor.call(contract.removeMaterial, { params: { id: third.id } })).status).toBe(404);
});

test('the archive has the files of a language and the texts, and is exactly as long as it says', async () => {
  const product = await aProduct(server);
  await addPicture(product, '主图: 1|2.png');
  const vietnamese = await addVideo(product);
  await editor.call(contract.editMaterial, {
    params: { id: vietnamese.id },
    body: { title: { cn: '视频' }, language: 'vi' },
  });
  await addText(product, '批发价', 'Giá sỉ');
  const zip = async (query = '') => {
    const reply = await server.app.inject({ url: `/api/products/${product.publicId}/materials/download${query}` });
    expect(reply.headers['content-type']).toBe('application/zip');
    expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
    return unzipSync(reply.rawPayload);
  };
  const all = await zip();
  expect(Object.keys(all)).toEqual(['01-主图_ 1_2.png', '02-clip.mp4', 'texts.cn.txt', 'texts.en.txt', 'texts.vi.txt']);
  expect(Buffer.from(all['02-clip.mp4'] ?? []).equals(aVideo())).toBe(true);
  expect(Buffer.from(all['texts.vi.txt'] ?? []).toString()).toContain('Giá sỉ');
  expect(Object.keys(await zip('?language=en'))).toEqual(['01-主图_ 1_2.png', 'texts.en.txt']);
  expect(Object.keys(await zip('?language=vi'))).toEqual(['01-主图_ 1_2.png', '02-clip.mp4', 'texts.vi.txt']);

  const empty = await aProduct(server);
  const params = { id: empty.publicId };
  expect((await server.visitor.call(contract.downloadMaterials, { params, query: {} })).error?.code).toBe(
    'material.none',
  );
  const unknown = { id: '0000000000' };
  expect((await server.visitor.call(contract.listMaterials, { params: unknown })).status).toBe(404);
});

test('a product holds a bounded number and weight of materials', async () => {
  const product = await aProduct(server);
  await addPicture(product);
  await server.db
    .execute(`insert into product_materials (product_id, kind, position, title, file_id, body, bytes, created_by)
    select product_id, 'text', n, '{"cn": "x"}', null, '{"cn": "x"}', ${contract.maxMaterialsBytes / 10}, created_by
    from product_materials, generate_series(1, 10) n where product_id = ${product.id}`);
  const heavy = await add(product, { name: 'b.png', type: 'image/png', data: await aPicture() });
  expect([heavy.status, heavy.body.code]).toEqual([409, 'material.too_large']);
  await server.db.execute(`insert into product_materials (product_id, kind, position, title, body, created_by)
    select product_id, 'text', n, '{"cn": "x"}', '{"cn": "x"}', created_by
    from product_materials, generate_series(11, 59) n where product_id = ${product.id} and position = 0`);
  expect((await addText(product, '又一')).error).toMatchObject({ code: 'material.too_many' });
});

test('the list of products to furnish counts materials, searches, and asks for the furnished ones', async () => {
  const product = await aProduct(server, { title: { cn: '折叠收纳箱', vi: 'Hộp gấp gọn' } });
  await addPicture(product);
  await addText(product, '文案');
  const find = async (query: object) => (await editor.call(contract.listMaterialProducts, { query })).data;
  const found = await find({ blurry: 'hop gap' });
  expect(found).toMatchObject({
    totalElements: 1,
    content: [{ id: product.publicId, kind: 'mall', pictures: 1, videos: 0, texts: 1 }],
  });
  expect((await find({ blurry: 'hop gap', filled: false })).totalElements).toBe(0);
  expect((await find({ filled: true, size: 1 })).content).toHaveLength(1);
});
