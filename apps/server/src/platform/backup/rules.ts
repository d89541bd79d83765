import type pg from 'pg';
import { quoted, type Table } from './tables.ts';

/** What has to stand aside while rows arrive table by table, with what brings it back. */
export type DroppedRules = {
  tables: readonly Table[];
  references: { table: string; name: string; definition: string }[];
};

/**
 * Takes away the references between tables, which point in circles, and the triggers that refuse or judge changes.
 * Part of the transaction, and open to the owner of the tables: no superuser is needed.
 */
export async function dropRules(client: pg.Client, tables: readonly Table[]): Promise<DroppedRules> {
  const { rows: references } = await client.query<DroppedRules['references'][number]>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table public.${quoted([name])} disable trigger user`);
  return { tables, references };
}

/** Brings everything back. Each reference is proved for all rows on the way. */
export async function giveRules(client: pg.Client, { tables, references }: DroppedRules): Promise<void> {
  for (const { name } of tables) await client.query(`alter table public.${quoted([name])} enable trigger user`);
  for (const { table, name, definition } of references) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
