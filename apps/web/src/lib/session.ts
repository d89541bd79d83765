import type { UserRow } from '@kouan/contract';
import { create } from 'zustand';
import { cookie, removeCookie, setCookie } from './cookies.ts';

export const tokenCookie = 'SHL-TOEKN';
export const defaultRole = 'ROLE_SYSTEM_DEFAULT';
const rememberDays = 1;

type Session = {
  /** Null for a visitor. The whole Authorization header, `Bearer ` included. */
  token: string | null;
  /** Permission codes; empty until the user is loaded. */
  roles: readonly string[];
  /** The account; its first role's name stands beside the nickname. */
  user: UserRow | null;
  cartCount: number;
  /** Set by a log-in; the shell clears it and loads the menus. */
  loadMenus: boolean;
  /** The server gave no answer about the account, and the page works without one. */
  isUnreachable: boolean;
};

const visitor: Session = { token: null, roles: [], user: null, cartCount: 0, loadMenus: false, isUnreachable: false };

/** Who uses this browser. During hydration everybody looks like a visitor, as the server rendered it. */
export const useSession = create<Session>()(() => visitor);

export const currentToken = (): string | null => useSession.getState().token;

/** Takes the token of an earlier visit out of its cookie. */
export const resumeSession = (): void => useSession.setState({ token: cookie(tokenCookie) || null });

/** After a log-in: keeps the token for the browser session, or for one day with remember-me. */
export function startSession({
  token,
  remember,
  user,
  roles,
}: {
  token: string;
  remember: boolean;
  user: UserRow;
  roles: readonly string[];
}): void {
  setCookie(tokenCookie, token, remember ? rememberDays : undefined);
  useSession.setState({ token, loadMenus: true });
  setUser({ user, roles });
}

/** Nobody has no roles at all: an empty list becomes the default role. */
export const setUser = ({ user, roles }: { user: UserRow; roles: readonly string[] }): void =>
  useSession.setState({ user, roles: roles.length > 0 ? roles : [defaultRole] });

export const setCartCount = (cartCount: number): void => useSession.setState({ cartCount });

/** Forgets everything about the account in this browser, whether or not the server has heard of it. */
export function endSession(): void {
  removeCookie(tokenCookie);
  useSession.setState(visitor);
}
