import { getReview, uploadPicture } from '@kouan/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { aBuyer, aStaff } from '../../../test/actors.ts';
import { type Caller, type TestServer, testServer } from '../../../test/harness.ts';
import { anOrder, claim } from '../../../test/orders.ts';
import { sendParts } from '../../../test/uploads.ts';
import { brokenRules } from '../../../test/stock.ts';
import { bitsApart, chunksOf, isSimilar, nearChunksOf } from './similar-pictures.ts';

/** A picture with structure of its own, as a screenshot has. */
function aVoucher(seed: number): Promise<Buffer> {
  const blocks = Array.from({ length: 40 }, (_, index) => {
    const value = (seed * 7919 + index * 104_729) % 997;
    const shade = (value * 37) % 256;
    return `<rect x="${(value * 13) % 560}" y="${(value * 29) % 1100}" width="${40 + (value % 160)}" height="${30 + (value % 120)}" fill="rgb(${shade},${(shade * 3) % 256},${255 - shade})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="1200"><rect width="600" height="1200" fill="#fff"/>${blocks.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function send(server: TestServer, caller: Caller, data: Buffer, kind: 'png' | 'jpeg' = 'png'): Promise<number> {
  const { status, body } = await sendParts(server, caller, {
    path: uploadPicture.path,
    parts: [{ name: kind === 'png' ? 'voucher.png' : 'voucher.jpg', type: `image/${kind}`, data }],
  });
  expect(status).toBeLessThan(300);
  return body.id;
}

async function warned(server: TestServer) {
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  return async (data: Buffer, kind: 'png' | 'jpeg' = 'png', by?: { id: number }) => {
    const order = await anOrder(server, { buyer: by ?? (await aBuyer(server)) });
    const number = order.depositNumber ?? '';
    const fileId = await send(server, order.asBuyer, data, kind);
    expect((await claim(order.asBuyer, number, { screenshotIds: [fileId] })).status).toBe(200);
    const { data: review } = await reviewer.call(getReview, { params: { number } });
    return review.warnings.filter((warning) => warning !== 'lineNotFound');
  };
}

test('the same picture, and one that only looks the same, are told to the reviewer; another one is not', async () => {
  const server = await testServer();
  const warningsFor = await warned(server);
  const voucher = await aVoucher(1);
  expect(await warningsFor(voucher)).toEqual([]);
  expect(await warningsFor(voucher)).toEqual(['screenshotUsed']);
  const smaller = await sharp(voucher).resize(420).jpeg({ quality: 60 }).toBuffer();
  expect(await warningsFor(smaller, 'jpeg')).toEqual(['screenshotSimilar']);
  const brighter = await sharp(voucher).modulate({ brightness: 1.08 }).png().toBuffer();
  expect(await warningsFor(brighter)).toEqual(['screenshotSimilar']);
  expect(await warningsFor(await aVoucher(2))).toEqual([]);
  const plain = await sharp({ create: { width: 300, height: 600, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await warningsFor(plain)).toEqual([]);
  expect(await brokenRules(server)).toEqual([]);
});

test('a picture whose metadata name a program that edits pictures is told, and its metadata are gone', async () => {
  const server = await testServer();
  const warningsFor = await warned(server);
  const software = (name: string) =>
    aVoucher(3).then((data) =>
      sharp(data)
        .jpeg()
        .withExif({ IFD0: { Software: name } })
        .toBuffer(),
    );
  expect(await warningsFor(await software('Adobe Photoshop 25.1 (Windows)'), 'jpeg')).toEqual(['pictureEdited']);
  expect(
    await warningsFor(
      await sharp(await aVoucher(4))
        .jpeg()
        .withExif({ IFD0: { Software: 'iOS 19.1' } })
        .toBuffer(),
      'jpeg',
    ),
  ).toEqual([]);
  const { rows } = await server.db.execute('select edited_with from files order by id');
  expect(rows).toEqual([{ edited_with: 'Adobe Photoshop' }, { edited_with: '' }]);
});

test('a serial number is the same whatever its capitals, spaces and dashes, and again for the same payment is no warning', async () => {
  const server = await testServer();
  const reviewer = await server.as(await aStaff(server, 'financeReviewer'));
  const first = await anOrder(server);
  await claim(first.asBuyer, first.depositNumber ?? '', { serialNumber: 'FT-26 325.77' });
  const second = await anOrder(server);
  await claim(second.asBuyer, second.depositNumber ?? '', { serialNumber: 'ft2632577' });
  const third = await anOrder(server);
  await claim(third.asBuyer, third.depositNumber ?? '', { serialNumber: 'ft2632578' });
  const warnings = async (number: string | null) =>
    (await reviewer.call(getReview, { params: { number: number ?? '' } })).data.warnings;
  expect(await warnings(second.depositNumber)).toContain('serialNumberUsed');
  expect(await warnings(third.depositNumber)).not.toContain('serialNumberUsed');
  expect(JSON.stringify((await second.asBuyer.call(getReview, { params: { number: 'x' } })).status)).toBe('403');
});

test('every hash at most six bits away shares a chunk that is looked for', () => {
  const fine = '0'.repeat(64);
  const flip = (hash: string, bits: readonly number[]) => {
    let value = BigInt(`0x${hash}`);
    for (const bit of bits) value ^= 1n << BigInt(bit);
    return value.toString(16).padStart(16, '0');
  };
  const hash = 'a1b2c3d4e5f60718';
  let seed = 7;
  const random = (limit: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % limit;
  for (let round = 0; round < 500; round++) {
    const bits = new Set(Array.from({ length: 6 }, () => random(64)));
    const other = flip(hash, [...bits]);
    expect(bitsApart(hash, other)).toBe(bits.size);
    const near = new Set(nearChunksOf(other));
    expect(chunksOf(hash).some((chunk) => near.has(chunk))).toBe(true);
    expect(isSimilar(hash + fine, other + fine)).toBe(true);
  }
  expect(isSimilar(hash + fine, flip(hash, [0, 1, 2, 3, 4, 5, 6]) + fine)).toBe(false);
  expect(isSimilar(hash + fine, `${hash}${'f'.repeat(64)}`)).toBe(false);
});
