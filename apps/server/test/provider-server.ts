import { type BodyOf, fetchLink, listProviderAttempts, listProviders, setProvider } from '@kouan/contract';
import { expect } from 'vitest';
import { aBuyer, anAdmin } from './actors.ts';
import { type Caller, testServer } from './harness.ts';
import { aopKeys, type Gateways, oneboundKeys, providerGateways, topKeys } from './provider-gateways.ts';

export const offerUrl = 'https://detail.1688.com/offer/812345670099.html';
export const taobaoUrl = 'https://item.taobao.com/item.htm?id=731200001299';
export const keysOf: Record<string, Record<string, string>> = {
  alibaba1688: aopKeys,
  taobaoTop: topKeys,
  onebound: oneboundKeys,
};
export type ProviderSettings = BodyOf<typeof setProvider>;

const usual = { isEnabled: true, dailyQuota: 1000, cacheMinutes: 60, timeoutMs: 2000 };
const settings = (name: string, changes: Partial<ProviderSettings> = {}): ProviderSettings => ({
  ...usual,
  ...(keysOf[name] ? { secrets: Object.entries(keysOf[name]).map(([key, value]) => ({ name: key, value })) } : {}),
  ...changes,
});

/** A server with the given providers set up, and the platforms that answer. */
export async function providerServer(names: readonly string[], tell: Partial<Gateways['tell']> = {}) {
  const gateways = await providerGateways(tell);
  const server = await testServer({}, gateways.outside);
  const admin = await server.as(await anAdmin(server));
  const buyer = await server.as(await aBuyer(server));
  const configure = (name: string, changes: Partial<ProviderSettings> = {}) =>
    admin.call(setProvider, { params: { name }, body: settings(name, changes) });
  if (!names.includes('publicPage')) await configure('publicPage', { isEnabled: false });
  for (const name of names) expect((await configure(name)).status).toBe(204);
  const tried = async () =>
    (await admin.call(listProviderAttempts, { query: { size: 100 } })).data.content
      .toReversed()
      .map(({ provider, outcome, isFromCache }) => `${provider} ${outcome}${isFromCache ? ' cached' : ''}`);
  const stateOf = async (name: string) => (await admin.call(listProviders)).data.find((one) => one.name === name);
  return { ...gateways, server, admin, buyer, configure, tried, stateOf };
}
export const fetchBy = (caller: Caller, text: string) => caller.call(fetchLink, { body: { text } });
