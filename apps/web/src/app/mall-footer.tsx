import { useTranslation } from '../lib/i18n.ts';
import { Link, NavLink } from 'react-router';
import { useSiteSettings } from '../lib/site-settings.ts';
import { classNames } from '../ui/class-names.ts';
import { BrandMark, Icon } from '../ui/icon.tsx';
import { hasPage } from './has-page.ts';
import { Waiting } from './mall-header.tsx';
import styles from './mall-footer.module.css';

export function MallFooter() {
  const { t } = useTranslation('shell');
  const { title, caseNumber } = useSiteSettings();
  return (
    <footer className={styles['foot']}>
      <div className={classNames('wrap', styles['row'])}>
        <div className={styles['about']}>
          <BrandMark size={26} />
          <p>{t('disclaimer')}</p>
        </div>
        <div className={styles['links']}>
          <Link to="/createGuide/start">{t('guide')}</Link>
          <Link to="/createGuide/terms">{t('terms')}</Link>
          <Link to="/createGuide/privacy">{t('privacy')}</Link>
          <Link to="/createGuide/prohibited">{t('prohibited')}</Link>
          <span>{t('copyright', { name: title })}</span>
          <span data-case-number>{caseNumber}</span>
        </div>
      </div>
    </footer>
  );
}

const tabs = [
  { to: '/', icon: 'home', text: 'tabHall' },
  { to: '/myOrder', icon: 'list', text: 'tabOrders' },
  { to: '/mallSearch', icon: 'link', text: 'tabPaste' },
  { to: '/myStock', icon: 'warehouse', text: 'tabStock' },
  { to: '/user/center', icon: 'user', text: 'tabMe' },
] as const;

/** Only on small screens. A page with a money act covers it with its own bar. */
export function MallBottomBar() {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles['tabs']} aria-label={t('bottomNavigation')}>
      {tabs
        .filter(({ to }) => hasPage(to))
        .map((tab) => (
          <NavLink key={tab.to} to={tab.to} end className={tab.icon === 'link' ? styles['raised'] : undefined}>
            <Icon name={tab.icon} size={22} />
            <span>{t(tab.text)}</span>
            {tab.text === 'tabOrders' ? <Waiting /> : null}
          </NavLink>
        ))}
    </nav>
  );
}
