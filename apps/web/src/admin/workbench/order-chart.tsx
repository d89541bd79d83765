import { type OrderStatus, orderStatuses } from '@kouan/domain';
import { Link } from 'react-router';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { statusTone } from '../../shared/order-status-tag.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useMenuPage } from '../menu-pages.ts';
import styles from './workbench.module.css';

const ended: readonly OrderStatus[] = ['completed', 'closed', 'refunded'];

/** How many orders stand where; the colour says whose turn it is. */
export function OrderChart({ counts }: { counts: readonly { status: OrderStatus; count: number }[] }) {
  const { t, language } = useTranslation('admin-workbench');
  const ordersPath = useMenuPage('orders/index')?.path;
  const shown = counts
    .filter(({ status, count }) => count > 0 && !ended.includes(status))
    .toSorted((a, b) => orderStatuses.indexOf(a.status) - orderStatuses.indexOf(b.status));
  const most = Math.max(1, ...shown.map(({ count }) => count));
  if (shown.length === 0) return <p className={styles['none']}>{t('noOrders')}</p>;
  return (
    <ul className={styles['chart']}>
      {shown.map(({ status, count }) => {
        const label = t(`common:orderStatus.${status}`);
        return (
          <li key={status} className={classNames(styles[statusTone[status]])}>
            {ordersPath === undefined ? (
              <span>{label}</span>
            ) : (
              <Link to={`${ordersPath}?status=${status}`}>{label}</Link>
            )}
            <i aria-hidden="true" style={{ width: `${Math.max(2, (count / most) * 100)}%` }} />
            <b>{formatCount(count, language)}</b>
          </li>
        );
      })}
    </ul>
  );
}
