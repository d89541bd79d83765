import type { ProviderView, QueryOf, listProviderAttempts as contract } from '@kouan/contract';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { hasText } from '../../platform/list-query.ts';
import { findItems } from '../catalog/index.ts';
import { userBriefs } from '../identity/index.ts';
import { beijingDay, listProviderRows } from './provider-queries.ts';
import { hasAll, openSecrets, type Secrets } from './provider-secrets.ts';
import { providerAttempts, providerDays, type ProviderRow } from './provider-tables.ts';
import { providers } from './providers/list.ts';
import type { Provider } from './providers/provider.ts';

const defaultPageSize = 10;
const hintLength = 4;

/** The providers in their order of trial, with what they were asked today. `secret` is the installation's. */
export async function providerViews(db: Reader, secret: Buffer): Promise<Sendable<ProviderView>[]> {
  const rows = await listProviderRows(db);
  const { now, used, outcomes, lastGood } = await todayOf(db);
  const people = await userBriefs(
    db,
    rows.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return rows.flatMap((row) => {
    const provider = providers.find(({ name }) => name === row.name);
    if (!provider) return [];
    const secrets = openSecrets(secret, row);
    const { name, isEnabled, failures, baseUrl, dailyQuota, cacheMinutes, timeoutMs, changedAt } = row;
    const isResting = row.restsUntil !== null && row.restsUntil > now;
    return [
      {
        ...{ name, isEnabled, failures, baseUrl, dailyQuota, cacheMinutes, timeoutMs, changedAt },
        title: provider.title,
        sites: provider.sites,
        usualBaseUrl: provider.baseUrl,
        state: stateOf({ provider, row, secrets, isResting }),
        restsUntil: isResting ? row.restsUntil : null,
        usedToday: used.get(name) ?? 0,
        secrets: secretViews(provider, secrets),
        today: (outcomes.get(name) ?? []).map(({ outcome, total }) => ({ outcome, count: total })),
        lastGoodAt: lastGood.get(name) ?? null,
        changedBy: people.get(row.changedBy ?? 0)?.nickName ?? '',
      },
    ];
  });
}

type Seen = { provider: Provider; row: ProviderRow; secrets: Secrets | undefined; isResting: boolean };

function stateOf({ provider, row, secrets, isResting }: Seen): ProviderView['state'] {
  if (secrets === undefined) return 'unreadable';
  if (!hasAll(provider, secrets)) return 'incomplete';
  if (!row.isEnabled) return 'off';
  return isResting ? 'resting' : 'ready';
}

/** Whether each key is there; of those that are no secret also how they end. */
const secretViews = ({ secrets: wanted }: Provider, entered: Secrets = {}) =>
  wanted.map(({ name, title, isShown }) => {
    const value = entered[name] ?? '';
    const hint = isShown && value.length > hintLength ? value.slice(-hintLength) : '';
    return { name, title, isSet: value !== '', hint };
  });

/** What today (of Beijing) came to, and when each last told of an item. */
async function todayOf(db: Reader) {
  const { rows: clock } = await db.execute<{ now: Date }>(sql`select app_now() as now`);
  const days = await db
    .select()
    .from(providerDays)
    .where(eq(providerDays.day, sql`${beijingDay}`));
  const since = sql`(${beijingDay}::timestamp at time zone 'Asia/Shanghai')`;
  const counted = await db
    .select({ provider: providerAttempts.provider, outcome: providerAttempts.outcome, total: count() })
    .from(providerAttempts)
    .where(sql`${providerAttempts.attemptedAt} >= ${since}`)
    .groupBy(providerAttempts.provider, providerAttempts.outcome)
    .orderBy(desc(count()));
  const good = await db
    .select({ provider: providerAttempts.provider, at: sql<string>`max(${providerAttempts.attemptedAt})` })
    .from(providerAttempts)
    .where(and(eq(providerAttempts.outcome, 'found'), eq(providerAttempts.isFromCache, false)))
    .groupBy(providerAttempts.provider);
  return {
    now: new Date(String(clock[0]?.now)),
    used: new Map(days.map(({ provider, asked }) => [provider, asked])),
    outcomes: groupBy(counted, ({ provider }) => provider),
    lastGood: new Map(good.map(({ provider, at }) => [provider, new Date(at)])),
  };
}

/** What was tried, the newest trial first and its steps in their order. */
export async function listAttempts(db: Reader, query: QueryOf<typeof contract>) {
  const { page = 0, size = defaultPageSize, blurry, provider, outcome, site, itemId } = query;
  const wanted = and(
    provider === undefined ? undefined : eq(providerAttempts.provider, provider),
    outcome === undefined ? undefined : eq(providerAttempts.outcome, outcome),
    site === undefined ? undefined : inArray(providerAttempts.site, sitesOf(site)),
    itemId === undefined ? undefined : eq(providerAttempts.itemId, itemId),
    hasText(blurry, [providerAttempts.itemId, providerAttempts.code]),
  );
  const rows = await db
    .select()
    .from(providerAttempts)
    .where(wanted)
    .orderBy(desc(providerAttempts.id))
    .limit(size)
    .offset(page * size);
  const [all] = await db.select({ total: count() }).from(providerAttempts).where(wanted);
  const people = await userBriefs(
    db,
    rows.flatMap(({ askedBy }) => askedBy ?? []),
  );
  const products = await findItems(
    db,
    rows.map((row) => ({ site: row.site, itemId: row.itemId, externalSkuId: undefined })),
  );
  const content = rows.map(({ askedBy, ...row }, index) => ({
    ...row,
    title: providers.find(({ name }) => name === row.provider)?.title ?? {
      cn: row.provider,
      en: row.provider,
      vi: row.provider,
    },
    productId: products[index]?.publicId ?? null,
    askedBy: people.get(askedBy ?? 0)?.nickName ?? '',
  }));
  return { content, totalElements: all?.total ?? 0 };
}

/** The two sites of Taobao share their items. */
const sitesOf = (site: string): string[] => (site === 'taobao' || site === 'tmall' ? ['taobao', 'tmall'] : [site]);
