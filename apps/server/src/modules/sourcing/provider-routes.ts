import * as contract from '@kouan/contract';
import { fail } from '../../platform/errors.ts';
import { type App, route } from '../../platform/http.ts';
import type { Kit } from '../../platform/module.ts';
import { countTry } from '../identity/index.ts';
import { fetchLink } from './fetch-link.ts';
import { listAttempts, providerViews } from './provider-view.ts';
import { forgetSecrets, orderProviders, setProvider } from './set-provider.ts';
import { testProvider } from './test-provider.ts';

const fetchesPerHour = 200;
const testsPerHour = 100;

/** Products fetched by their links without a browser, and the ways in which that is done. */
export function providerRoutes(app: App, kit: Kit): void {
  const limit = async (kind: string, actorId: number, max: number) => {
    if (await countTry(kit.db, { kind, subject: String(actorId), max, windowMinutes: 60 })) fail('request.too_many');
  };
  route(app, contract.fetchLink, async ({ body, actor }) => {
    await limit('fetchLink', actor.id, fetchesPerHour);
    return fetchLink(kit, { ...body, askedBy: actor.id });
  });
  route(app, contract.listProviders, ({ db, secret }) => providerViews(db, secret));
  route(app, contract.listProviderAttempts, ({ db, query }) => listAttempts(db, query));
  route(app, contract.setProvider, async ({ params, body, actor, secret, inTransaction }) => {
    await inTransaction((tx) => setProvider(tx, { ...params, body, by: actor.id, secret }));
    return undefined;
  });
  route(app, contract.forgetProviderSecrets, async ({ params, actor, inTransaction }) => {
    await inTransaction((tx) => forgetSecrets(tx, { ...params, by: actor.id }));
    return undefined;
  });
  route(app, contract.orderProviders, async ({ body, actor, inTransaction }) => {
    await inTransaction((tx) => orderProviders(tx, { ...body, by: actor.id }));
    return undefined;
  });
  route(app, contract.testProvider, async ({ params, body, actor }) => {
    await limit('testProvider', actor.id, testsPerHour);
    return testProvider(kit, { ...params, ...body, askedBy: actor.id });
  });
}
