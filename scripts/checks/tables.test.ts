import { expect, test } from 'vitest';
import { plantedConfig, plantedProject } from './planted-project.ts';
import { checkTables } from './tables.mjs';

const migration = {
  'apps/server/migrations/0001_all.sql':
    'create table payments (id int);\ncreate table orders (id int);\ncreate table if not exists idempotency_keys (id int);',
};
const check = (files: Record<string, string>) => checkTables(plantedProject({ ...migration, ...files }), plantedConfig);

test('a module writes its own tables and reads any', () => {
  const own = `import { orders } from './order-tables.ts'; tx.insert(orders); tx.update(orders); sql\`delete from orders where id in (select id from payments)\`;`;
  const tables = `export const orders = pgTable('orders', {});`;

  expect(
    check({ 'apps/server/src/modules/orders/a.ts': own, 'apps/server/src/modules/orders/order-tables.ts': tables }),
  ).toEqual([]);
});

test.each([
  `import { payments } from '../payments/index.ts'; tx.insert(payments).values({});`,
  `import { payments as p } from '../payments/payment-tables.ts'; tx.update(p).set({});`,
  `import { payments } from '../payments/index.ts'; tx.delete(payments);`,
  `import { payments } from '../payments/index.ts'; sql\`insert into \${payments} values (1)\`;`,
  'await tx.execute(`update payments p set amount = 0`);',
  `client.query('delete from payments');`,
  'sql`insert into "payments" (id) values (${id})`;',
])('a write to a table of another module is found: %s', (code) => {
  expect(check({ 'apps/server/src/modules/orders/a.ts': code })).toEqual([
    expect.stringMatching(/writes \w+, a table of payments/),
  ]);
});

test('the demo data goes through use cases as well', () => {
  expect(check({ 'apps/server/src/demo/a.ts': `sql\`insert into orders values (1)\`` })).toEqual([
    expect.stringMatching(/a table of orders/),
  ]);
});

test('a table declared in the wrong module is found', () => {
  const problems = check({
    'apps/server/src/modules/payments/payment-tables.ts': `export const orders = pgTable('orders', {});`,
  });
  expect(problems).toEqual([expect.stringMatching(/gives to orders/)]);
});

test('a migration that creates a table nobody owns is found', () => {
  expect(check({ 'apps/server/migrations/0002_more.sql': 'create table strays (id int);' })).toEqual([
    expect.stringMatching(/no owner of the table strays/),
  ]);
});

test('a table that a later migration drops needs no owner', () => {
  const files = {
    'apps/server/migrations/0002_more.sql': 'create table strays (id int);',
    'apps/server/migrations/0003_less.sql': 'drop table strays;',
  };
  expect(check(files)).toEqual([]);
});

test('a listed table that no migration creates is found, and one that stands twice', () => {
  const config = {
    ...plantedConfig,
    modules: [...plantedConfig.modules, { name: 'reports', tables: ['ghosts', 'orders'] }],
  };
  expect(checkTables(plantedProject(migration), config)).toEqual([
    expect.stringMatching(/lists the table orders twice/),
    expect.stringMatching(/lists the table ghosts, which no migration creates/),
  ]);
});
