import { expect, test } from 'vitest';
import { matchPictures } from './match-pictures.ts';

const match = (names: readonly string[], orders: readonly string[]) => {
  const { proofs, unmatched } = matchPictures(
    names.map((name, at) => ({ name, fileId: at + 1 })),
    orders,
  );
  return { proofs: Object.fromEntries(proofs), unmatched };
};

test.each([
  ['TT-88420317 截图.jpg', 'TT-88420317 面单.png'],
  ['TT-88420317_1.jpg', 'TT-88420317_2.jpg'],
  ['tt-88420317-screenshot.webp', 'TT-88420317-waybill.jpg'],
  ['Đơn hàng TT-88420317.jpg', 'Vận đơn TT-88420317.jpg'],
  ['订单截图/TT-88420317.jpg', '面单/TT-88420317.jpg'],
  ['TT-88420317.jpg', 'TT-88420317 (2).jpg'],
  ['ＴＴ-88420317.jpg', 'a/b/TT-88420317.png'],
])('%s shows the order, %s its waybill', (screenshot, waybill) => {
  expect(match([screenshot, waybill], ['TT-88420317'])).toEqual({
    proofs: { 'tt-88420317': { screenshot: 1, waybill: 2 } },
    unmatched: [],
  });
});

test('a number is never found inside a longer one, and the longest counts', () => {
  expect(match(['TT-12.jpg', 'TT-1 2.jpg', 'XTT-1.jpg'], ['TT-1', 'TT-12']).proofs).toEqual({
    'tt-12': { screenshot: 1 },
    'tt-1': { waybill: 2 },
  });
  expect(match(['XTT-1.jpg', '.jpg', ''], ['TT-1', '']).unmatched).toEqual(['XTT-1.jpg', '.jpg', '']);
});

test('a picture that says nothing takes the free place, a later one replaces an earlier', () => {
  expect(match(['A1 waybill.jpg', 'A1.jpg'], ['A1']).proofs).toEqual({ a1: { waybill: 1, screenshot: 2 } });
  expect(match(['A1 截图.jpg', 'A1.jpg'], ['A1']).proofs).toEqual({ a1: { screenshot: 1, waybill: 2 } });
  expect(match(['A1 面单.jpg', 'new/A1 面单.jpg'], ['A1']).proofs).toEqual({ a1: { waybill: 2 } });
});

test('2,000 pictures of 1,000 orders are matched within half a second', () => {
  const orders = Array.from({ length: 1000 }, (_, at) => `TT-${88_420_000 + at}`);
  const names = orders.flatMap((order) => [`pictures/${order} 截图.jpg`, `pictures/${order} 面单.jpg`]);
  const start = performance.now();
  const { proofs, unmatched } = match(names, orders);

  expect(performance.now() - start).toBeLessThan(500);
  expect(unmatched).toEqual([]);
  expect(Object.values(proofs).every(({ screenshot, waybill }) => screenshot && waybill)).toBe(true);
});
