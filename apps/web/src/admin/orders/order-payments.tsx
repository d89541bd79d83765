import type { PaymentBrief } from '@kouan/contract';
import { formatCny, formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './orders.module.css';

const toneOf: Record<PaymentBrief['status'], Tone> = {
  unpaid: 'turn',
  pendingApproval: 'work',
  paid: 'done',
  cancelled: 'off',
};

/** Each payment of an order with what the buyer said and what reviewers decided. */
export function OrderPayments({ payments }: { payments: readonly PaymentBrief[] }) {
  const { t, language } = useTranslation('admin-orders');
  if (payments.length === 0) return <p className="muted">{t('detail.noPayments')}</p>;
  return (
    <ul className={styles['payments']}>
      {payments.map((payment) => (
        <li key={payment.number}>
          <b>{t(`admin-parts:purpose.${payment.purpose}`)}</b> <span className="mono muted">{payment.number}</span>
          <Tag tone={toneOf[payment.status]}>{t(`admin-parts:paymentStatus.${payment.status}`)}</Tag>
          <span className={styles['right']}>
            <b>{formatCny(payment.amountFen, language)}</b>{' '}
            <span className="muted">= {formatVnd(payment.amountVnd, language)}</span>
          </span>
          <PaymentWords payment={payment} />
        </li>
      ))}
    </ul>
  );
}

function PaymentWords({ payment }: { payment: PaymentBrief }) {
  const { t } = useTranslation('admin-orders');
  const words = [
    payment.shipmentNumber === null ? '' : `${t('detail.shipment')} ${payment.shipmentNumber}`,
    payment.remitter === '' ? '' : `${t('detail.remitter')} ${payment.remitter}, ${payment.bank}`,
    payment.serialNumber === '' ? '' : `${t('detail.serialNumber')} ${payment.serialNumber}`,
    payment.status === 'unpaid' && payment.dueAt !== null
      ? `${t('detail.dueAt')} ${formatDateTime(payment.dueAt)}`
      : '',
  ].filter((word) => word !== '');
  return (
    <div className={styles['words']}>
      {words.length > 0 ? <p>{words.join(' · ')}</p> : null}
      {payment.reviews.map((review) => (
        <p key={review.at}>
          {formatDateTime(review.at)} {t(`admin-parts:outcome.${review.outcome}`)}{' '}
          {review.isAutomatic ? t('automatic') : review.reviewerName} {review.opinion}
        </p>
      ))}
    </div>
  );
}
