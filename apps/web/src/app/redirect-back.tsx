import { Navigate, useLocation } from 'react-router';
import { safeTarget } from '../lib/access.ts';

export const redirectPath = '/redirect/';

/** What follows `/redirect` in an address, undefined for any other. */
export const behindRedirect = (pathname: string): string | undefined =>
  pathname.startsWith(redirectPath) ? pathname.slice(redirectPath.length - 1) : undefined;

/** `/redirect/some/path` leads to `/some/path`: leaving and coming back re-creates a page. Never off this site. */
export function RedirectBack() {
  const { pathname, search } = useLocation();
  return <Navigate replace to={safeTarget((behindRedirect(pathname) ?? '/') + search)} />;
}
