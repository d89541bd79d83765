import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePermission } from '../lib/permission.ts';
import { setCartCount, useSession } from '../lib/session.ts';
import { cartPermission, cartQuery, completeLogIn, loadAccount } from './session-flow.ts';

/** Completes a session in the browser: the account behind a token, its menus, and how many lines its cart has. */
export default function SessionWork() {
  const client = useQueryClient();
  const hasRoles = useSession((session) => session.roles.length > 0);
  const isLoggedInAnew = useSession((session) => session.loadMenus);
  useEffect(() => {
    if (!hasRoles) void loadAccount(client, () => location.reload());
    else if (isLoggedInAnew) void completeLogIn(client);
  }, [hasRoles, isLoggedInAnew, client]);

  // Whatever changes the cart loads it again; the count follows.
  const lines = useQuery({ ...cartQuery, enabled: usePermission(cartPermission) }).data?.totalElements;
  useEffect(() => {
    if (lines !== undefined) setCartCount(lines);
  }, [lines]);
  return null;
}
