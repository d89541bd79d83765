import type { LinkView } from '@kouan/contract';
import { type LinkResult, recogniseLink, recogniseTarget, type ShortLink } from '@kouan/sourcing';
import { and, gt, inArray, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Db, Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Outside } from '../../platform/outside.ts';
import { sha256 } from '../../platform/random.ts';
import { fetchDeadline, type FetchFailure, fetchHop, fetchLimits, FetchRefused } from '../../platform/safe-fetch.ts';
import { followedLinks } from './capture-tables.ts';
import { noteReading } from './note-reading.ts';
import { toLinkView } from './recognise-text.ts';

const htmlTypes = /^text\/html\b/i;
/** Where a page of a short link says where it leads to. */
const scriptTarget = /(?:\burl|\blocation(?:\.href)?|\breplace)\s*[=(]\s*["'](https?:\/\/[^"'\s<>\\]{1,4000})["']/i;
const refreshTarget =
  /<meta[^>]{0,200}http-equiv=["']?refresh["']?[^>]{0,200}url=["']?(https?:\/\/[^"'\s<>\\]{1,4000})/i;

/** `reader` is who asks: an account or a network address. */
export type WayOut = { db: Db; outside: Outside; reader: string };

/**
 * What a pasted text leads to, short links followed; every hop is recognised and checked before it is visited. Throws
 * link.not_recognised, link.not_followed.
 */
export async function followLink(way: WayOut, text: string): Promise<LinkView> {
  const link = recogniseLink(text);
  if (link.result === 'rejected') fail('link.not_recognised');
  return toLinkView(way.db, link.result === 'shortlink' ? await followShort(way, link) : link);
}

/** Where a short link leads to; remembered for a day. Throws link.not_followed. */
export async function followShort({ db, outside, reader }: WayOut, { site, shortUrl }: ShortLink): Promise<LinkResult> {
  const known = (await knownTargets(db, [shortUrl])).get(shortUrl);
  if (known) return known;

  const found = await follow(outside, shortUrl);
  const reading = { site: site ?? new URL(shortUrl).hostname, way: 'short', reader } as const;
  if ('failure' in found) {
    await noteReading(db, { ...reading, problem: found.failure });
    return fail('link.not_followed');
  }
  await noteReading(db, { ...reading, problem: null });
  await db
    .insert(followedLinks)
    .values({ urlHash: sha256(shortUrl), result: found })
    .onConflictDoUpdate({ target: followedLinks.urlHash, set: { result: found, followedAt: nowSql } });
  return found;
}

/** Where short links led to within the last day, as far as they were followed. */
export async function knownTargets(db: Reader, shortUrls: readonly string[]): Promise<Map<string, LinkResult>> {
  const byHash = new Map(shortUrls.map((url) => [sha256(url), url]));
  if (byHash.size === 0) return new Map();
  const isFresh = gt(followedLinks.followedAt, sql`${nowSql} - interval '1 day'`);
  const rows = await db
    .select()
    .from(followedLinks)
    .where(and(inArray(followedLinks.urlHash, [...byHash.keys()]), isFresh));
  return new Map(
    rows.flatMap(({ urlHash, result }) => {
      const url = byHash.get(urlHash);
      return url === undefined ? [] : [[url, result] as const];
    }),
  );
}

async function follow(outside: Outside, start: string): Promise<LinkResult | { failure: FetchFailure | 'no_target' }> {
  const signal = fetchDeadline();
  let url = start;
  try {
    for (let hop = 0; hop < fetchLimits.hops; hop++) {
      const rules = { mayVisit: isShortLink, types: htmlTypes, signal };
      const { location, body } = await fetchHop(outside, url, rules);
      const target = location ?? targetIn(body.toString('utf8'));
      if (target === undefined) break;
      const found = recogniseTarget(target);
      if (found.result !== 'shortlink') return found;
      url = found.shortUrl;
    }
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { failure: error.failure };
  }
  return { failure: 'no_target' };
}

const isShortLink = ({ href }: URL): boolean => recogniseTarget(href).result === 'shortlink';
const targetIn = (html: string): string | undefined => (scriptTarget.exec(html) ?? refreshTarget.exec(html))?.[1];
