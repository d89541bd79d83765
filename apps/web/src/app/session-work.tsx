import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePermission } from '../lib/permission.ts';
import { setCartCount, useSession } from '../lib/session.ts';
import { openCartChannel } from './cart-channel.ts';
import { cartPermission, cartQuery, completeLogIn, loadAccount } from './session-flow.ts';

const tryAgainMs = 10_000;

/** Completes a session in the browser: the account behind a token, its menus, and how many lines its cart has. */
export default function SessionWork() {
  const client = useQueryClient();
  const hasRoles = useSession((session) => session.roles.length > 0);
  const isLoggedInAnew = useSession((session) => session.loadMenus);
  useEffect(() => {
    if (!hasRoles) void loadAccount(client, () => location.reload());
    else if (isLoggedInAnew) void completeLogIn(client);
  }, [hasRoles, isLoggedInAnew, client]);

  useTryAgain(client);

  // Whatever changes the cart loads it again; the count follows.
  const lines = useQuery({ ...cartQuery, enabled: usePermission(cartPermission) }).data?.totalElements;
  useEffect(() => {
    if (lines !== undefined) setCartCount(lines);
  }, [lines]);
  useOtherTabs(lines);
  return null;
}

/** An account that could not be asked for is asked for again as soon as there is a network, and every ten seconds. */
function useTryAgain(client: QueryClient): void {
  const isUnreachable = useSession((session) => session.isUnreachable);
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const tryAgain = () => void loadAccount(client, () => location.reload());
    window.addEventListener('online', tryAgain);
    const timer = setInterval(tryAgain, tryAgainMs);
    return () => {
      window.removeEventListener('online', tryAgain);
      clearInterval(timer);
    };
  }, [isUnreachable, client]);
}

/** What another tab of the browser did to the cart shows here at once. */
function useOtherTabs(count: number | undefined): void {
  const client = useQueryClient();
  const userId = useSession((session) => session.user?.id);
  const channel = useRef<ReturnType<typeof openCartChannel>>(undefined);
  useEffect(() => {
    if (userId === undefined) return undefined;
    const open = openCartChannel((heard) => {
      if (heard.userId !== userId) return;
      setCartCount(heard.count);
      void client.invalidateQueries({ queryKey: cartQuery.queryKey.slice(0, 2) });
    });
    channel.current = open;
    return () => open.close();
  }, [userId, client]);
  useEffect(() => {
    if (userId !== undefined && count !== undefined) channel.current?.tell({ userId, count });
  }, [userId, count]);
}
