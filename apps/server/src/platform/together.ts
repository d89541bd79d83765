import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { clientOf, type Reader } from './db.ts';

type Answers<Asked extends readonly unknown[]> = { -readonly [At in keyof Asked]: Awaited<Asked[At]> };

/**
 * Asks everything that `ask` lists in one trip to the database, and what follows from an answer in the next. A statement costs
 * its own time and its trip, and the trip is often the longer of the two. All of it goes through one connection, that of the
 * transaction where there is one, and has to be asked of the reader that `ask` is given.
 */
export async function together<Asked extends readonly unknown[] | []>(
  db: Reader,
  ask: (db: Reader) => Asked,
): Promise<Answers<Asked>> {
  const connections = clientOf(db);
  if (!(connections instanceof pg.Pool)) return allOf(ask(db));
  const client = await connections.connect();
  try {
    return await allOf(ask(readerOf(client)));
  } finally {
    client.release();
  }
}

/** Waits for all, also when one fails: whatever followed later would be asked on a connection that serves another request by then. */
async function allOf<Asked extends readonly unknown[] | []>(asked: Asked): Promise<Answers<Asked>> {
  await Promise.allSettled(asked);
  return Promise.all(asked);
}

const readers = new WeakMap<pg.PoolClient, Reader>();

function readerOf(client: pg.PoolClient): Reader {
  const reader = readers.get(client) ?? drizzle({ client });
  readers.set(client, reader);
  return reader;
}
