import { opinionIn, type OrderView, type PaymentBrief } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Money } from '../../shared/money.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './order-page.module.css';

const tones: Record<PaymentBrief['status'], Tone> = {
  unpaid: 'turn',
  pendingApproval: 'work',
  paid: 'done',
  cancelled: 'off',
};

/** Every payment of the order, the newest first, with what the reviewers said. */
export function OrderPayments({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders');
  return (
    <Panel title={t('payments.title')} actions={<span className="muted">{t('payments.hint')}</span>} isFlush>
      {order.payments.length === 0 ? <p className={styles['nothing']}>{t('payments.none')}</p> : null}
      <ul className={styles['payments']}>
        {order.payments.toReversed().map((payment) => (
          <Payment key={payment.number} payment={payment} />
        ))}
      </ul>
    </Panel>
  );
}

function Payment({ payment }: { payment: PaymentBrief }) {
  const { t, language } = useTranslation('orders');
  const isRejected = payment.status === 'unpaid' && payment.reviews.at(-1)?.outcome === 'rejected';
  const facts = [
    payment.method === null ? '' : t('payments:methods.bankTransfer.name'),
    payment.remitter && t('payments.remitter', { name: payment.remitter }),
    payment.serialNumber && t('payments.serial', { number: payment.serialNumber }),
    payment.claimedAt === null ? '' : formatDateTime(payment.claimedAt),
  ].filter(Boolean);
  const isPartlyPaid = payment.status === 'unpaid' && payment.dueFen < payment.amountFen;
  return (
    <li aria-label={`${t(`payments:purpose.${payment.purpose}`)} ${payment.number}`}>
      <div>
        <h3>
          {t(`payments:purpose.${payment.purpose}`)}
          <Tag tone={isRejected ? 'bad' : tones[payment.status]}>
            {t(`payments:status.${isRejected ? 'rejected' : payment.status}`)}
          </Tag>
        </h3>
        {payment.shipmentNumber === null ? null : (
          <p className="mono">{t('payments.forShipment', { number: payment.shipmentNumber })}</p>
        )}
        {facts.length === 0 ? null : <p>{facts.join(' · ')}</p>}
        {isPartlyPaid ? (
          <p>
            {t('payments.partly')} <b>{formatCny(payment.dueFen, language)}</b>
          </p>
        ) : null}
        {payment.reviews.map((review) => (
          <p key={`${review.at} ${review.outcome}`} className={classNames(styles['opinion'], styles[review.outcome])}>
            {t(`payments.${review.outcome}`)} {opinionIn(language, review.opinion)}{' '}
            <span className="muted">
              {review.reviewerName} {formatDateTime(review.at)}
            </span>
          </p>
        ))}
      </div>
      <div className={styles['paymentEnd']}>
        <Money fen={payment.amountFen} vnd={payment.amountVnd} align="right" />
        {payment.status === 'cancelled' ? null : (
          <Link to={`/mallDdcCashier/${payment.number}`}>{t('payments.open')}</Link>
        )}
      </div>
    </li>
  );
}
