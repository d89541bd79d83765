import { getInfo, getMyCart } from '@kouan/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMenus } from '../lib/menus.ts';
import { holdsAny } from '../lib/permission.ts';
import { endpointQuery } from '../lib/query.ts';
import { endSession, setCartCount, setUser, useSession } from '../lib/session.ts';

const cartFetch = { query: { page: 0, size: 999 } };

/** Completes the session in the browser: the account behind a token, and how many lines its cart has. */
export function SessionKeeper() {
  const queryClient = useQueryClient();
  const token = useSession((session) => session.token);
  const roles = useSession((session) => session.roles);

  useEffect(() => {
    if (token && roles.length === 0) void loadAccount(queryClient);
  }, [token, roles, queryClient]);

  const areMenusThere = useMenus().isSuccess;
  useEffect(() => {
    if (areMenusThere) useSession.setState({ loadMenus: false });
  }, [areMenusThere]);

  const hasCart = token !== null && holdsAny(roles, ['cart:own']);
  const cart = useQuery({ ...endpointQuery(getMyCart, cartFetch), enabled: hasCart, meta: { silent: true } });
  const lines = cart.data?.totalElements;
  useEffect(() => {
    if (hasCart && lines !== undefined) setCartCount(lines);
  }, [hasCart, lines]);

  return null;
}

/** When the account cannot be loaded the session is worth nothing: log out and begin anew. */
async function loadAccount(queryClient: QueryClient): Promise<void> {
  try {
    setUser(await queryClient.fetchQuery({ ...endpointQuery(getInfo, {}), meta: { silent: true } }));
  } catch {
    endSession();
    location.reload();
  }
}
