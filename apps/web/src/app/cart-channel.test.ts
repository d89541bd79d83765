import { expect, test, vi } from 'vitest';
import { type CartCount, openCartChannel } from './cart-channel.ts';

test('a tab hears how the cart of its account changed elsewhere, once, and never itself', async () => {
  const [mine, others]: [CartCount[], CartCount[]] = [[], []];
  const here = openCartChannel((count) => mine.push(count));
  // Another tab answers with what it loaded itself: the same count must not go round for ever.
  const there = openCartChannel((count) => {
    others.push(count);
    there.tell(count);
  });
  const stray = new BroadcastChannel('kouan-cart');
  try {
    for (const odd of [null, 'x', { userId: 1 }, { userId: '1', count: 2 }]) stray.postMessage(odd);
    here.tell({ userId: 7, count: 3 });
    here.tell({ userId: 7, count: 3 });
    await vi.waitFor(() => expect(others).toEqual([{ userId: 7, count: 3 }]));
    there.tell({ userId: 7, count: 2 });
    await vi.waitFor(() => expect(mine).toEqual([{ userId: 7, count: 2 }]));
    expect(others).toHaveLength(1);
  } finally {
    here.close();
    there.close();
    stray.close();
  }
});
