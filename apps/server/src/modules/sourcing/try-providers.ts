import type { ProviderOutcome } from '@kouan/contract';
import type { ExtractedProduct } from '@kouan/sourcing';
import { currentTime } from '../../platform/clock.ts';
import type { Kit } from '../../platform/module.ts';
import { randomToken } from '../../platform/random.ts';
import { noteReading } from './note-reading.ts';
import { findAnswer, insertAttempt, keepAnswer, listProviderRows } from './provider-queries.ts';
import { hasAll, openSecrets, type Secrets } from './provider-secrets.ts';
import type { ProviderRow } from './provider-tables.ts';
import { settleTurn, takeTurn } from './provider-turns.ts';
import { askProvider } from './providers/ask-provider.ts';
import { providers } from './providers/list.ts';
import type { Provider, ProviderAnswer, WantedItem } from './providers/provider.ts';

/** All providers together; whoever pasted the link is waiting. */
const patienceMs = 12_000;
const trialBytes = 9;

/** A provider with its settings and keys, ready to be asked. */
type Ready = { provider: Provider; row: ProviderRow; secrets: Secrets };
type Trial = { item: WantedItem; trial: string; step: number; askedBy: number };
type Attempt = { answer: ProviderAnswer; outcome: ProviderOutcome; durationMs: number; isFromCache: boolean };

/** Those that are switched on, have their keys and serve the site, in the order of trial. */
async function readyFor({ db, secret }: Kit, { site }: WantedItem): Promise<Ready[]> {
  const rows = await listProviderRows(db);
  return rows.flatMap((row) => {
    const provider = providers.find((one) => one.name === row.name && one.sites.includes(site));
    const secrets = openSecrets(secret, row);
    return row.isEnabled && provider && secrets && hasAll(provider, secrets) ? [{ provider, row, secrets }] : [];
  });
}

/** What was told of an item, and the name of the provider that told it; from the cache it was told before. */
export type Told = { product: ExtractedProduct; source: string; isFromCache: boolean };

/** Tries the providers one after the other until one tells of the item; each try is kept. Undefined: none did. */
export async function tryProviders(
  kit: Kit,
  { item, askedBy }: { item: WantedItem; askedBy: number },
): Promise<Told | undefined> {
  const trial = randomToken(trialBytes);
  const deadline = Date.now() + patienceMs;
  for (const [index, ready] of (await readyFor(kit, item)).entries()) {
    const leftMs = deadline - Date.now();
    const { answer, isFromCache } = await attempt(kit, ready, { item, trial, step: index + 1, askedBy }, leftMs);
    if ('product' in answer) return { product: answer.product, source: ready.row.name, isFromCache };
  }
  return undefined;
}

/** One try: what was told before if it is fresh, else asked if the provider may be asked now. */
async function attempt(kit: Kit, ready: Ready, trial: Trial, leftMs: number): Promise<Attempt> {
  const { row } = ready;
  const { db } = kit;
  const known = await findAnswer(db, { provider: row.name, item: trial.item, cacheMinutes: row.cacheMinutes });
  if (known) return note(kit, ready, trial, { answer: known, durationMs: 0, isFromCache: true });
  if (leftMs <= 0) return note(kit, ready, trial, notAsked('noTime'));
  const turn = await takeTurn(db, row.name, { isForced: false });
  if (!turn.mayAsk) return note(kit, ready, trial, notAsked(turn.outcome));
  return ask(kit, ready, trial, { isProbe: turn.isProbe, timeoutMs: Math.min(row.timeoutMs, leftMs) });
}

const notAsked = (outcome: 'noTime' | 'open' | 'quota') => ({
  answer: { outcome, code: '' },
  durationMs: 0,
  isFromCache: false,
});

/** Answers about the item itself hold for a while; a failure of the way does not. */
const kept: readonly ProviderOutcome[] = ['found', 'gone', 'closed', 'unusable'];

/** Asks a provider whose turn it is, and keeps what came of it. */
export async function ask(
  kit: Kit,
  ready: Ready,
  trial: Trial,
  { isProbe, timeoutMs }: { isProbe: boolean; timeoutMs: number },
): Promise<Attempt> {
  const { provider, row, secrets } = ready;
  const way = { baseUrl: row.baseUrl ?? '', secrets, now: await currentTime(kit.db) };
  const since = Date.now();
  const answer = await askProvider(kit.outside, { provider, item: trial.item, way, timeoutMs });
  const outcome = outcomeOf(answer);
  await settleTurn(kit.db, row.name, { outcome, isProbe });
  if (kept.includes(outcome)) await keepAnswer(kit.db, { provider: row.name, item: trial.item }, answer);
  await noteReading(kit.db, {
    site: trial.item.site,
    ...(provider.baseUrl === null ? { way: 'page' as const } : { way: 'provider' as const, version: row.name }),
    problem: 'product' in answer ? null : answer.code || answer.outcome,
    reader: 'mall',
  });
  return note(kit, ready, trial, { answer, durationMs: Date.now() - since, isFromCache: false });
}

const outcomeOf = (answer: ProviderAnswer): ProviderOutcome => ('product' in answer ? 'found' : answer.outcome);

async function note(
  { db }: Kit,
  { row }: Ready,
  { item, ...trial }: Trial,
  { answer, durationMs, isFromCache }: Omit<Attempt, 'outcome'>,
): Promise<Attempt> {
  const outcome = outcomeOf(answer);
  const code = 'product' in answer ? '' : answer.code;
  const { site, itemId } = item;
  await insertAttempt(db, { ...trial, provider: row.name, site, itemId, outcome, code, durationMs, isFromCache });
  return { answer, outcome, durationMs, isFromCache };
}
