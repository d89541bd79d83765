import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sequencesOf } from './statements.mjs';

// The statements of one operation as a script of pgbench: how often this machine's database can do the same at all.

const run = promisify(execFile);
const requireOfServer = createRequire(new URL('../apps/server/package.json', import.meta.url));
const pg = requireOfServer('pg');

const threads = 2;
const digits = 15;

/**
 * How often a second pgbench runs what was recorded; why not, where it cannot.
 * @param {string} url
 * @param {[import('./statements.mjs').Statement[], import('./statements.mjs').Statement[]]} recordings of the same operation, the later one last
 * @param {{ seconds: number, connections: number }} bounds
 * @returns {Promise<{ perSecond: number, statements: number } | { missing: string }>}
 */
export async function replayFigures(url, recordings, { seconds, connections }) {
  const program = process.env.PGBENCH ?? 'pgbench';
  if (!(await run(program, ['--version']).catch(() => undefined))) return { missing: 'pgbench (PGBENCH is its path)' };
  const [, statements] = recordings;
  const folder = await mkdtemp(join(tmpdir(), 'replay-'));
  const script = join(folder, 'replay.sql');
  try {
    await writeFile(script, await scriptOf(url, recordings));
    const load = ['-n', '-c', connections, '-j', threads, '-T', seconds, '-f', script, url].map(String);
    const { stdout, stderr } = await run(program, load, {
      env: { ...process.env, PGOPTIONS: '-c log_statement=none' },
    });
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    if (!perSecond || /aborted/.test(stderr)) return { missing: `an answer of pgbench: ${stderr.slice(-300)}` };
    return { perSecond: Math.round(perSecond * 10) / 10, statements: statements.length };
  } catch (error) {
    return { missing: `an answer of pgbench: ${String(error.stderr ?? error).slice(-300)}` };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @returns {Promise<string>} what differs between two recordings is new in every run of the script, all else as it was */
async function scriptOf(url, [before, after]) {
  const made = await madeIds(url, after);
  const fresh = new Map();
  const literal = (value, usual) => {
    if (value === null) return 'null';
    const own = value === usual || isAlike(value) ? undefined : (made.get(value) ?? likeIt(value, fresh));
    return own ?? `'${value.replaceAll("'", "''")}'`;
  };
  const lines = after.map(({ text, values }, statement) =>
    text.replace(/\$(\d+)(?!\d)/g, (_, at) => {
      const place = Number(at) - 1;
      return literal(values[place] ?? null, before[statement].values[place] ?? null);
    }),
  );
  return [`\\set number random(1, 9${'0'.repeat(digits - 1)})`, ...lines.map((line) => `${line};`)].join('\n');
}

/** Documents and moments may be the same in every run. */
const isAlike = (value) => /^[[{]|^\d{4}-\d\d-\d\d/.test(value);

/** A text of the same length and beginning, another one in every run; nothing for a number, which is a measure of that one run. */
function likeIt(value, fresh) {
  if (/^-?\d+$/.test(value)) return undefined;
  if (!fresh.has(value)) fresh.set(value, fresh.size);
  const at = fresh.get(value);
  const kept = /^[A-Z]\d{6}/.exec(value)?.[0] ?? '';
  const made = `md5(:number::text || '${at}')`;
  const long = value.length - kept.length > 32 ? `${made} || md5(${made})` : made;
  const drawn = `substr(${long}, 1, ${value.length - kept.length})`;
  return kept ? `('${kept}' || translate(upper(${drawn}), '01', 'XY'))` : `(${drawn})`;
}

/** The ids that the operation's own inserts got last: a run takes those of its own inserts instead. */
async function madeIds(url, statements) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    const made = new Map();
    for (const sequence of await sequencesOf(database, statements)) {
      const { rows } = await database.query(`select last_value::text as value from ${sequence}`);
      made.set(rows[0].value, `currval('${sequence}')`);
    }
    return made;
  } finally {
    await database.end();
  }
}
