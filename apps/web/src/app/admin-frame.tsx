import type { MenuNode } from '@kouan/contract';
import { Drawer, Empty } from 'antd';
import { type ComponentType, Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import type { MenuPage } from '../lib/menus.ts';
import { usePageTitle } from '../lib/page-title.tsx';
import type { AdminPage, AdminPages } from '../lib/route.ts';
import { useSiteSettings } from '../lib/site-settings.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './admin-frame.module.css';
import { AdminHeader } from './admin-header.tsx';
import { changeSettings, useAdminSettings } from './admin-settings.ts';
import { AdminSidebar } from './admin-sidebar.tsx';
import { AdminTabs } from './admin-tabs-bar.tsx';
import { addTab, changeTabs, useTabs } from './admin-tabs.ts';
import { PageBoundary } from './page-boundary.tsx';
import { loadedPage, loadPage } from './page-loader.ts';

type FrameProps = { menus: readonly MenuNode[]; page: MenuPage; pages: AdminPages; isSmall: boolean };

/** Sidebar, header, tabs, the page and the footer. */
export function AdminFrame({ menus, page, pages, isSmall }: FrameProps) {
  const { t } = useTranslation('admin-shell');
  const settings = useAdminSettings();
  const round = useTabs((state) => state.round);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  usePageTitle(page.title);
  useEffect(() => setDrawerOpen(false), [page.path]);
  useEffect(
    () => changeTabs((tabs) => addTab(tabs, { path: page.path, title: page.title || t('noName'), isAffixed: false })),
    [page.path, page.title, t],
  );

  const toggle = () =>
    isSmall ? setDrawerOpen(!isDrawerOpen) : changeSettings({ isSidebarOpen: !settings.isSidebarOpen });
  const sidebar = (
    <AdminSidebar menus={menus} path={page.path} hasLogo={settings.sidebarLogo} onChoose={() => setDrawerOpen(false)} />
  );
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {t('shell:skip')}
      </a>
      {!isSmall && settings.isSidebarOpen ? <aside className={styles['side']}>{sidebar}</aside> : null}
      <Drawer
        open={isSmall && isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        placement="left"
        size={260}
        closable={false}
        styles={{ body: { padding: 0 } }}
        aria-label={t('menu')}
      >
        {sidebar}
      </Drawer>
      <div className={styles['main']}>
        <div className={classNames(styles['top'], settings.fixedHeader && styles['fixed'])}>
          <AdminHeader
            page={page}
            menus={menus}
            isMenuOpen={isSmall ? isDrawerOpen : settings.isSidebarOpen}
            onToggleMenu={toggle}
          />
          {settings.tagsView ? <AdminTabs path={page.path} /> : null}
        </div>
        <main id="main" className={styles['body']} key={`${page.path} ${round}`}>
          <PageBoundary>
            <Suspense fallback={<SkeletonRows rows={6} />}>
              <Content page={pages[page.component]} component={page.component} />
            </Suspense>
          </PageBoundary>
        </main>
        {settings.showFooter ? <Footer /> : null}
      </div>
    </div>
  );
}

function Content({ page, component }: { page: AdminPage | undefined; component: string }) {
  const { t } = useTranslation('admin-shell');
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

function Footer() {
  const { t } = useTranslation('shell');
  const { title, footerTxt, caseNumber } = useSiteSettings();
  return (
    <footer className={styles['foot']}>
      {footerTxt || t('copyright', { name: title })} {caseNumber}
    </footer>
  );
}
