import type { BodyOf, ExchangeRateView } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { marketWithSpread } from '@kouan/domain';
import { and, count, desc, eq, lte, max } from 'drizzle-orm';
import { currentTime, nowSql } from '../../platform/clock.ts';
import { type Reader, type Tx, violatedConstraint } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { namesOf } from './names.ts';
import { exchangeRates } from './settings-tables.ts';

type RateRow = typeof exchangeRates.$inferSelect;
type Wish = BodyOf<typeof contract.addRate>;
/** Newest first, with what lies ahead on top. */
export async function listRateRows(
  db: Reader,
  { page, size }: { page: number; size: number },
): Promise<{ rows: RateRow[]; total: number }> {
  const rows = await db
    .select()
    .from(exchangeRates)
    .orderBy(desc(exchangeRates.effectiveAt))
    .limit(size)
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(exchangeRates);
  return { rows, total: counted?.total ?? 0 };
}

/** Adds a rate from now or a later moment on. Throws rate.in_the_past, rate.moment_taken. */
export async function addRate(tx: Tx, wish: Wish & { actorId: number }): Promise<RateRow> {
  const effectiveAt = await momentOf(tx, wish);
  const values = { ...ratesOf(wish), createdBy: wish.actorId, ...(effectiveAt ? { effectiveAt } : {}) };
  const [row] = await orRefused(tx.insert(exchangeRates).values(values).returning());
  assert(row, 'the rate was added');
  return row;
}

/** Only what lies ahead. Throws rate.not_found, rate.was_in_force, rate.in_the_past, rate.moment_taken. */
export async function editRate(tx: Tx, { id, ...wish }: Wish & { id: number; actorId: number }): Promise<RateRow> {
  await lockFuture(tx, id);
  const effectiveAt = (await momentOf(tx, wish)) ?? nowSql;
  const values = { ...ratesOf(wish), effectiveAt, createdBy: wish.actorId };
  const [row] = await orRefused(tx.update(exchangeRates).set(values).where(eq(exchangeRates.id, id)).returning());
  return row ?? fail('rate.not_found');
}

/** Throws rate.not_found, rate.was_in_force. */
export async function deleteRate(tx: Tx, id: number): Promise<void> {
  await lockFuture(tx, id);
  await tx.delete(exchangeRates).where(eq(exchangeRates.id, id));
}

const ratesOf = ({ marketRateVndPerCnyMicros, spreadBasisPoints }: Wish) => ({
  marketRateVndPerCnyMicros: BigInt(marketRateVndPerCnyMicros),
  spreadBasisPoints,
  rateVndPerCnyMicros: marketWithSpread(BigInt(marketRateVndPerCnyMicros), spreadBasisPoints),
});

async function momentOf(tx: Tx, { effectiveAt }: Pick<Wish, 'effectiveAt'>): Promise<Date | undefined> {
  if (effectiveAt === undefined) return undefined;
  const wanted = new Date(effectiveAt);
  if (wanted <= (await currentTime(tx))) fail('rate.in_the_past', {}, { effectiveAt: 'rate.in_the_past' });
  return wanted;
}

async function lockFuture(tx: Tx, id: number): Promise<void> {
  const [row] = await tx.select().from(exchangeRates).where(eq(exchangeRates.id, id)).for('update');
  if (!row) fail('rate.not_found');
  if (row.effectiveAt <= (await currentTime(tx))) fail('rate.was_in_force');
}

async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatedConstraint(error) === 'exchange_rates_effective')
      fail('rate.moment_taken', {}, { effectiveAt: 'rate.moment_taken' });
    throw error;
  }
}

export async function toRateViews(db: Reader, rows: readonly RateRow[]): Promise<Sendable<ExchangeRateView>[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const now = await currentTime(db);
  const [current] = await db
    .select({ at: max(exchangeRates.effectiveAt) })
    .from(exchangeRates)
    .where(and(lte(exchangeRates.effectiveAt, nowSql)));
  return rows.map((row) => ({
    id: row.id,
    rateVndPerCnyMicros: row.rateVndPerCnyMicros,
    marketRateVndPerCnyMicros: row.marketRateVndPerCnyMicros,
    spreadBasisPoints: row.spreadBasisPoints,
    effectiveAt: row.effectiveAt,
    createdBy: row.createdBy === null ? null : (names.get(row.createdBy) ?? null),
    createdAt: row.createdAt,
    isInForce: row.effectiveAt.getTime() === current?.at?.getTime(),
    isEditable: row.effectiveAt > now,
  }));
}
