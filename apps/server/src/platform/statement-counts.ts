import { hrtime } from 'node:process';
import type pg from 'pg';

/** What one statement came to since the last take. Times in microseconds. */
export type StatementCount = {
  text: string;
  count: number;
  errors: number;
  totalUs: number;
  maxUs: number;
  rows: number;
  /** How many took how long: bucket `n` holds times from 2^(n/4) µs on. */
  buckets: Map<number, number>;
};
export type SlowStatement = { text: string; at: Date; us: number; rows: number };
export type Taken = { counts: StatementCount[]; slow: SlowStatement[] };

export const slowFromMs = 200;
const mostTexts = 1_000;
const mostTextLength = 4_000;
const mostSlow = 50;
/** A statement that begins so is the monitor's own and is not counted. */
export const monitorMark = '/* monitor */';

type Queryable = { query: (...args: unknown[]) => unknown };
type Outcome = { rowCount?: number | null } | { rowCount?: number | null }[] | undefined;

/** Counts the statements of a pool's connections. Parameters are never looked at: a statement is its text with `$1`, `$2`. */
export class StatementCounts {
  private counts = new Map<string, StatementCount>();
  private slow: SlowStatement[] = [];
  /** Texts as they come and as they are counted; the same few hundred again and again. */
  private readonly shapes = new Map<string, string>();

  /** Everything since the last take. */
  take(): Taken {
    const taken = { counts: [...this.counts.values()], slow: this.slow };
    this.counts = new Map();
    this.slow = [];
    return taken;
  }

  /** From now on every statement of this connection is counted. */
  watch(client: pg.PoolClient): void {
    // The driver's overloads come down to this.
    const watched = client as unknown as Queryable;
    const query = watched.query.bind(watched);
    watched.query = (...args) => {
      const text = textOf(args[0]);
      if (text === undefined || text.startsWith(monitorMark)) return query(...args);
      const since = hrtime.bigint();
      const note = (error: unknown, result: Outcome) => this.add(text, since, error ? undefined : (result ?? {}));
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        args[args.length - 1] = (error: unknown, result: Outcome) => {
          note(error, result);
          Reflect.apply(callback, undefined, [error, result]);
        };
        return query(...args);
      }
      const answer = query(...args);
      if (answer instanceof Promise)
        answer.then(
          (result: Outcome) => note(undefined, result),
          (error: unknown) => note(error, undefined),
        );
      return answer;
    };
  }

  private add(text: string, since: bigint, result: Outcome): void {
    const us = Number((hrtime.bigint() - since) / 1_000n);
    const shape = this.shapeOf(text);
    const known = this.counts.get(shape);
    const entry = known ?? { text: shape, count: 0, errors: 0, totalUs: 0, maxUs: 0, rows: 0, buckets: new Map() };
    if (!known) this.counts.set(shape, entry);
    const rows = Array.isArray(result) ? 0 : (result?.rowCount ?? 0);
    entry.count += 1;
    entry.errors += result === undefined ? 1 : 0;
    entry.totalUs += us;
    entry.maxUs = Math.max(entry.maxUs, us);
    entry.rows += rows;
    const bucket = bucketOf(us);
    entry.buckets.set(bucket, (entry.buckets.get(bucket) ?? 0) + 1);
    if (us >= slowFromMs * 1_000 && this.slow.length < mostSlow)
      this.slow.push({ text: shape, at: new Date(), us, rows });
  }

  private shapeOf(text: string): string {
    const known = this.shapes.get(text);
    if (known !== undefined) return known;
    const shape = shapeOf(text);
    if (this.shapes.size < mostTexts) this.shapes.set(text, shape);
    return shape;
  }
}

/** Lists of any length count as one statement, and so do sums of rows; layout does not matter. */
export const shapeOf = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\((?:\s*(?:\$\d+(?:::[\w[\]]+)?|default)\s*,?)+\)/g, '(…)')
    .replace(/\(…\)(?:\s*,\s*\(…\))+/g, '(…), …')
    .trim()
    .slice(0, mostTextLength);

const bucketsPerDoubling = 4;
export const bucketOf = (us: number): number => (us < 1 ? 0 : Math.floor(Math.log2(us) * bucketsPerDoubling));
/** The longest time that a bucket holds, in microseconds. */
export const topOfBucket = (bucket: number): number => 2 ** ((bucket + 1) / bucketsPerDoubling);

function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
    ? query.text
    : undefined;
}
