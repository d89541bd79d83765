import { opinionIn, type OrderView, type OrderVoucher, type PaymentBrief } from '@kouan/contract';
import { formatCny, formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { methodOf } from '../../shared/payment-method.ts';
import { Vouchers } from '../../shared/vouchers.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './orders.module.css';
import { useOrderWork } from './work-api.ts';

const toneOf: Record<PaymentBrief['status'], Tone> = {
  unpaid: 'turn',
  pendingApproval: 'work',
  paid: 'done',
  cancelled: 'off',
};

/** Each payment of an order with what the buyer said and what reviewers decided. */
export function OrderPayments({ order: { number, payments } }: { order: Pick<OrderView, 'number' | 'payments'> }) {
  const { t, language } = useTranslation('admin-orders');
  const vouchers = useOrderWork(number).data?.vouchers;
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
          <PaymentWords payment={payment} vouchers={vouchers} />
        </li>
      ))}
    </ul>
  );
}

type WordsProps = { payment: PaymentBrief; vouchers: readonly OrderVoucher[] | undefined };

function PaymentWords({ payment, vouchers }: WordsProps) {
  const { t, language } = useTranslation('admin-orders');
  const method = methodOf(payment.method);
  const words = [
    payment.shipmentNumber === null ? '' : `${t('detail.shipment')} ${payment.shipmentNumber}`,
    method === undefined ? '' : t(`payments:methods.${method}.name`),
    payment.remitter === '' ? '' : `${t('detail.remitter')} ${payment.remitter}, ${payment.bank}`,
    payment.serialNumber === '' ? '' : `${t('detail.serialNumber')} ${payment.serialNumber}`,
    payment.paidAt === null ? '' : t('orders:payments.paidAt', { date: formatDateTime(payment.paidAt) }),
    payment.claimedAt === null ? '' : t('orders:payments.claimedAt', { date: formatDateTime(payment.claimedAt) }),
    payment.remarks === '' ? '' : t('orders:payments.remarks', { text: payment.remarks }),
    payment.status === 'unpaid' && payment.dueAt !== null
      ? `${t('detail.dueAt')} ${formatDateTime(payment.dueAt)}`
      : '',
  ].filter((word) => word !== '');
  return (
    <div className={styles['words']}>
      {words.length > 0 ? <p>{words.join(' · ')}</p> : null}
      <Vouchers of={payment.number} vouchers={vouchers} />
      {payment.reviews.map((review) => (
        <p key={review.at}>
          {formatDateTime(review.at)} {t(`admin-parts:outcome.${review.outcome}`)}{' '}
          {review.isAutomatic ? t('automatic') : review.reviewerName} {opinionIn(language, review.opinion)}
        </p>
      ))}
    </div>
  );
}
