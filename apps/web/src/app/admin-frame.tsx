import type { MenuNode } from '@kouan/contract';
import { Drawer } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ExportTray } from '../admin/export-tray.tsx';
import { useTranslation } from '../lib/i18n.ts';
import type { MenuPage } from '../lib/menus.ts';
import { usePageTitle } from '../lib/page-title.tsx';
import type { AdminPages } from '../lib/route.ts';
import { useSiteSettings } from '../lib/site-settings.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './admin-frame.module.css';
import { AdminHeader } from './admin-header.tsx';
import { closeSidebarOnMobile, toggleSidebar, useLayout } from './admin-layout.ts';
import { useAdminSettings } from './admin-settings.ts';
import { AdminSidebar } from './admin-sidebar.tsx';
import { AdminTabs } from './admin-tabs-bar.tsx';
import { addView, changeViews, tabOf, updateView } from './admin-tabs.ts';
import { AdminViews } from './admin-views.tsx';

export type FrameProps = {
  menus: readonly MenuNode[];
  page: MenuPage;
  /** All pages of the menu. */
  menuPages: readonly MenuPage[];
  components: AdminPages;
  /** The address is `/redirect/…` to `page`: everything but the page itself stays. */
  isReturning: boolean;
};

/** Sidebar, header, tabs, the page and the footer. */
export function AdminFrame({ menus, page, menuPages, components, isReturning }: FrameProps) {
  const { t } = useTranslation('admin-shell');
  const { sidebarLogo, fixedHeader, tagsView, showFooter } = useAdminSettings();
  const { isSidebarOpen, device, withoutAnimation } = useLayout();
  usePageTitle(page.title);
  useVisits({ page, menuPages, isReturning });
  useEffect(closeSidebarOnMobile, [page.path]);

  const sidebar = (
    <AdminSidebar menus={menus} path={page.activeMenu} hasLogo={sidebarLogo} onChoose={closeSidebarOnMobile} />
  );
  const isMobile = device === 'mobile';
  const sideLooks = [styles['side'], !isSidebarOpen && styles['closed'], withoutAnimation && styles['still']];
  return (
    <div className={styles['frame']} data-device={device}>
      <a className={styles['skip']} href="#main">
        {t('shell:skip')}
      </a>
      {isMobile ? (
        <Drawer
          open={isSidebarOpen}
          onClose={toggleSidebar}
          placement="left"
          size={260}
          closable={false}
          destroyOnHidden
          styles={{ body: { padding: 0 } }}
          aria-label={t('menu')}
        >
          {sidebar}
        </Drawer>
      ) : (
        <aside className={classNames(...sideLooks)} inert={!isSidebarOpen}>
          {sidebar}
        </aside>
      )}
      <div className={styles['main']}>
        <div className={classNames(styles['top'], fixedHeader && styles['fixed'])}>
          <AdminHeader page={page} menuPages={menuPages} />
          {tagsView ? <AdminTabs path={page.path} /> : null}
        </div>
        <main id="main" className={styles['body']}>
          <AdminViews page={page} menuPages={menuPages} components={components} isReturning={isReturning} />
        </main>
        {showFooter ? <Footer /> : null}
        <ExportTray />
      </div>
    </div>
  );
}

/** Writes the visit down: pinned tabs first, then the page with the query it shows; titles follow the language. */
function useVisits({ page, menuPages, isReturning }: Pick<FrameProps, 'page' | 'menuPages' | 'isReturning'>): void {
  const { search } = useLocation();
  useEffect(() => {
    if (isReturning) return;
    const pinned = menuPages.filter((one) => one.isAffixed && !one.isHidden);
    changeViews((views) => {
      const withPinned = pinned.reduce((now, one) => ({ ...addView(now, tabOf(one)), kept: now.kept }), views);
      const named = menuPages.reduce((now, one) => {
        const { path, title, meta } = tabOf(one);
        return updateView(now, { path, title, meta });
      }, withPinned);
      return updateView(addView(named, tabOf(page)), { path: page.path, search });
    });
  }, [page, menuPages, search, isReturning]);
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
