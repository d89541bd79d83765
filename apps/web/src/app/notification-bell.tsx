import { Link } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import { usePermission } from '../lib/permission.ts';
import { useUnread } from '../shared/notifications-api.ts';
import { Icon } from '../ui/icon.tsx';
import { Badge } from '../ui/tag.tsx';
import styles from './mall-header.module.css';

/** How much a buyer has not read yet, on every page of the mall. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const unread = useUnread();
  if (!usePermission(['order:own'])) return null;
  return (
    <Link
      className={styles['iconLink']}
      to="/myNotifications"
      aria-label={unread > 0 ? t('unread', { count: unread }) : t('notifications')}
    >
      <Icon name="bell" size={22} />
      <span className={styles['badge']}>
        <Badge count={unread} />
      </span>
    </Link>
  );
}
