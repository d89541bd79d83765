import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

const migrationName = /^\d{4}_[a-z0-9_]+\.sql$/;
/** Raised when two migrators create the lock table at the same moment: the loser begins again. */
const raceCodes = new Set(['23505', '42P07']);
/** The same code also says that a migration does not fit the data: that never ends by itself. */
const maxTries = 5;

/** Applies the missing migrations of a folder, all or none, one migrator at a time. Answers the names applied. */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => migrationName.test(name)).sort();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let tries = 1; ; tries++) {
      try {
        await client.query('begin');
        const applied = await applyMissing(client, folder, names);
        await client.query('commit');
        return applied;
      } catch (error) {
        await client.query('rollback');
        const isRace =
          error instanceof pg.DatabaseError && raceCodes.has(error.code ?? '') && error.table !== undefined;
        if (!isRace || tries === maxTries) throw error;
      }
    }
  } finally {
    await client.end();
  }
}

/** Applies those migrations of `names` that are missing, in the caller's transaction. Answers the names applied. */
export async function applyMissing(client: pg.Client, folder: string, names: readonly string[]): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  await client.query('lock table schema_migrations in access exclusive mode');
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
  const applied = new Set(rows.map((row) => row.name));
  const missing = names.filter((name) => !applied.has(name));
  for (const name of missing) {
    await client.query(await readFile(join(folder, name), 'utf8'));
    await client.query('insert into schema_migrations (name) values ($1)', [name]);
  }
  return missing;
}
