/** A rule that must hold at all times, as a query that answers the rows which break it. */
export type Invariant = { name: string; query: string };
export type Broken = { name: string; rows: Record<string, unknown>[] };
/** Any connection that can run a query. */
export type Connection = { query(text: string): Promise<{ rows: Record<string, unknown>[] }> };

const shownRows = 20;
const heading = /^-- (I\d+: .+)$/;

/** Reads the rules: each begins with a line `-- I7: what must hold` and is one query. */
export function readInvariants(text: string): Invariant[] {
  const invariants: Invariant[] = [];
  for (const line of text.split('\n')) {
    const name = heading.exec(line)?.[1];
    if (name !== undefined) invariants.push({ name, query: '' });
    else if (!line.startsWith('--')) {
      const last = invariants.at(-1);
      if (last) last.query += `${line}\n`;
    }
  }
  return invariants.map(({ name, query }) => ({ name, query: query.trim().replace(/;$/, '') }));
}

/** The rules that do not hold, with the first rows that break each. One snapshot for all of them. */
export async function findBroken(connection: Connection, invariants: readonly Invariant[]): Promise<Broken[]> {
  const broken: Broken[] = [];
  await connection.query('begin isolation level repeatable read read only');
  try {
    for (const { name, query } of invariants) {
      const { rows } = await connection.query(`select * from (${query}) as found limit ${shownRows}`);
      if (rows.length > 0) broken.push({ name, rows });
    }
  } finally {
    await connection.query('rollback');
  }
  return broken;
}
