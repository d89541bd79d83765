import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { loginPath } from '../lib/access.ts';
import { ApiError } from '../lib/api-error.ts';
import { useTranslation } from '../lib/i18n.ts';
import { useSession } from '../lib/session.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

type PageFrameProps<T> = {
  query: UseQueryResult<T, Error>;
  /** Where the page's heading comes with its data: what the page is called as long as there is none. Heard, not shown. */
  title?: string;
  /** Private data on an open page: visitors are asked to log in. Give the query `enabled: isSignedIn` as well. */
  needsLogIn?: boolean;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  /** What stands there until the data comes, in the final geometry. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** Loading, empty, error, forbidden and not found, the same on every page. Old data stays while newer is fetched. */
export function PageFrame<T>({
  query,
  title,
  needsLogIn = false,
  isEmpty,
  empty,
  skeleton = <SkeletonRows />,
  children,
}: PageFrameProps<T>) {
  const isHydrated = useHydrated();
  const isVisitor = useSession((session) => session.token === null);
  const shown = (): ReactNode => {
    if (query.data !== undefined) return empty;
    if (isHydrated && needsLogIn && isVisitor) return <LogInFirst />;
    return query.error ? <Failure error={query.error} onRetry={() => void query.refetch()} /> : skeleton;
  };
  if (query.data !== undefined && !isEmpty?.(query.data)) return children(query.data);
  return (
    <>
      {title === undefined ? null : <h1 className="visually-hidden">{title}</h1>}
      {shown()}
    </>
  );
}

function LogInFirst() {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const action = (
    <ButtonLink kind="primary" to={loginPath(pathname + search + hash)}>
      {t('frame.logIn')}
    </ButtonLink>
  );
  return <EmptyState title={t('frame.logInFirst')} hint={t('frame.logInHint')} action={action} />;
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return <LogInFirst />;
  if (status === 403) return <EmptyState title={t('frame.forbidden')} hint={t('frame.forbiddenHint')} />;
  if (status === 404) return <EmptyState title={t('frame.notFound')} hint={error.message || t('frame.notFoundHint')} />;
  const retry = (
    <Button icon="refresh" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <EmptyState tone="danger" title={t('frame.failed')} hint={error.message || t('frame.failedHint')} action={retry} />
  );
}
