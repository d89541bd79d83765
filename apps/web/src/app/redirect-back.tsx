import { Navigate, useLocation, useParams } from 'react-router';
import { safeTarget } from '../lib/access.ts';

/** `/redirect/some/path` leads to `/some/path`: leaving and coming back re-creates a page. Never off this site. */
export function RedirectBack() {
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={safeTarget(`/${rest}${search}`)} />;
}
