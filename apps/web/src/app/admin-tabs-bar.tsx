import { Dropdown } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './admin-tabs-bar.module.css';
import { changeTabs, closeAllTabs, closeOtherTabs, closeTab, refreshPage, type Tab, useTabs } from './admin-tabs.ts';

/** The visited pages: go to, close, close others, close all, refresh. */
export function AdminTabs({ path }: { path: string }) {
  const { t } = useTranslation('admin-shell');
  const navigate = useNavigate();
  const tabs = useTabs((state) => state.tabs);

  function change(next: readonly Tab[]) {
    changeTabs(() => next);
    if (!next.some((tab) => tab.path === path)) void navigate(next.at(-1)?.path ?? '/');
  }
  const actions = [
    { key: 'this', label: t('closeThis'), onClick: () => change(closeTab(tabs, path)) },
    { key: 'others', label: t('closeOthers'), onClick: () => change(closeOtherTabs(tabs, path)) },
    { key: 'all', label: t('closeAll'), onClick: () => change(closeAllTabs(tabs)) },
  ];
  return (
    <div className={styles['bar']}>
      <nav className={styles['list']} aria-label={t('openTabs')}>
        {tabs.map((tab) => (
          <span key={tab.path} className={classNames(styles['tab'], tab.path === path && styles['active'])}>
            <Link to={tab.path} aria-current={tab.path === path ? 'page' : undefined}>
              {tab.title}
            </Link>
            {tab.isAffixed ? null : (
              <IconButton
                icon="close"
                size={12}
                label={t('closeTab', { title: tab.title })}
                onClick={() => change(closeTab(tabs, tab.path))}
              />
            )}
          </span>
        ))}
      </nav>
      <IconButton icon="refresh" size={15} label={t('refresh')} onClick={refreshPage} />
      <Dropdown trigger={['click']} menu={{ items: actions }}>
        <IconButton icon="down" size={15} label={t('tabActions')} />
      </Dropdown>
    </div>
  );
}
