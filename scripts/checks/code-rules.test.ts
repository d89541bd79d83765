import { expect, test } from 'vitest';
import { checkMoney } from './money.mjs';
import { plantedConfig, plantedProject } from './planted-project.ts';
import { checkSizes } from './sizes.mjs';
import { checkTexts } from './texts.mjs';

const page = 'apps/web/src/mall/orders/page.tsx';

test.each([
  `const a = <p>Your orders</p>;`,
  `const a = <p>{isPaid ? 'Paid' : t('open')}</p>;`,
  `const a = <input placeholder="Order number" />;`,
  `const a = <input aria-label={'Search'} />;`,
  `const title = '我的订单';`,
  'const title = `Đơn hàng ${number}`;',
])('text in a component is found: %s', (code) => {
  const problems = checkTexts(plantedProject({ [page]: code }), plantedConfig);
  expect(problems).toEqual([expect.stringContaining(`${page}:1 text outside the locales`)]);
});

test('keys, signs, class names and locales are no text', () => {
  const code = `const a = <p className="big" title={t('orders.title')}>· {t('mine')} × 3 &nbsp; {count > 1 ? t('many') : null}</p>;`;
  const files = { [page]: code, 'apps/web/src/locales/cn/orders.ts': `export default { title: '我的订单' };` };
  expect(checkTexts(plantedProject(files), plantedConfig)).toEqual([]);
});

test('a long file and a long function are found', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `  call(${index});`).join('\n');
  const files = {
    'packages/domain/src/long-file.ts': lines(401),
    'packages/domain/src/long-function.ts': `export function tooLong() {\n${lines(60)}\n}`,
    'packages/domain/src/fine.ts': `export function fine() {\n${lines(58)}\n}`,
    'packages/domain/src/long-scene.test.ts': `test('a', () => {\n${lines(80)}\n});`,
    'apps/web/src/locales/en/long.ts': lines(500),
  };
  expect(checkSizes(plantedProject(files), plantedConfig)).toEqual([
    'packages/domain/src/long-file.ts: 401 lines, the limit is 400',
    'packages/domain/src/long-function.ts:1 tooLong has 62 lines, the limit is 60',
  ]);
});

test.each([
  `const a = parseFloat(text);`,
  `const a = order.totalFen.toFixed(2);`,
  `const a = Number(order.totalFen) * rate;`,
  `const a = Math.round(Number(order.totalFen));`,
  `const depositFen = order.totalFen * 0.3;`,
])('floating point money is found: %s', (code) => {
  expect(checkMoney(plantedProject({ 'apps/server/src/modules/orders/a.ts': code }))).toHaveLength(1);
});

test('whole numbers calculate, plain numbers only carry money away', () => {
  const files = {
    'apps/server/src/modules/orders/a.ts': `const depositFen = (order.totalFen * 30n) / 100n; const count = Number(row.count);`,
    'apps/server/src/modules/orders/order-view.ts': `const view = { totalFen: Number(order.totalFen) };`,
  };
  expect(checkMoney(plantedProject(files))).toEqual([]);
});
