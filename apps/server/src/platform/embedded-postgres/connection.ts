import { realpath } from 'node:fs/promises';
import pg from 'pg';

export type Address = { port: number; password: string };

const superuser = 'postgres';
const databaseName = 'kouan';
const connectTimeoutMs = 5_000;
const duplicateDatabase = '42P04';

export const urlOf = ({ port, password }: Address): string =>
  `postgres://${superuser}:${encodeURIComponent(password)}@127.0.0.1:${port}/${databaseName}`;

/** Whether the server on this port knows the password and serves exactly this folder. */
export async function servesFolder(address: Address, dataFolder: string): Promise<boolean> {
  try {
    return await withClient(address, async (client) => {
      const { rows } = await client.query<{ data_directory: string }>('show data_directory');
      return rows[0] !== undefined && (await realpath(rows[0].data_directory)) === (await realpath(dataFolder));
    });
  } catch {
    return false;
  }
}

/** Creates the application's database; a second call, or a second process, finds it there. */
export async function ensureDatabase(address: Address): Promise<void> {
  await withClient(address, async (client) => {
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rows.length > 0) return;
    await client.query(`create database ${databaseName}`).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError) || (error.code !== duplicateDatabase && error.code !== '23505'))
        throw error;
    });
  });
}

/** How many connections of other clients the server has. */
export async function countClients(address: Address): Promise<number> {
  return withClient(address, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0]?.count ?? 0;
  });
}

async function withClient<T>({ port, password }: Address, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    database: 'postgres',
    connectionTimeoutMillis: connectTimeoutMs,
  });
  client.on('error', () => undefined); // a server that stops meanwhile must not end this process
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
