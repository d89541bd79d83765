import { randomUUID } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// What an operation of the application sends to its database, read from the log of that database.

const requireOfServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const pg = requireOfServer('pg');

/** A statement as it was sent: `values` are its parameters as text, null for none. @typedef {{ text: string, values: (string | null)[] }} Statement */

/** What the log gets while the application winds down an answer. */
const logComesAfterMs = 500;
const reconnectMs = 1_500;
const mostRecordings = 10;
/** Of the queue of jobs, which looks for work all the time, and of the recording itself. */
const isNobodys = /\bjobs\.|pg_notify|^select 'bench /i;

/**
 * Runs `work` while the database logs every statement. `record` in it repeats an operation until it sent the same statements
 * twice, and gives both times, so that what is new each time can be told from what is not: the application has work of its own
 * in between. Undefined where the log cannot be read: the database is not the project's own.
 * @template T
 * @param {{ url: string | undefined, folder: string }} at
 * @param {(record: (operate: () => Promise<unknown>) => Promise<[Statement[], Statement[]]>) => Promise<T>} work
 * @returns {Promise<T | undefined>}
 */
export async function whileLogged({ url, folder }, work) {
  const path = join(folder, 'postgres.log');
  if (url === undefined || (await stat(path).catch(() => undefined)) === undefined) return undefined;
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const everyConnectionAnew = async () => {
    await database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = 'idle'`,
    );
    await wait(reconnectMs);
  };
  const mark = async (id) => {
    await database.query(`set log_statement = 'all'; select 'bench ${id}'; set log_statement = 'none'`);
  };
  const recordOnce = async (operate) => {
    const { size } = await stat(path);
    const id = randomUUID();
    await mark(`${id} begins`);
    await operate();
    await wait(logComesAfterMs);
    await mark(`${id} ends`);
    return readStatements(await textFrom(path, size)).filter(({ text }) => !isNobodys.test(text));
  };
  const record = async (operate) => {
    await spreadIds(database, await recordOnce(operate));
    const recordings = [];
    while (recordings.length < mostRecordings) {
      const latest = await recordOnce(operate);
      const same = recordings.find((one) => isSame(one, latest));
      if (same) return /** @type {[Statement[], Statement[]]} */ ([same, latest]);
      recordings.push(latest);
    }
    throw new Error('The application did something else all the time: nothing could be recorded.');
  };
  const name = (await database.query('select quote_ident(current_database()) as name')).rows[0].name;
  await database.query(`alter database ${name} set log_statement = 'all'`);
  try {
    await everyConnectionAnew();
    return await work(record);
  } finally {
    await database.query(`alter database ${name} reset log_statement`);
    await everyConnectionAnew();
    await database.end();
  }
}

const isSame = (one, other) => one.length === other.length && one.every(({ text }, at) => text === other[at].text);

/** Tables that statements insert into, and the sequences that give their rows ids. */
export async function sequencesOf(database, statements) {
  const tables = statements.flatMap(({ text }) =>
    [...text.matchAll(/insert into "?(\w+)"?/gi)].map(([, table]) => table),
  );
  const { rows } = await database.query(
    `select pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence from information_schema.columns
     where table_schema = current_schema() and column_name = 'id' and table_name = any($1)
       and (is_identity = 'YES' or column_default like 'nextval%')`,
    [tables],
  );
  return rows.map(({ sequence }) => sequence);
}

/** Ids of different tables differ from now on, so that each can be recognised. */
async function spreadIds(database, statements) {
  const sequences = await sequencesOf(database, statements);
  for (const [at, sequence] of sequences.entries())
    await database.query(`select setval('${sequence}', last_value + ${(at + 1) * 1009}) from ${sequence}`);
}

async function textFrom(path, position) {
  const { size } = await stat(path);
  const file = await open(path);
  try {
    const { buffer } = await file.read({ buffer: Buffer.alloc(size - position), position });
    return buffer.toString('utf8');
  } finally {
    await file.close();
  }
}

const entryStart = /^\d{4}-\d\d-\d\d [\d:.]+ \S+ \[\d+\] /;
const statementStart = /^LOG: {2}(?:statement|execute [^:]+): /;
const parametersStart = /^DETAIL: {2}Parameters: /i;

/** Statements of a log, those between its two marks where it has them. @param {string} log @returns {Statement[]} */
export function readStatements(log) {
  const entries = [];
  for (const line of log.split('\n')) {
    if (entryStart.test(line)) entries.push(line.replace(entryStart, ''));
    else if (entries.length > 0) entries.push(`${entries.pop()}\n${line.replace(/^\t/, '')}`);
  }
  const found = [];
  for (const entry of entries) {
    if (statementStart.test(entry)) found.push({ text: entry.replace(statementStart, '').trim(), values: [] });
    else if (parametersStart.test(entry) && found.length > 0)
      found.at(-1).values = readParameters(entry.replace(parametersStart, ''));
  }
  return found.filter(({ text }) => !text.startsWith("set log_statement = 'all'"));
}

/** `$1 = 'it''s', $2 = NULL` as values. @param {string} text @returns {(string | null)[]} */
function readParameters(text) {
  const values = [];
  for (const [, quoted] of text.matchAll(/\$\d+ = (?:NULL|'((?:[^']|'')*)')/g))
    values.push(quoted === undefined ? null : quoted.replaceAll("''", "'"));
  return values;
}
