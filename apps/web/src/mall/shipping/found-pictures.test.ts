import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ZipError } from '../../lib/zip-entries.ts';
import { findPictures } from './found-pictures.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const file = (content: Uint8Array<ArrayBuffer>, name: string): File => new File([content], name);
const archive = (entries: Record<string, Uint8Array>, name = 'a.zip', level: 0 | 6 = 6): File =>
  file(new Uint8Array(zipSync(entries, { level })), name);

test('pictures are found among files, in folders of archives, packed or not; everything else is passed over', async () => {
  const entries = {
    'màn hình/SPX1.png': bytes('one'),
    'SPX1 waybill.JPG': bytes('two'),
    'readme.txt': bytes('no'),
    '__MACOSX/._SPX1.png': bytes('no'),
    '.hidden.png': bytes('no'),
    'inner.zip': zipSync({ 'SPX9.png': bytes('no') }),
  };
  for (const level of [0, 6] as const) {
    const found = await findPictures([
      archive(entries, 'A.ZIP', level),
      file(bytes('x'), 'SPX2.webp'),
      file(bytes('x'), 'b.pdf'),
    ]);
    expect(found.map(({ name, bytes: size }) => [name, size])).toEqual([
      ['màn hình/SPX1.png', 3],
      ['SPX1 waybill.JPG', 3],
      ['SPX2.webp', 1],
    ]);
    const read = await Promise.all(found.map(async (one) => one.read()));
    expect(read.map(({ name, type }) => [name, type])).toEqual([
      ['SPX1.png', 'image/png'],
      ['SPX1 waybill.JPG', 'image/jpeg'],
      ['SPX2.webp', ''],
    ]);
    expect(await Promise.all(read.slice(0, 2).map(async (one) => one.text()))).toEqual(['one', 'two']);
  }
});

test('an archive of a Chinese Windows, which names its files in GBK, is read with its names', async () => {
  // 截图.png in GBK.
  const gbk = [0xbd, 0xd8, 0xcd, 0xbc, 0x2e, 0x70, 0x6e, 0x67];
  const packed = new Uint8Array(zipSync({ 'XXXX.png': bytes('x') }));
  for (let at = 0; at < packed.length; at += 1)
    if (gbk.every((_, index) => packed[at + index] === 'XXXX.png'.codePointAt(index))) packed.set(gbk, at);
  const [found] = await findPictures([file(packed, 'cn.zip')]);
  expect(found?.name).toBe('截图.png');
});

test('what is no archive, cut off, of too many files or encrypted is refused as a whole', async () => {
  const good = new Uint8Array(zipSync({ 'a.png': bytes('x'.repeat(500)) }, { level: 0 }));
  const wrong = [bytes('PK nothing'), new Uint8Array(0), good.slice(0, -30), good.slice(300)];
  for (const content of wrong) await expect(findPictures([file(content, 'a.zip')])).rejects.toThrow(ZipError);
  // The count says more entries than there are.
  const lying = good.slice();
  lying[lying.length - 12] = 9;
  await expect(findPictures([file(lying, 'a.zip')])).rejects.toThrow(ZipError);
  const encrypted = good.slice();
  const directory = good.findLastIndex((_, at) => [0x50, 0x4b, 1, 2].every((byte, index) => good[at + index] === byte));
  encrypted[directory + 8] = 1;
  const [found] = await findPictures([file(encrypted, 'a.zip')]);
  await expect(found?.read()).rejects.toThrow(ZipError);
});
