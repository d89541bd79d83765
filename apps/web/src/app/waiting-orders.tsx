import { countMyOrders } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import { usePermission } from '../lib/permission.ts';
import { endpointQuery } from '../lib/query.ts';
import { Icon } from '../ui/icon.tsx';
import { Badge } from '../ui/tag.tsx';
import styles from './mall-header.module.css';

const lookAgainMs = 60_000;
const permission = ['order:own'];

/** How many orders wait for the buyer, on every page of the mall: as a bell, or beside a link to all orders. */
export default function WaitingOrders({ isBell }: { isBell?: boolean }) {
  const { t } = useTranslation('shell');
  const isBuyer = usePermission(permission);
  const count =
    useQuery({
      ...endpointQuery(countMyOrders, {}),
      enabled: isBuyer,
      refetchInterval: lookAgainMs,
      meta: { silent: true },
    }).data?.waiting ?? 0;
  if (!isBuyer) return null;
  if (!isBell) return <Badge count={count} label={t('waiting', { count })} />;
  return (
    <Link className={styles['iconLink']} to="/myOrder?turn=buyer" aria-label={t('waiting', { count })}>
      <Icon name="bell" size={22} />
      <span className={styles['badge']}>
        <Badge count={count} />
      </span>
    </Link>
  );
}
