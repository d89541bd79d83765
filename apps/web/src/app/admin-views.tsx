import { Empty } from 'antd';
import { Activity, type ComponentType, type ReactNode, Suspense, use } from 'react';
import { type Location, useLocation, useRoutes } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import type { MenuPage } from '../lib/menus.ts';
import type { AdminPage, AdminPages } from '../lib/route.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { useViews } from './admin-tabs.ts';
import { PageBoundary } from './page-boundary.tsx';
import { loadedPage, loadPage } from './page-loader.ts';
import { RedirectBack } from './redirect-back.tsx';

type ViewsProps = {
  page: MenuPage;
  menuPages: readonly MenuPage[];
  components: AdminPages;
  isReturning: boolean;
};

/**
 * The page, made anew at every change of the address, and behind it those that are kept: they stay as they were left, rest
 * while they are not seen, and go on believing in their own address.
 */
export function AdminViews({ page, menuPages, components, isReturning }: ViewsProps) {
  const location = useLocation();
  const { tabs, kept } = useViews();
  const shown = isReturning ? undefined : page.path;
  const paths = shown === undefined || kept.includes(shown) ? kept : [...kept, shown];
  const lastLocation = (path: string): Location => ({
    pathname: path,
    search: tabs.find((tab) => tab.path === path)?.search ?? '',
    hash: '',
    state: null,
    key: 'default',
    mask: undefined,
  });
  return (
    <>
      {paths.map((path) => {
        const view = menuPages.find((one) => one.path === path);
        const isShown = path === shown;
        return view ? (
          <Activity key={path} mode={isShown ? 'visible' : 'hidden'}>
            <AtAddress location={isShown ? location : lastLocation(path)}>
              <PageBoundary>
                <Suspense fallback={<SkeletonRows rows={6} />}>
                  <Content components={components} component={view.component} />
                </Suspense>
              </PageBoundary>
            </AtAddress>
          </Activity>
        ) : null;
      })}
      {isReturning ? <RedirectBack /> : null}
    </>
  );
}

/** Everything within sees this as the address of the browser. */
const AtAddress = ({ location, children }: { location: Location; children: ReactNode }) =>
  useRoutes([{ path: '*', element: children }], location);

/** A page of the admin area by its name; one that is not there says so. */
export function Content({ components, component }: { components: AdminPages; component: string }) {
  const { t } = useTranslation('admin-shell');
  const page = Object.hasOwn(components, component) ? components[component] : undefined;
  if (!page)
    return (
      <Empty
        description={
          <>
            <b>{t('notBuilt.title')}</b>
            <br />
            {t('notBuilt.hint', { component })}
          </>
        }
      />
    );
  return <Loaded page={page} />;
}

function Loaded({ page }: { page: AdminPage }) {
  const { i18n } = useTranslation();
  const Page: ComponentType = loadedPage(page) ?? use(loadPage(page, i18n));
  return <Page />;
}
