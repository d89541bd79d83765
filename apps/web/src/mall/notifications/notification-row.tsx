import { type NotificationView, opinionIn, pageOfNotification, waitingKinds } from '@kouan/contract';
import { Link } from 'react-router';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useReadNotifications } from '../../shared/notifications-api.ts';
import { OrderStatusTag } from '../../shared/order-status-tag.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './notifications.module.css';

/** One notification: what happened, to which order, how that one stands now. Opening it marks it as read. */
export function NotificationRow({ told }: { told: NotificationView }) {
  const { t, language } = useTranslation('notifications');
  const { mutate } = useReadNotifications();
  const { id, kind, order, subject, text, times, isRead, at } = told;
  const said = opinionIn(language, text);
  const waits = !isRead && waitingKinds.includes(kind);
  const page = pageOfNotification({ kind, subject, orderNumber: order?.number ?? '' });
  return (
    <li className={classNames(styles['row'], !isRead && styles['unread'], waits && styles['waits'])}>
      <i aria-hidden="true" />
      <div className={styles['words']}>
        <Link to={page} onClick={() => (isRead ? undefined : mutate({ body: { ids: [id] } }))}>
          {t(`says.${kind}`, { subject })}
          {times > 1 ? <span className="num"> {t('times', { count: times })}</span> : null}
          {isRead ? null : <span className="visually-hidden"> {t('isUnread')}</span>}
        </Link>
        {said === '' ? null : <p className={styles['said']}>{said}</p>}
        <p className={styles['about']}>
          <time className="num" dateTime={at}>
            {formatDateTime(at)}
          </time>
          {order === null ? null : (
            <>
              <span className="mono">{order.number}</span>
              <OrderStatusTag status={order.status} />
            </>
          )}
        </p>
      </div>
    </li>
  );
}
