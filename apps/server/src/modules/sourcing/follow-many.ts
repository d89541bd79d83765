import type { LinkResult, ShortLink } from '@kouan/sourcing';
import { AppError } from '../../platform/errors.ts';
import { followShort, knownTargets, type WayOut } from './follow-link.ts';

/** What became of a short link: where it leads, that it cannot be followed, or nothing yet. */
export type Followed = LinkResult | 'notFollowed' | 'waiting';

const atOnce = 8;
const patienceMs = 2_000;
/** For how long a link that could not be followed is not tried again. */
const failedForMs = 30_000;
const maxRunning = 500;

/** Links that are being followed now, or were in vain a moment ago: whoever asks again joins. */
const running = new Map<string, Promise<Followed>>();

/**
 * Follows many short links, a few at a time, and answers after two seconds at the latest: what is under way by then goes on
 * and is known when asked again. `mayFollow` is asked before each link that is new.
 */
export async function followMany(
  way: WayOut,
  links: readonly ShortLink[],
  mayFollow: () => Promise<boolean>,
): Promise<Map<string, Followed>> {
  const byUrl = new Map(links.map((link) => [link.shortUrl, link]));
  const results = new Map<string, Followed>(await knownTargets(way.db, [...byUrl.keys()]));
  const open = [...byUrl.values()].filter(({ shortUrl }) => !results.has(shortUrl));
  const deadline = Date.now() + patienceMs;
  let next = 0;
  const work = async () => {
    while (next < open.length && Date.now() < deadline) {
      const link = open[next++];
      if (!link) continue;
      const known = running.get(link.shortUrl);
      const started = known ?? ((await mayFollow()) ? start(way, link) : undefined);
      results.set(link.shortUrl, started ? await orWaiting(started, deadline - Date.now()) : 'notFollowed');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  for (const { shortUrl } of open) if (!results.has(shortUrl)) results.set(shortUrl, 'waiting');
  return results;
}

function start(way: WayOut, link: ShortLink): Promise<Followed> {
  const followed = followShort(way, link).catch((error: unknown): Followed => {
    if (error instanceof AppError) return 'notFollowed';
    throw error;
  });
  if (running.size < maxRunning) running.set(link.shortUrl, followed);
  followed.then(
    (result) => {
      if (result !== 'notFollowed') running.delete(link.shortUrl);
      else setTimeout(() => running.delete(link.shortUrl), failedForMs).unref();
    },
    () => running.delete(link.shortUrl),
  );
  return followed;
}

/** The result, or `waiting` once the time is over. */
function orWaiting(followed: Promise<Followed>, leftMs: number): Promise<Followed> {
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(() => resolve('waiting'), Math.max(0, leftMs));
    followed.then(resolve, reject).finally(() => clearTimeout(timeout));
  });
}
