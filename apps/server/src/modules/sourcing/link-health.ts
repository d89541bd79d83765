import type { LinkHealthRow, ReadingWay } from '@kouan/contract';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';

/** A way is in trouble when so many of its readings of the last hour failed for two people or more, and more than half of all. */
const troubledReadings = 5;
const troubledReaders = 2;
/** The page itself says so: the site could be read. */
const notTrouble = ['OFF_SHELF', 'TRANSLATED'];
const maxErrorCodes = 10;

type Counted = {
  site: string;
  way: ReadingWay;
  version: string;
  problem: string | null;
  total: number;
  recent: number;
  readers: string[] | null;
  last_at: Date;
};

async function countReadings(db: Reader, hours: number): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select site, way, version, problem, count(*)::int as total,
      (count(*) filter (where read_at > app_now() - interval '1 hour'))::int as recent,
      array_agg(distinct reader) filter (where read_at > app_now() - interval '1 hour') as readers, max(read_at) as last_at
    from link_readings where read_at > app_now() - make_interval(hours => ${hours}::int)
    group by site, way, version, problem`);
  return rows;
}

const sum = (rows: readonly Counted[], of: 'total' | 'recent'): number => rows.reduce((all, row) => all + row[of], 0);
const lastOf = (rows: readonly Counted[]): Date | null =>
  rows.map((row) => new Date(row.last_at)).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;

function isTroubled(rows: readonly Counted[]): boolean {
  const failing = rows.filter(({ problem }) => problem !== null && !notTrouble.includes(problem));
  const failed = sum(failing, 'recent');
  const readers = new Set(failing.flatMap((row) => row.readers ?? []));
  return failed >= troubledReadings && failed * 2 > sum(rows, 'recent') && readers.size >= troubledReaders;
}

/** How well each site can be read, by way and plug-in version; what fails most stands first. */
export async function linkHealth(db: Reader, hours: number): Promise<Sendable<LinkHealthRow>[]> {
  const groups = groupBy(await countReadings(db, hours), ({ site, way, version }) => `${site} ${way} ${version}`);
  return [...groups.values()]
    .flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const { site, way, version } = first;
      const failed = rows.filter(({ problem }) => problem !== null);
      const good = rows.filter(({ problem }) => problem === null);
      const errors = failed
        .map(({ problem, total }) => ({ code: problem ?? '', count: total }))
        .toSorted((a, b) => b.count - a.count)
        .slice(0, maxErrorCodes);
      return [
        {
          site,
          way,
          version,
          total: sum(rows, 'total'),
          good: sum(good, 'total'),
          lastGoodAt: lastOf(good),
          lastFailedAt: lastOf(failed),
          errors,
          isTroubled: isTroubled(rows),
        },
      ];
    })
    .toSorted((a, b) => Number(b.isTroubled) - Number(a.isTroubled) || a.good / a.total - b.good / b.total);
}

/** The sites that buyers cannot have read at the moment, whatever the version of their plug-in. */
export async function troubledSites(db: Reader): Promise<{ site: string; ways: ReadingWay[] }[]> {
  const rows = (await countReadings(db, 1)).filter(({ way }) => way === 'plugin' || way === 'short');
  const byWay = groupBy(rows, ({ site, way }) => `${site} ${way}`);
  const troubled = [...byWay.values()].filter(isTroubled).flatMap(([first]) => first ?? []);
  return [...groupBy(troubled, ({ site }) => site)].map(([site, found]) => ({
    site,
    ways: found.map(({ way }) => way),
  }));
}
