import type { OrderView } from '@kouan/contract';
import { orderEvents } from '@kouan/domain';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './orders.module.css';

type Happening = OrderView['history'][number];
const shownDetails = ['payment', 'shipment', 'carrier', 'trackingNumber', 'quantity', 'expectedOn'];

/** What happened, newest first: when, what, who, why. */
export function OrderHistory({ history }: { history: readonly Happening[] }) {
  const { t } = useTranslation('admin-orders');
  const textOf = ({ event, to }: Happening) => {
    const known = orderEvents.find((one) => one === event);
    return known ? t(`event.${known}`) : t(`common:orderStatus.${to}`);
  };
  return (
    <ol className={styles['history']}>
      {history
        .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
        .map((one, index) => (
          <li key={index}>
            <time dateTime={one.at}>{formatDateTime(one.at)}</time>
            <span>
              <b>{textOf(one)}</b>{' '}
              <span className="muted">
                {t(`actor.${one.actorKind}`)} {one.actorName}
              </span>
              {one.reason === '' ? null : <span className={styles['reason']}>{one.reason}</span>}
              <span className="muted mono"> {shownDetails.flatMap((name) => one.details[name] ?? []).join(' · ')}</span>
            </span>
          </li>
        ))}
    </ol>
  );
}
