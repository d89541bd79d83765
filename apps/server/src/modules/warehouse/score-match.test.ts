import { expect, test } from 'vitest';
import { type Clues, scoreMatch } from './score-match.ts';

const clues = (stray: Partial<Clues['stray']> = {}, order: Partial<Clues['order']> = {}): Clues => ({
  stray: { waybill: 'YT8800112233', storeName: '', note: 'a box', foundAt: new Date('2026-11-10'), ...stray },
  order: { waybill: null, storeName: '衣舍', boughtAt: new Date('2026-08-01'), titles: ['男士圆领卫衣'], ...order },
});

test('an order is likelier the nearer its waybill is, and not at all by nothing', () => {
  const of = (waybill: string) => scoreMatch(clues({}, { waybill })).score;
  expect([of('YT8800112233'), of('YT8800112234'), of('YT8800112244'), of('SF8800119999')]).toEqual([60, 45, 30, 0]);
  expect(scoreMatch(clues())).toEqual({ score: 0, reasons: [] });
});

test('store, time and words of the goods count too', () => {
  expect(scoreMatch(clues({ storeName: '衣舍' })).reasons).toEqual(['store']);
  expect(scoreMatch(clues({ note: '衣舍 发货' })).reasons).toEqual(['store']);
  expect(scoreMatch(clues({ note: '黑色卫衣两件' })).reasons).toEqual(['goods']);
  expect(scoreMatch(clues({ note: 'Hoodie black' }, { titles: ['Round neck hoodie'] })).reasons).toEqual(['goods']);
  expect(scoreMatch(clues({}, { boughtAt: new Date('2026-11-05') })).reasons).toEqual(['time']);
  expect(scoreMatch(clues({}, { boughtAt: new Date('2026-11-11') })).reasons).toEqual([]);
});
