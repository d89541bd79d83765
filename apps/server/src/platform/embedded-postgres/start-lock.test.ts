import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withStartLock } from './start-lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kouan-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('only one holder at a time, and nothing is left behind', async () => {
  let holders = 0;
  let most = 0;
  const work = async () => {
    holders += 1;
    most = Math.max(most, holders);
    await sleep(20);
    holders -= 1;
  };

  await Promise.all(Array.from({ length: 6 }, () => withStartLock(join(folder, 'lock'), work)));

  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('a failing start releases the lock', async () => {
  const file = join(folder, 'lock');
  await expect(withStartLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await withStartLock(file, () => Promise.resolve('next'))).toBe('next');
});

test('a lock of another machine is taken over once it is silent', async () => {
  const file = join(folder, 'lock');
  await writeFile(file, JSON.stringify({ pid: 1, host: 'another-machine', id: 'x' }));
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(file, longAgo, longAgo);

  expect(await withStartLock(file, () => Promise.resolve('mine'))).toBe('mine');
});
