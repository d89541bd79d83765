import { type Static, Type } from 'typebox';
import { productId } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { blurry } from './form-words.ts';
import { LinkView } from './sourcing.ts';
import { count, fen, id, moment, oneOf, orNull, pageOf, pageQuery, Texts } from './words.ts';

/**
 * What came of trying a provider. `gone`: not on sale any more; `closed`: the page wants a log-in; `unusable`: what was told
 * does not pass our checks; `refused`: key, signature, clock or permission; `limited`: the platform's own limit. Not asked at
 * all: `quota` (ours for today is used up), `open` (it rests after failures), `noTime` (the others took too long).
 */
export const providerOutcomes = [
  'found',
  'gone',
  'closed',
  'unusable',
  'refused',
  'limited',
  'timeout',
  'failed',
  'quota',
  'open',
  'noTime',
] as const;
export type ProviderOutcome = (typeof providerOutcomes)[number];

/** `incomplete`: a key is missing; `unreadable`: the keys were kept under another key of the installation; `resting`: not asked until `restsUntil`. */
const providerStates = ['off', 'incomplete', 'unreadable', 'ready', 'resting'] as const;

const providerLimits = {
  quota: 1_000_000,
  cacheMinutes: 10_080,
  timeoutMs: { minimum: 500, maximum: 10_000 },
} as const;

const name = Type.String({ pattern: '^[a-z][A-Za-z0-9]{1,39}$' });
/** A provider as the staff see it, in the order of trial. Keys never leave the server; `hint` is the end of one that is no secret. */
export const ProviderView = Type.Object({
  name,
  title: Texts,
  sites: Type.Array(Type.String()),
  isEnabled: Type.Boolean(),
  state: oneOf(providerStates),
  restsUntil: orNull(moment),
  failures: count,
  /** Null: it has none, the addresses are those of the items. */
  baseUrl: orNull(Type.String()),
  usualBaseUrl: orNull(Type.String()),
  dailyQuota: count,
  usedToday: count,
  cacheMinutes: count,
  timeoutMs: count,
  secrets: Type.Array(Type.Object({ name: Type.String(), title: Texts, isSet: Type.Boolean(), hint: Type.String() })),
  today: Type.Array(Type.Object({ outcome: oneOf(providerOutcomes), count })),
  lastGoodAt: orNull(moment),
  changedBy: Type.String(),
  changedAt: moment,
});
export type ProviderView = Static<typeof ProviderView>;

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/staff/providers',
  permission: 'product:list',
  reply: Type.Array(ProviderView),
});

/** Keys that are left out stay as they are; another host wants all of them again. */
export const setProvider = endpoint({
  method: 'PUT',
  path: '/api/staff/providers/:name',
  permission: 'settings:edit',
  idempotent: true,
  status: 204,
  params: Type.Object({ name }),
  body: Type.Object({
    isEnabled: Type.Boolean(),
    baseUrl: Type.Optional(Type.String({ maxLength: 300 })),
    dailyQuota: Type.Integer({ minimum: 1, maximum: providerLimits.quota }),
    cacheMinutes: Type.Integer({ minimum: 0, maximum: providerLimits.cacheMinutes }),
    timeoutMs: Type.Integer(providerLimits.timeoutMs),
    secrets: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String({ maxLength: 40 }),
          value: Type.String({ minLength: 1, maxLength: 500, pattern: '^[\\x21-\\x7e]+$' }),
        }),
        { maxItems: 10 },
      ),
    ),
  }),
  errors: [
    'provider.not_found',
    'provider.address_not_allowed',
    'provider.secrets_missing',
    'provider.secrets_again',
    'provider.secret_unknown',
  ],
});

/** Forgets the keys; a provider that wants some is off from then on. */
export const forgetProviderSecrets = endpoint({
  method: 'DELETE',
  path: '/api/staff/providers/:name/secrets',
  permission: 'settings:edit',
  idempotent: true,
  status: 204,
  params: Type.Object({ name }),
  errors: ['provider.not_found'],
});

/** The order in which providers are tried: all of them, each once. */
export const orderProviders = endpoint({
  method: 'POST',
  path: '/api/staff/providers',
  permission: 'settings:edit',
  idempotent: true,
  status: 204,
  body: Type.Object({ names: Type.Array(name, { minItems: 1, maxItems: 50 }) }),
  errors: ['provider.order_incomplete'],
});

/** What a provider told of one item, and how long it took. Nothing is kept of the product. */
export const ProviderTest = Type.Object({
  outcome: oneOf(providerOutcomes),
  code: Type.String(),
  durationMs: count,
  product: orNull(
    Type.Object({
      title: Type.String(),
      priceFen: fen,
      minQuantity: count,
      skus: count,
      pictures: count,
      seller: orNull(Type.String()),
    }),
  ),
});
export type ProviderTest = Static<typeof ProviderTest>;
/** Asks one provider once, also one that is off or rests; it counts towards the quota, and a good answer ends the rest. */
export const testProvider = endpoint({
  method: 'POST',
  path: '/api/staff/providers/:name/test',
  permission: 'settings:edit',
  params: Type.Object({ name }),
  body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 4096 }) }),
  reply: ProviderTest,
  errors: [
    'provider.not_found',
    'provider.secrets_missing',
    'provider.site_not_served',
    'link.not_recognised',
    'request.too_many',
  ],
});

/** One try of one provider. Those with the same `trial` belong to one fetching of one item, in the order of `step`. */
export const ProviderAttempt = Type.Object({
  id,
  trial: Type.String(),
  step: count,
  provider: Type.String(),
  title: Texts,
  site: Type.String(),
  itemId: Type.String(),
  productId: orNull(productId),
  outcome: oneOf(providerOutcomes),
  code: Type.String(),
  durationMs: count,
  isFromCache: Type.Boolean(),
  askedBy: Type.String(),
  attemptedAt: moment,
});
export type ProviderAttempt = Static<typeof ProviderAttempt>;
export const listProviderAttempts = endpoint({
  method: 'GET',
  path: '/api/staff/providerAttempts',
  permission: 'product:list',
  query: Type.Object({
    ...pageQuery,
    blurry,
    provider: Type.Optional(name),
    outcome: Type.Optional(oneOf(providerOutcomes)),
    site: Type.Optional(Type.String({ maxLength: 20 })),
    itemId: Type.Optional(Type.String({ maxLength: 24 })),
  }),
  reply: pageOf(ProviderAttempt),
});

/**
 * Has a link's product fetched by the providers in their order; a known one is looked at again when nobody did for some
 * time, and `changes` says what is different now. `productId` null: none of them could.
 */
export const fetchLink = endpoint({
  method: 'POST',
  path: '/api/links/fetch',
  permission: 'capture:own',
  or: ['product:list'],
  body: Type.Object({ text: Type.String({ maxLength: 10_000 }) }),
  reply: LinkView,
  errors: ['link.not_recognised', 'request.too_many'],
});
