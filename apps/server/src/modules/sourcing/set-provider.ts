import type { BodyOf, setProvider as contract } from '@kouan/contract';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { usableUrl } from '../../platform/safe-fetch.ts';
import { lockAllProviders, lockProviderRow, updateProvider } from './provider-queries.ts';
import { hasAll, openSecrets, sealSecrets, type Secrets } from './provider-secrets.ts';
import type { ProviderRow } from './provider-tables.ts';
import { providerOf } from './providers/list.ts';
import type { Provider } from './providers/provider.ts';

type Change = { name: string; body: BodyOf<typeof contract>; by: number; secret: Buffer };

/**
 * Changes a provider's settings. Throws provider.not_found, provider.address_not_allowed, provider.secrets_missing,
 * provider.secrets_again, provider.secret_unknown.
 */
export async function setProvider(tx: Tx, { name, body, by, secret }: Change): Promise<void> {
  const provider = providerOf(name);
  const row = await lockProviderRow(tx, name);
  const baseUrl = baseOf(provider, body.baseUrl ?? row.baseUrl);
  const entered = enteredIn(provider, body);
  const known = openSecrets(secret, row) ?? {};
  // Whoever may set the address must not be able to have keys sent to it that they never saw.
  if (isOtherHost(row, baseUrl) && row.sealedSecrets !== null && !hasAll(provider, entered))
    fail('provider.secrets_again');
  const secrets = { ...known, ...entered };
  if (body.isEnabled && !hasAll(provider, secrets)) fail('provider.secrets_missing');

  const { isEnabled, dailyQuota, cacheMinutes, timeoutMs } = body;
  const hasNew = Object.keys(entered).length > 0;
  await updateProvider(tx, name, {
    ...{ isEnabled, baseUrl, dailyQuota, cacheMinutes, timeoutMs, by },
    ...(hasNew ? { sealedSecrets: sealSecrets(secret, name, secrets) } : {}),
    // Other keys or another address are a new start.
    ...(hasNew || baseUrl !== row.baseUrl ? { failures: 0, rests: 0, restsUntil: null } : {}),
  });
}

/** An https address of a plain host with a path: what is fetched from it goes through the safe fetcher as well. */
function baseOf({ baseUrl: usual }: Provider, text: string | null): string | null {
  if (usual === null) return null;
  const url = usableUrl(text?.trim() ?? '');
  if (url?.protocol !== 'https:' || url.search !== '' || url.hash !== '')
    return fail('provider.address_not_allowed', {}, { baseUrl: 'provider.address_not_allowed' });
  return url.href;
}

const isOtherHost = ({ baseUrl: before }: ProviderRow, baseUrl: string | null): boolean =>
  before !== null && baseUrl !== null && new URL(before).host !== new URL(baseUrl).host;

function enteredIn({ secrets }: Provider, body: Change['body']): Secrets {
  const unknown = body.secrets?.find(({ name }) => !secrets.some((one) => one.name === name));
  if (unknown) fail('provider.secret_unknown', { name: unknown.name });
  return Object.fromEntries((body.secrets ?? []).map(({ name, value }) => [name, value]));
}

/** Forgets the keys; whoever cannot do without is off. Throws provider.not_found. */
export async function forgetSecrets(tx: Tx, { name, by }: { name: string; by: number }): Promise<void> {
  const provider = providerOf(name);
  const { isEnabled } = await lockProviderRow(tx, name);
  await updateProvider(tx, name, { sealedSecrets: null, isEnabled: isEnabled && hasAll(provider, {}), by });
}

/** Puts the providers into this order. Throws provider.order_incomplete. */
export async function orderProviders(tx: Tx, { names, by }: { names: readonly string[]; by: number }): Promise<void> {
  const known = await lockAllProviders(tx);
  const isWhole = names.length === known.length && known.every(({ name }) => names.includes(name));
  if (!isWhole) fail('provider.order_incomplete');
  for (const [index, name] of names.entries()) await updateProvider(tx, name, { position: index + 1, by });
}
