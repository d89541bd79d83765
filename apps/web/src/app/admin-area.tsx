import './admin-tokens.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import enTexts from 'antd/locale/en_US';
import viTexts from 'antd/locale/vi_VN';
import cnTexts from 'antd/locale/zh_CN';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import { menuQuery, pagesOf, useMenus } from '../lib/menus.ts';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { offlinePath } from '../lib/offline-path.ts';
import { useSession } from '../lib/session.ts';
import styles from './admin-frame.module.css';
import { AdminFrame } from './admin-frame.tsx';
import { setDevice } from './admin-layout.ts';
import { redirectOf, withFixedMeta } from './admin-menu.ts';
import { useAdminSettings } from './admin-settings.ts';
import { themeOf } from './admin-theme.ts';
import { Content } from './admin-views.tsx';
import { loadAdminPages } from './features.ts';
import { keepFocus } from './focus-keeper.ts';
import { behindRedirect } from './redirect-back.tsx';
import { useReducedMotion, useSmallScreen } from './use-media.ts';

const texts = { cn: cnTexts, en: enTexts, vi: viTexts };

/** Without a network there is no menu to say what stands there. */
const offlineComponent = 'warehouse/scan';

/** The admin area: whatever pages the account's menu has; any other address is /404. */
export default function AdminArea() {
  const { i18n, language } = useTranslation();
  const settings = useAdminSettings();
  const isSmall = useSmallScreen();
  const isStill = useReducedMotion();
  const { pathname } = useLocation();
  const menus = useMenus().data;
  const hasFailed = useMenus().isError;
  const isUnreachable = useSession((session) => session.isUnreachable);
  const parts = useQuery({
    queryKey: ['admin-parts', language],
    queryFn: async () => ({
      pages: await loadAdminPages(),
      texts: await i18n.load(['admin-shell']).then(() => language),
    }),
    staleTime: Infinity,
    networkMode: 'always',
  }).data;
  const components = parts?.pages;
  const menuPages = useMemo(
    () => (menus && components ? pagesOf(menus).map((page) => withFixedMeta(page, components)) : []),
    [menus, components],
  );
  useLooks(settings);
  // Whoever works here does so with keys: it does not wait for the first of them.
  useEffect(() => keepFocus([]), []);
  useMenusInLanguage();
  useLayoutEffect(() => setDevice(isSmall ? 'mobile' : 'desktop'), [isSmall]);

  if (hasFailed) return <Navigate replace to="/404" />;
  if (!menus && components && isUnreachable && pathname === offlinePath)
    return (
      <ConfigProvider theme={themeOf(settings, { isSmall, isStill })} locale={texts[language]} componentSize="middle">
        <main id="main" className={styles['body']}>
          <Content components={components} component={offlineComponent} />
        </main>
      </ConfigProvider>
    );
  if (!menus || !components) return <PageSkeleton />;
  const target = behindRedirect(pathname);
  const address = (target ?? pathname).replace(/\/+$/, '');
  const page = menuPages.find((one) => one.path === address);
  if (!page) return <Navigate replace to={redirectOf(menus, address) ?? '/404'} />;
  return (
    <ConfigProvider theme={themeOf(settings, { isSmall, isStill })} locale={texts[language]} componentSize="middle">
      <AdminFrame
        menus={menus}
        page={page}
        menuPages={menuPages}
        components={components}
        isReturning={target !== undefined}
      />
    </ConfigProvider>
  );
}

/** The server names the menus in the reader's language: another language, another menu. */
function useMenusInLanguage(): void {
  const { language } = useTranslation();
  const client = useQueryClient();
  const last = useRef(language);
  useEffect(() => {
    if (last.current !== language) void client.invalidateQueries({ queryKey: menuQuery.queryKey });
    last.current = language;
  }, [language, client]);
}

/** The one input of the tokens, the density and the theme stand on the document while the admin area is open. */
function useLooks({ theme, size, isDark }: { theme: string; size: string; isDark: boolean }): void {
  useEffect(() => {
    const root = document.documentElement;
    root.style.setProperty('--k-primary', theme);
    root.dataset['size'] = size;
    root.dataset['theme'] = isDark ? 'dark' : 'light';
    return () => {
      root.style.removeProperty('--k-primary');
      root.dataset['size'] = 'small';
      delete root.dataset['theme'];
    };
  }, [theme, size, isDark]);
}
