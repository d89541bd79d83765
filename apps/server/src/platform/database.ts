import pg from 'pg';
import type { Config } from './config.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './embedded-postgres/index.ts';

export type Database = {
  url: string;
  /** Something the operator should know about a server of their own; one line. */
  warning: string | undefined;
  /** Stops the embedded server unless another process uses it. One's own server is left alone. */
  stop(): Promise<void>;
};

/** The database cannot be used. The message is one line for the operator. */
export class DatabaseError extends Error {}

const minimumVersion = 150_000;

/** Opens one's own server (`DATABASE_URL`), else starts or joins the embedded one. Throws DatabaseError. */
export async function openDatabase(config: Config, onProgress: (text: string) => void): Promise<Database> {
  if (config.databaseUrl)
    return { url: config.databaseUrl, warning: await checkServer(config.databaseUrl), stop: async () => {} };
  try {
    const server = await startEmbeddedPostgres({ dataDir: config.dataDir, onProgress });
    return { url: server.url, warning: undefined, stop: () => server.stop() };
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw new DatabaseError(error.message);
    throw error;
  }
}

async function checkServer(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; finds: boolean }>(
      "select current_setting('server_version_num') as version, lower('Đ') = 'đ' as finds",
    );
    if (Number(rows[0]?.version) < minimumVersion)
      throw new DatabaseError('The server of DATABASE_URL is older than PostgreSQL 15.');
    return rows[0]?.finds
      ? undefined
      : 'The database was created with the locale C: searching Chinese and Vietnamese will miss goods. Create it with LC_CTYPE C.UTF-8.';
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(
      `The database of DATABASE_URL cannot be reached: ${error instanceof Error ? error.message : 'no answer'}.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
