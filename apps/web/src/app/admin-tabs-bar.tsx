import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { DropMenu } from '../admin/drop-menu.tsx';
import { useTranslation } from '../lib/i18n.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './admin-tabs-bar.module.css';
import {
  changeViews,
  closeAllViews,
  closeOtherViews,
  closeView,
  forgetPage,
  type Tab,
  useViews,
  type Views,
} from './admin-tabs.ts';

/** The visited pages: go to, refresh, close, close others, close all; also by a right click on one of them. */
export function AdminTabs({ path }: { path: string }) {
  const { t } = useTranslation('admin-shell');
  const { tabs } = useViews();
  const actionsOf = useTabActions(path);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [path]);
  const current = tabs.find((tab) => tab.path === path);
  const { refresh, close, items } = actionsOf(current);
  return (
    <nav className={styles['bar']} aria-label={t('openTabs')}>
      <div ref={bar} className={styles['list']}>
        {tabs.map((tab) => (
          <DropMenu key={tab.path} isForContext menu={{ items: actionsOf(tab).items }}>
            <span className={classNames(styles['tab'], tab.path === path && styles['active'])}>
              <Link to={tab.path + tab.search} aria-current={tab.path === path ? 'page' : undefined}>
                {tab.title}
              </Link>
              {tab.meta.affix ? null : (
                <IconButton
                  icon="close"
                  size={12}
                  label={t('closeTab', { title: tab.title })}
                  onClick={() => close(tab)}
                />
              )}
            </span>
          </DropMenu>
        ))}
      </div>
      <IconButton icon="refresh" size={15} label={t('refresh')} onClick={refresh} />
      <DropMenu placement="bottomRight" menu={{ items }}>
        <IconButton icon="down" size={15} label={t('tabActions')} />
      </DropMenu>
    </nav>
  );
}

/** What can be done with a tab. Whoever closes the page in front of them gets the last one that is left. */
function useTabActions(path: string) {
  const { t } = useTranslation('admin-shell');
  const navigate = useNavigate();
  const { search } = useLocation();

  function change(act: (views: Views) => Views) {
    changeViews(act);
    const { tabs } = useViews.getState();
    const last = tabs.at(-1);
    if (!tabs.some((tab) => tab.path === path)) void navigate(last ? last.path + last.search : '/');
  }
  const close = (tab: Tab | undefined) => change((views) => closeView(views, tab?.path ?? path));
  /** Leaving for an address that leads straight back makes the page anew. */
  function refresh(tab: Tab | undefined) {
    const address = tab && tab.path !== path ? tab.path + tab.search : path + search;
    changeViews((views) => forgetPage(views, tab?.path ?? path));
    void navigate(`/redirect${address}`, { replace: address === path + search });
  }
  return (tab: Tab | undefined) => ({
    close,
    refresh: () => refresh(tab),
    items: [
      { key: 'refresh', label: t('refresh'), onClick: () => refresh(tab) },
      ...(tab?.meta.affix ? [] : [{ key: 'this', label: t('closeThis'), onClick: () => close(tab) }]),
      {
        key: 'others',
        label: t('closeOthers'),
        onClick: () => {
          if (tab && tab.path !== path) void navigate(tab.path + tab.search);
          changeViews((views) => closeOtherViews(views, tab?.path ?? path));
        },
      },
      { key: 'all', label: t('closeAll'), onClick: () => change(closeAllViews) },
    ],
  });
}
