/** How many lines the cart of an account has, as one tab of the browser tells the others. */
export type CartCount = { userId: number; count: number };

const isCartCount = (data: unknown): data is CartCount =>
  typeof data === 'object' &&
  data !== null &&
  'userId' in data &&
  'count' in data &&
  Number.isSafeInteger(data.userId) &&
  Number.isSafeInteger(data.count);

/** Tells other tabs of this browser, and hears them. Only what differs from what was told or heard last is told. */
export function openCartChannel(onCount: (heard: CartCount) => void) {
  const channel = new BroadcastChannel('kouan-cart');
  let last = '';
  const keyOf = ({ userId, count }: CartCount): string => `${userId} ${count}`;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isCartCount(data) || keyOf(data) === last) return;
    last = keyOf(data);
    onCount(data);
  };
  return {
    tell(told: CartCount): void {
      if (keyOf(told) === last) return;
      last = keyOf(told);
      channel.postMessage(told);
    },
    close: () => channel.close(),
  };
}
