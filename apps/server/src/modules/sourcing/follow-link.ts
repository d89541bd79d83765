import type { LinkView } from '@kouan/contract';
import { type LinkResult, recogniseLink, recogniseTarget } from '@kouan/sourcing';
import { and, eq, gt, sql } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Outside } from '../../platform/outside.ts';
import { sha256 } from '../../platform/random.ts';
import { fetchDeadline, fetchHop, fetchLimits, FetchRefused } from '../../platform/safe-fetch.ts';
import { toLinkView } from './recognise-text.ts';
import { followedLinks } from './capture-tables.ts';

const htmlTypes = /^text\/html\b/i;
/** Where a page of a short link says where it leads to. */
const scriptTarget = /(?:\burl|\blocation(?:\.href)?|\breplace)\s*[=(]\s*["'](https?:\/\/[^"'\s<>\\]{1,4000})["']/i;
const refreshTarget =
  /<meta[^>]{0,200}http-equiv=["']?refresh["']?[^>]{0,200}url=["']?(https?:\/\/[^"'\s<>\\]{1,4000})/i;

/** What a pasted text leads to, short links followed; every hop is recognised and checked before it is visited. Throws link.not_followed. */
export async function followLink({ db, outside }: { db: Db; outside: Outside }, text: string): Promise<LinkView> {
  const link = recogniseLink(text);
  if (link.result !== 'shortlink') return toLinkView(db, link);
  const urlHash = sha256(link.shortUrl);
  const isFresh = and(
    eq(followedLinks.urlHash, urlHash),
    gt(followedLinks.followedAt, sql`${nowSql} - interval '1 day'`),
  );
  const [known] = await db.select().from(followedLinks).where(isFresh);
  if (known) return toLinkView(db, known.result);

  const found = await follow(outside, link.shortUrl);
  await db
    .insert(followedLinks)
    .values({ urlHash, result: found })
    .onConflictDoUpdate({ target: followedLinks.urlHash, set: { result: found, followedAt: nowSql } });
  return toLinkView(db, found);
}

async function follow(outside: Outside, start: string): Promise<LinkResult> {
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
  }
  return fail('link.not_followed');
}

const isShortLink = ({ href }: URL): boolean => recogniseTarget(href).result === 'shortlink';
const targetIn = (html: string): string | undefined => (scriptTarget.exec(html) ?? refreshTarget.exec(html))?.[1];
