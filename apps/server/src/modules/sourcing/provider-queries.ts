import { and, asc, eq, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { linkProviders, providerAnswers, providerAttempts, type ProviderRow } from './provider-tables.ts';
import { providers } from './providers/list.ts';
import type { ProviderAnswer, WantedItem } from './providers/provider.ts';

/** The day by which the platforms count. */
export const beijingDay = sql`(${nowSql} at time zone 'Asia/Shanghai')::date`;

/** A row for every provider there is: a new one stands last, as it usually is. */
export async function installProviders(db: Reader): Promise<void> {
  for (const { name, baseUrl, usual } of providers) {
    await db.execute(sql`
      insert into link_providers (name, position, is_enabled, base_url, daily_quota, cache_minutes, timeout_ms)
      select ${name}::text, coalesce(max(position), 0) + 1, ${usual.isEnabled}::boolean, ${baseUrl}::text, ${usual.dailyQuota}::int,
        ${usual.cacheMinutes}::int, ${usual.timeoutMs}::int
      from link_providers on conflict (name) do nothing`);
  }
}

export const listProviderRows = (db: Reader): Promise<ProviderRow[]> =>
  db.select().from(linkProviders).orderBy(asc(linkProviders.position), asc(linkProviders.name));

/** Throws provider.not_found. */
export async function getProviderRow(db: Reader, name: string): Promise<ProviderRow> {
  const [row] = await db.select().from(linkProviders).where(eq(linkProviders.name, name));
  return row ?? fail('provider.not_found');
}

/** Holds the provider until the transaction ends. Throws provider.not_found. */
export async function lockProviderRow(tx: Tx, name: string): Promise<ProviderRow> {
  const [row] = await tx.select().from(linkProviders).where(eq(linkProviders.name, name)).for('update');
  return row ?? fail('provider.not_found');
}

/** All of them, held until the transaction ends. */
export const lockAllProviders = (tx: Tx): Promise<{ name: string }[]> =>
  tx.select({ name: linkProviders.name }).from(linkProviders).orderBy(asc(linkProviders.name)).for('update');

export async function updateProvider(
  tx: Tx,
  name: string,
  { by, ...changes }: Partial<Omit<ProviderRow, 'name' | 'changedBy' | 'changedAt'>> & { by: number },
): Promise<void> {
  await tx
    .update(linkProviders)
    .set({ ...changes, changedBy: by, changedAt: nowSql })
    .where(eq(linkProviders.name, name));
}

type Key = { provider: string; item: WantedItem };

/** What the provider last told of the item, if it may still be used. */
export async function findAnswer(
  db: Reader,
  { provider, item, cacheMinutes }: Key & { cacheMinutes: number },
): Promise<ProviderAnswer | undefined> {
  const isFresh = sql`${providerAnswers.answeredAt} > ${nowSql} - make_interval(mins => ${cacheMinutes}::int)`;
  const [row] = await db
    .select()
    .from(providerAnswers)
    .where(
      and(
        eq(providerAnswers.provider, provider),
        eq(providerAnswers.site, item.site),
        eq(providerAnswers.itemId, item.itemId),
        isFresh,
      ),
    );
  if (!row) return undefined;
  if (row.content !== null) return { product: row.content };
  return row.outcome === 'found' ? undefined : { outcome: row.outcome, code: row.code };
}

/** Keeps what was told of an item, in place of what was told before. */
export async function keepAnswer(db: Reader, { provider, item }: Key, answer: ProviderAnswer): Promise<void> {
  const kept =
    'product' in answer
      ? { outcome: 'found' as const, code: '', content: answer.product }
      : { outcome: answer.outcome, code: answer.code, content: null };
  await db
    .insert(providerAnswers)
    .values({ provider, site: item.site, itemId: item.itemId, ...kept })
    .onConflictDoUpdate({
      target: [providerAnswers.provider, providerAnswers.site, providerAnswers.itemId],
      set: { ...kept, answeredAt: nowSql },
    });
}

export async function insertAttempt(db: Reader, row: typeof providerAttempts.$inferInsert): Promise<void> {
  await db.insert(providerAttempts).values(row);
}

/** Whether a provider was asked for the item within these hours. */
export async function wasAsked(db: Reader, { site, itemId }: WantedItem, hours: number): Promise<boolean> {
  const [row] = await db
    .select({ id: providerAttempts.id })
    .from(providerAttempts)
    .where(
      and(
        eq(providerAttempts.site, site),
        eq(providerAttempts.itemId, itemId),
        sql`${providerAttempts.attemptedAt} > ${nowSql} - make_interval(hours => ${hours}::int)`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

const attemptsKeptDays = 30;
const answersKeptDays = 7;
const daysKept = 400;
const atOnce = 1000;

/** Forgets attempts, answers and counters of the past, some at a time. Answers whether there were any. */
export async function forgetAttempts(tx: Tx): Promise<boolean> {
  const attempts = await tx.execute(sql`
    delete from provider_attempts where id in (
      select id from provider_attempts where attempted_at < app_now() - make_interval(days => ${attemptsKeptDays}::int)
      limit ${atOnce}::int for update skip locked) returning id`);
  await tx.execute(sql`
    delete from provider_answers where answered_at < app_now() - make_interval(days => ${answersKeptDays}::int)`);
  await tx.execute(sql`delete from provider_days where day < ${beijingDay} - ${daysKept}::int`);
  return attempts.rows.length > 0;
}
