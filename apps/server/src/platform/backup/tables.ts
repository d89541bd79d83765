import { createHash } from 'node:crypto';
import pg from 'pg';
import { copyOut } from './copy.ts';
import type { Rows } from './manifest.ts';

/**
 * A table and what is copied of it: the columns that are not computed from others, in the order of the primary key,
 * which `key` holds as SQL that sorts alike whatever locale a database has.
 */
export type Table = { name: string; columns: string[]; key: string[] };

export const migrationsTable = 'schema_migrations';
const newline = '\n'.charCodeAt(0);

/** One connection without time limits, whose texts are the same wherever it runs. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: 'kouan backup' });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
    set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`);
  return client;
}

/** The tables of the application, without the list of migrations. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end from pg_index i cross join unnest(i.indkey::smallint[]) with ordinality k (attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum where i.indrelid = c.oid and i.indisprimary order by k.place) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> $1
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    order by c.relname`,
    [migrationsTable],
  );
  return rows;
}

export const quoted = (names: readonly string[]): string => names.map((name) => pg.escapeIdentifier(name)).join(', ');

/** The statement whose text is a table's content, always in the same order. */
export const selectAll = ({ name, columns, key }: Table): string =>
  `select ${quoted(columns)} from public.${quoted([name])} t order by ${key.join(', ') || 't::text collate "C"'}`;

/** Copies out what a query answers, and counts and sums it up on the way. Every row is one line. */
export async function copyRows(
  client: pg.Client,
  query: string,
  take: (lines: Buffer) => Promise<void> = async () => {},
): Promise<Rows> {
  const hash = createHash('sha256');
  let rows = 0;
  await copyOut(client, `copy (${query}) to stdout`, async (lines) => {
    hash.update(lines);
    rows += countLines(lines);
    await take(lines);
  });
  return { rows, sha256: hash.digest('hex') };
}

export function countLines(lines: Buffer): number {
  let found = 0;
  for (let at = lines.indexOf(newline); at !== -1; at = lines.indexOf(newline, at + 1)) found++;
  return found;
}

/** Every sequence, those of identity columns too. Numbers that were given but not kept are skipped, as always. */
export async function readSequences(client: pg.Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The migrations of a database, in their order; none in one that never held Kouan. */
export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows: known } = await client.query<{ is: boolean }>(`select to_regclass($1) is not null as is`, [
    `public.${migrationsTable}`,
  ]);
  if (!known[0]?.is) return [];
  const { rows } = await client.query<{ name: string }>(`select name from public.schema_migrations order by name`);
  return rows.map(({ name }) => name);
}
