import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureInWidth } from '@kouan/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { seedDemoCatalog } from '../../demo/seed-catalog.ts';
import { demoProducts } from '../../demo/catalog/index.ts';

test('a demo picture is drawn once, kept and served for ever; forty at once do not stop other requests', async () => {
  const server = await testServer();
  await seedDemoCatalog(server.db);
  const addresses = demoProducts
    .slice(0, 20)
    .flatMap(({ key }) => [`/picture/${key}/0.240.webp`, `/picture/${key}/1.240.webp`]);

  const drawing = Promise.all([...addresses, ...addresses].map((url) => server.app.inject({ url })));
  const startedAt = performance.now();
  expect((await server.app.inject({ url: '/api/categories' })).statusCode).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(1_500);
  const replies = await drawing;

  expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  const [first] = replies;
  expect(first?.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(first?.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 240, height: 240 });
  const [demo] = demoProducts;
  const kept = await readdir(join(server.folder, 'files/pictures/1', demo?.key ?? ''));
  expect(kept.toSorted()).toEqual(['0.240.webp', '1.240.webp']);
  const again = await server.app.inject({ url: addresses[0] ?? '' });
  expect(again.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
});

test('whatever is no picture of ours is not there', async () => {
  const server = await testServer();
  await seedDemoCatalog(server.db);
  const key = demoProducts[0]?.key ?? '';

  for (const url of [
    `/picture/${key}/0.241.webp`,
    `/picture/${key}/0.99999.webp`,
    `/picture/${key}/9.240.webp`,
    `/picture/${key}/00.240.png`,
    '/picture/nobody/0.240.webp',
    '/picture/placeholder/1.240.webp',
    '/picture/..%2f..%2fsecret/0.240.webp',
    `/picture/${'a'.repeat(200)}/0.240.webp`,
    `/picture/${key}/..%2f0.240.webp`,
  ]) {
    const reply = await server.app.inject({ url });
    expect([reply.statusCode, reply.headers['cache-control']], url).toEqual([404, 'no-store']);
  }
});

test('the placeholder exists in every width without any demo data', async () => {
  const server = await testServer();
  const reply = await server.app.inject({ url: pictureInWidth('/picture/placeholder/0.800.webp', 480) });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 480 });
});
