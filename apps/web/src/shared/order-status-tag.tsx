import type { OrderStatus } from '@kouan/domain';
import { useTranslation } from '../lib/i18n.ts';
import { Tag, type Tone } from '../ui/tag.tsx';
import styles from './order-status-tag.module.css';

/** Colour says whose turn it is; the same in the mall and in the admin area. */
export const statusTone: Record<OrderStatus, Tone> = {
  depositPending: 'turn',
  depositReview: 'work',
  depositRejected: 'bad',
  stockingPending: 'work',
  stocking: 'work',
  finalPending: 'turn',
  finalReview: 'work',
  finalRejected: 'bad',
  shipmentPending: 'work',
  shipping: 'work',
  completed: 'done',
  closed: 'off',
  refunding: 'work',
  refunded: 'done',
  refundFailed: 'bad',
};

/** Until staff have accepted, the first status is the platform's turn, and says so beneath. */
export function OrderStatusTag({ status, isAccepted = true }: { status: OrderStatus; isAccepted?: boolean }) {
  const { t } = useTranslation();
  const isWaiting = status === 'depositPending' && !isAccepted;
  return (
    <span className={styles['status']}>
      <Tag tone={isWaiting ? 'work' : statusTone[status]}>{t(`orderStatus.${status}`)}</Tag>
      {isWaiting ? <small>{t('awaitingConfirmation')}</small> : null}
    </span>
  );
}
