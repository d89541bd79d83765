import { getInfo, getMyCart } from '@kouan/contract';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, noAnswer } from '../lib/api-error.ts';
import { menuQuery } from '../lib/menus.ts';
import { offlinePath } from '../lib/offline-path.ts';
import { hasPermission } from '../lib/permission.ts';
import { endpointQuery } from '../lib/query.ts';
import { endSession, setCartCount, setUser, useSession } from '../lib/session.ts';

export const cartPermission = ['cart:own'];
/** The whole cart at once: it is only counted. */
export const cartQuery = { ...endpointQuery(getMyCart, { query: { page: 0, size: 999 } }), meta: { silent: true } };
const infoQuery = { ...endpointQuery(getInfo, {}), meta: { silent: true } };

/**
 * Gets the account behind a token. When that fails the session is worth nothing: log out and begin anew. Only the page
 * that works without a network keeps it without an answer, and asks again.
 */
export async function loadAccount(client: QueryClient, reload: () => void): Promise<void> {
  const worksOffline = location.pathname === offlinePath;
  const patience = worksOffline ? ({ networkMode: 'always', retry: false } as const) : {};
  try {
    setUser(await client.fetchQuery({ ...infoQuery, ...patience, staleTime: 0 }));
  } catch (error) {
    const isUnanswered = error instanceof ApiError && error.status <= noAnswer;
    if (isUnanswered && worksOffline) return useSession.setState({ isUnreachable: true });
    endSession();
    return reload();
  }
  useSession.setState({ isUnreachable: false });
  await Promise.all([refreshCartCount(client), loadMenus(client)]);
}

/** After a log-in: the cart count, and the menus that the log-in asked for. */
export async function completeLogIn(client: QueryClient): Promise<void> {
  useSession.setState({ loadMenus: false });
  await Promise.all([refreshCartCount(client), loadMenus(client)]);
}

async function loadMenus(client: QueryClient): Promise<void> {
  await client.fetchQuery({ ...menuQuery, staleTime: 0 }).catch(() => undefined);
  await refreshCartCount(client);
}

/** Two that are asked for at the same moment are one call. Whoever may have no cart has nothing in it. */
async function refreshCartCount(client: QueryClient): Promise<void> {
  if (!hasPermission(cartPermission)) return;
  const cart = await client.fetchQuery({ ...cartQuery, staleTime: 0 }).catch(() => undefined);
  if (cart) setCartCount(cart.totalElements);
}
