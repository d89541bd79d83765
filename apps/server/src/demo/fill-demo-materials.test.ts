import { listMaterialProducts, listMaterials } from '@kouan/contract';
import { expect, test } from 'vitest';
import { aStaff } from '../../test/actors.ts';
import { testServer } from '../../test/harness.ts';
import { fillDemo } from './fill-demo.ts';
import { fillDemoMaterials } from './fill-demo-materials.ts';

test('some demo products have pictures and texts to promote them, once', async () => {
  const server = await testServer({ demoPassword: 'Demo2468' });
  await fillDemo(server.kit);
  await fillDemoMaterials(server.kit);
  await fillDemoMaterials(server.kit);

  const editor = await server.as(await aStaff(server, 'contentEditor'));
  const { data } = await editor.call(listMaterialProducts, { query: { filled: true } });
  expect(data.content.map(({ pictures, videos, texts }) => [pictures, videos, texts])).toEqual(
    Array.from({ length: 4 }, () => [3, 0, 1]),
  );
  const [first] = data.content;
  const materials = await server.visitor.call(listMaterials, { params: { id: first?.id ?? '' } });
  expect(materials.data.map(({ kind, width }) => [kind, width])).toEqual([
    ['text', null],
    ['picture', 800],
    ['picture', 800],
    ['picture', 800],
  ]);
  expect(materials.data[0]?.body?.vi).not.toBe(materials.data[0]?.body?.cn);
});
