import { expect, test } from 'vitest';
import { drawingQueue } from './drawing-queue.ts';

test('no more than two draw at a time, each key once, in the order asked', async () => {
  const inTurn = drawingQueue({ running: 2, waiting: 10 });
  let now = 0;
  let most = 0;
  const drawn: string[] = [];
  const draw = (key: string) =>
    inTurn(key, async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 5));
      now -= 1;
      drawn.push(key);
      return Buffer.from(key);
    });

  const replies = await Promise.all(['a', 'b', 'a', 'c', 'd', 'b'].map(draw));

  expect(replies.map(String)).toEqual(['a', 'b', 'a', 'c', 'd', 'b']);
  expect([most, drawn]).toEqual([2, ['a', 'b', 'c', 'd']]);
});

test('a full queue refuses, a failed drawing frees its place', async () => {
  const inTurn = drawingQueue({ running: 1, waiting: 1 });
  const slow = inTurn('a', () => new Promise((_, reject) => setTimeout(() => reject(new Error('no pen')), 10)));
  const next = inTurn('b', async () => Buffer.from('b'));

  await expect(inTurn('c', async () => Buffer.from('c'))).rejects.toMatchObject({ code: 'server.busy' });
  await expect(slow).rejects.toThrow('no pen');
  expect(String(await next)).toBe('b');
  expect(String(await inTurn('c', async () => Buffer.from('c')))).toBe('c');
});
