import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testServer } from './harness.ts';

const modulesFolder = join(import.meta.dirname, '../src/modules');

/** Every table that some module describes, by its name in the database. */
async function describedTables(): Promise<ReturnType<typeof getTableConfig>[]> {
  const files = (await readdir(modulesFolder, { recursive: true })).filter((file) => file.endsWith('-tables.ts'));
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(join(modulesFolder, file))),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));
}

test('what the modules say about their tables is what the migrations made', async () => {
  const server = await testServer();
  const { rows } = await server.db.execute<{
    table_name: string;
    column_name: string;
    type: string;
    is_nullable: string;
  }>(sql`
    select table_name, column_name, case when data_type = 'ARRAY' then trim(leading '_' from udt_name) || '[]' else data_type end as type,
      is_nullable
    from information_schema.columns where table_schema = 'public'`);
  const made = new Map(rows.map((row) => [`${row.table_name}.${row.column_name}`, row]));

  const tables = await describedTables();
  expect(tables.length).toBeGreaterThan(40);
  const problems = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => {
      const real = made.get(`${name}.${column.name}`);
      if (!real) return [`${name}.${column.name} does not exist`];
      const wanted = column
        .getSQLType()
        .replace(/timestamp(?: \(\d\))? with time zone/, 'timestamp with time zone')
        .replace('integer[]', 'int4[]')
        .replace('bigint[]', 'int8[]');
      const isSameType = wanted === real.type || (wanted === 'bigserial' && real.type === 'bigint');
      return [
        ...(isSameType ? [] : [`${name}.${column.name} is ${real.type}, not ${wanted}`]),
        ...(column.notNull === (real.is_nullable === 'NO') ? [] : [`${name}.${column.name} differs in not null`]),
      ];
    }),
  );

  expect(problems).toEqual([]);
});

test('a file that goes is looked for by an index in every table that may show it', async () => {
  const server = await testServer();
  const { rows } = await server.db.execute<{ place: string; isIndexed: boolean }>(sql`
    select c.conrelid::regclass || '.' || a.attname as place, exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum) as "isIndexed"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'files'::regclass`);

  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ isIndexed }) => !isIndexed).map(({ place }) => place)).toEqual([]);
});
