import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort, type S3Server, startS3Server } from '../../../test/s3-server.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openStorage, readS3Url, s3Storage, type Storage, StorageError } from '../storage.ts';

let server: S3Server;
let storage: Storage;
beforeAll(async () => {
  server = await startS3Server(join(inject('workFolder'), `s3-${randomBytes(4).toString('hex')}`));
  storage = s3Storage(server.place);
}, 30_000);
afterAll(() => server.stop());

const contentOf = async (key: string): Promise<string | undefined> => {
  const content = await storage.get(key);
  return content && (await buffer(content)).toString();
};

test('a content is put, read, replaced and deleted; what is missing is nothing', async () => {
  await storage.check();
  expect(await contentOf('uploads/aa/one.png')).toBeUndefined();
  await storage.put('uploads/aa/one.png', Buffer.from('first'));
  expect(await contentOf('uploads/aa/one.png')).toBe('first');
  await storage.put('uploads/aa/one.png', Buffer.from('second, and longer'));
  expect(await contentOf('uploads/aa/one.png')).toBe('second, and longer');
  await storage.delete('uploads/aa/one.png');
  expect(await contentOf('uploads/aa/one.png')).toBeUndefined();
  await storage.delete('uploads/aa/one.png');
});

test('a large content comes back as it was, as a stream', async () => {
  const data = randomBytes(9_000_000);
  await storage.put('uploads/big.bin', data);
  const pieces: Buffer[] = [];
  for await (const piece of (await storage.get('uploads/big.bin')) ?? []) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(1);
  expect(Buffer.concat(pieces).equals(data)).toBe(true);
});

test('a part of a content is asked for by its first and last byte', async () => {
  await storage.put('uploads/letters.txt', Buffer.from('abcdefghij'));
  const part = await storage.get('uploads/letters.txt', { first: 2, last: 5 });
  expect(part && (await buffer(part)).toString()).toBe('cdef');
  expect(await contentOf('uploads/letters.txt')).toBe('abcdefghij');
});

test('a reader that stops half way leaves the storage usable', async () => {
  await storage.put('uploads/big.bin', randomBytes(9_000_000));
  for (let at = 0; at < 5; at++) {
    const content = await storage.get('uploads/big.bin');
    for await (const _ of content ?? []) break;
    content?.destroy();
  }
  await storage.put('uploads/small.bin', Buffer.from('still here'));
  expect(await contentOf('uploads/small.bin')).toBe('still here');
});

test.each(['../up', '/root', 'a/../../b', '', 'a//b', 'A\\b', 'a?b=c', 'a b'])('%j is no key', async (key) => {
  const before = server.asked.length;
  for (const act of [() => storage.get(key), () => storage.put(key, Buffer.from('x')), () => storage.delete(key)])
    await expect((async () => act())()).rejects.toThrow('stays in its folder');
  expect(server.asked.length).toBe(before);
});

test('a service that fails for a moment is asked again, a bounded number of times', async () => {
  await storage.put('uploads/kept.txt', Buffer.from('kept'));
  server.misbehave([503, 'break']);
  expect(await contentOf('uploads/kept.txt')).toBe('kept');

  const before = server.asked.length;
  server.misbehave([500, 500, 503]);
  await expect(storage.put('uploads/other.txt', Buffer.from('x'))).rejects.toThrow(/answered SlowDown/);
  expect(server.asked.length - before).toBe(3);
  expect(await contentOf('uploads/other.txt')).toBeUndefined();
});

test('a content that breaks off on its way is an error, never a short file', async () => {
  server.misbehave(['half']);
  const content = await storage.get('uploads/kept.txt');
  await expect(content && buffer(content)).rejects.toThrow(StorageError);
});

test('silence ends after a limit', async () => {
  const since = performance.now();
  server.misbehave(['silence', 'silence', 'silence']);
  await expect(storage.get('uploads/kept.txt')).rejects.toThrow(/cannot be reached \(no answer in time\)/);
  expect(performance.now() - since).toBeLessThan(20_000);
}, 30_000);

const open = (place: S3Server['place']) => openStorage({ s3: place, dataDir: '/nowhere' });

test.each([
  ['another secret', { secretAccessKey: 'not-the-secret-7Qx' }, /refuses the access .*check key and secret/],
  ['another key', { accessKeyId: 'SOMEBODY' }, /refuses the access .*check key and secret/],
  ['a bucket that is not there', { bucket: 'no-such-bucket' }, /has no bucket no-such-bucket/],
])('%s is one line at the start', async (_name, change, message) => {
  const place = { ...server.place, ...change };
  const error: unknown = await open(place).catch((problem: unknown) => problem);
  expect(error).toBeInstanceOf(ConfigError);
  const text = error instanceof Error ? error.message : '';
  expect(text).toMatch(message);
  expect(text).not.toMatch(/\n|not-the-secret|SOMEBODY|S3RVER/);
});

test('a service that is not there is one line at the start, soon', async () => {
  const since = performance.now();
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  await expect(open({ ...server.place, endpoint })).rejects.toThrow(/cannot be reached \(ECONNREFUSED\)/);
  expect(performance.now() - since).toBeLessThan(5_000);
});

test('STORAGE_URL is read: key, secret, host, bucket, region and TLS', () => {
  expect(readS3Url('s3://KEY:SE%2FC%2BRET@minio.example:9000/my-bucket?region=ap-southeast-1&tls=0')).toEqual({
    endpoint: 'http://minio.example:9000',
    bucket: 'my-bucket',
    region: 'ap-southeast-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'SE/C+RET',
  });
  expect(readS3Url('s3://KEY:SECRET@s3.example/my-bucket')).toMatchObject({
    endpoint: 'https://s3.example',
    region: 'us-east-1',
  });
});

test.each([
  's3://host/bucket',
  's3://KEY@host/bucket',
  's3://KEY:SECRET@host',
  's3://KEY:SECRET@host/',
  's3://KEY:SECRET@host/a/b',
  's3://KEY:SECRET@host/UPPER',
  's3://KEY:SECRET@host/bucket?tls=no',
  's3://KEY:SECRET@host/bucket?zone=x',
  's3://KEY:SEC/RET@host/bucket',
  's3://KEY:%E0%A4%A@host/bucket',
  'https://KEY:SECRET@host/bucket',
  'bucket',
])('%s is refused with the wanted form and without the secret', (text) => {
  const read = () => readConfig({ STORAGE_URL: text });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^STORAGE_URL must look like s3:\/\/KEY:SECRET@host:port\/bucket/);
  expect(read).not.toThrow(/SEC\/RET|%E0/);
});

test('when the service dies, what is asked of it fails soon and says who', async () => {
  await server.kill();
  await expect(storage.get('uploads/kept.txt')).rejects.toThrow(
    /^The file storage kouan-files at 127.0.0.1:\d+ cannot/,
  );
});
