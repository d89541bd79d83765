import { useLanguage, useTranslation } from '../lib/i18n.ts';
import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { formatClock, formatRate } from '../lib/formats.ts';
import { useSession } from '../lib/session.ts';
import { useSiteSettings } from '../lib/site-settings.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { BrandMark, Icon } from '../ui/icon.tsx';
import { Badge } from '../ui/tag.tsx';
import { hasPage } from './has-page.ts';
import { LanguageSwitch } from '../shared/language-switch.tsx';
import styles from './mall-header.module.css';
import { SearchBox } from './search-box.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));
const WaitingOrders = lazy(() => import('./waiting-orders.tsx'));

const navigation = [
  { to: '/', text: 'hall', parts: ['/mall', '/mall1', '/mallDetail', '/mallSearch'] },
  { to: '/myOrder', text: 'orders', parts: ['/myOrder', '/myOrderDetail', '/myRefundDetail'] },
  { to: '/myStock', text: 'stock', parts: ['/myStock'] },
  { to: '/myInvoices/new', text: 'ship', parts: ['/myInvoices', '/myInvoicesOrder'] },
  { to: '/myInterest', text: 'interest', parts: ['/myInterest', '/addInterest'] },
  { to: '/pluginInstallation', text: 'plugin', parts: ['/pluginInstallation'] },
  { to: '/createGuide/start', text: 'guide', parts: ['/createGuide'] },
] as const;

const isWithin = (pathname: string, { to, parts }: { to: string; parts: readonly string[] }): boolean =>
  pathname === to || parts.some((part) => pathname === part || pathname.startsWith(`${part}/`));

export function MallHeader() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <>
      <TopBar />
      <header className={styles['head']}>
        <div className={classNames('wrap', styles['headRow'])}>
          <Logo />
          <SearchBox />
          <span className={styles['gap']} />
          <CartLink />
          <AccountCorner />
        </div>
      </header>
      <nav className={styles['nav']} aria-label={t('mainNavigation')}>
        <div className={classNames('wrap', styles['navRow'])}>
          {navigation
            .filter(({ to }) => hasPage(to))
            .map((item) => (
              <Link key={item.to} to={item.to} aria-current={isWithin(pathname, item) ? 'page' : undefined}>
                {t(item.text)}
                {item.text === 'orders' ? <Waiting /> : null}
              </Link>
            ))}
        </div>
      </nav>
    </>
  );
}

/** Visitors have no orders. */
export function Waiting() {
  const isSignedIn = useSession((session) => session.token !== null);
  return isSignedIn ? (
    <span>
      <Suspense>
        <WaitingOrders />
      </Suspense>
    </span>
  ) : null;
}

function TopBar() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { rateVndPerCnyMicros, rateAt } = useSiteSettings();
  return (
    <aside className={styles['top']} aria-label={t('rate')}>
      <div className={classNames('wrap', styles['topRow'])}>
        <span className={classNames('num', styles['rate'])}>
          <Icon name="swap" size={14} />
          <span>{t('rate')}</span>
          <b>{formatRate(rateVndPerCnyMicros, language)}</b>
          <em>{t('rateUpdated', { time: formatClock(rateAt) })}</em>
        </span>
        <span className={styles['gap']} />
        <span className={styles['links']}>
          <Link to="/createGuide/liability">
            <Icon name="shield" size={14} />
            {t('liability')}
          </Link>
          <Link to="/createGuide/prohibited">{t('prohibited')}</Link>
        </span>
        <LanguageSwitch />
      </div>
    </aside>
  );
}

export function Logo() {
  const { title } = useSiteSettings();
  const { t } = useTranslation('shell');
  return (
    <Link className={styles['logo']} to="/">
      <BrandMark size={34} />
      <span>
        <b>{title}</b>
        <small aria-hidden="true">{t('tagline')}</small>
      </span>
    </Link>
  );
}

function CartLink() {
  const { t } = useTranslation('shell');
  const count = useSession((session) => session.cartCount);
  return (
    <Link className={styles['iconLink']} to="/myCart" aria-label={count > 0 ? t('cartCount', { count }) : t('cart')}>
      <Icon name="cart" size={22} />
      <span className={styles['badge']}>
        <Badge count={count} />
      </span>
    </Link>
  );
}

function AccountCorner() {
  const { t } = useTranslation('shell');
  const isSignedIn = useSession((session) => session.token !== null);
  if (isSignedIn)
    return (
      <Suspense fallback={<span className={styles['corner']} />}>
        <AccountMenu />
      </Suspense>
    );
  return (
    <span className={styles['visitor']}>
      <ButtonLink to="/login">{t('logIn')}</ButtonLink>
      <ButtonLink to="/register" kind="primary" className={styles['wide'] ?? ''}>
        {t('register')}
      </ButtonLink>
    </span>
  );
}
