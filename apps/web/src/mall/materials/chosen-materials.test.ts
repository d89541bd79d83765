import type { MaterialView } from '@kouan/contract';
import { expect, test } from 'vitest';
import { bytesOf, choiceOf, chosenMaterials, megabytesOf } from './chosen-materials.ts';

const aMaterial = (id: number, language: MaterialView['language']): MaterialView => ({
  id,
  kind: 'picture',
  language,
  title: { cn: '图', en: 'Picture', vi: 'Ảnh' },
  body: null,
  url: '/material/a.png',
  fileName: 'a.png',
  bytes: 1_000_000,
  width: 1,
  height: 1,
});
const materials = [aMaterial(1, null), aMaterial(2, 'vi'), aMaterial(3, 'en')];

test('a language shows what is for everybody and what is its own', () => {
  expect(chosenMaterials(materials, 'vi').map(({ id }) => id)).toEqual([1, 2]);
  expect(chosenMaterials(materials, 'cn').map(({ id }) => id)).toEqual([1]);
  expect(chosenMaterials(materials, 'all')).toHaveLength(3);
});

test('the address chooses; anything else means the reader’s own language', () => {
  expect([choiceOf('all', 'vi'), choiceOf('en', 'vi'), choiceOf(null, 'vi'), choiceOf('fr', 'cn')]).toEqual([
    'all',
    'en',
    'vi',
    'cn',
  ]);
});

test('weights are told in tenths of MB, never as nothing', () => {
  const all = bytesOf(materials);
  expect([megabytesOf(0, 'en'), megabytesOf(1, 'cn'), megabytesOf(all, 'en')]).toEqual(['0.1', '0.1', '2.9']);
  expect(megabytesOf(all, 'vi')).toBe('2,9');
});
