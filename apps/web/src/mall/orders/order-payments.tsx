import { opinionIn, type OrderView, type OrderVoucher, type PaymentBrief } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Money } from '../../shared/money.tsx';
import { methodOf } from '../../shared/payment-method.ts';
import { TimeLeft } from '../../shared/time-left.tsx';
import { Vouchers } from '../../shared/vouchers.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/panel.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './order-page.module.css';
import { orderExtrasQuery } from './orders-api.ts';

const tones: Record<PaymentBrief['status'], Tone> = {
  unpaid: 'turn',
  pendingApproval: 'work',
  paid: 'done',
  cancelled: 'off',
};

/** Every payment of the order, the newest first, with what the reviewers said. */
export function OrderPayments({ order }: { order: OrderView }) {
  const { t } = useTranslation('orders');
  const vouchers = useQuery(orderExtrasQuery(order.number)).data?.vouchers;
  return (
    <Panel title={t('payments.title')} actions={<span className="muted">{t('payments.hint')}</span>} isFlush>
      {order.payments.length === 0 ? <p className={styles['nothing']}>{t('payments.none')}</p> : null}
      <ul className={styles['payments']}>
        {order.payments.toReversed().map((payment) => (
          <Payment key={payment.number} payment={payment} vouchers={vouchers} />
        ))}
      </ul>
    </Panel>
  );
}

function Payment({ payment, vouchers }: { payment: PaymentBrief; vouchers: readonly OrderVoucher[] | undefined }) {
  const { t, language } = useTranslation('orders');
  const isRejected = payment.status === 'unpaid' && payment.reviews.at(-1)?.outcome === 'rejected';
  const method = methodOf(payment.method);
  const facts = [
    method && t(`payments:methods.${method}.name`),
    payment.remitter && t('payments.remitter', { name: payment.remitter }),
    payment.bank && t('payments.bank', { name: payment.bank }),
    payment.serialNumber && t('payments.serial', { number: payment.serialNumber }),
    payment.paidAt && t('payments.paidAt', { date: formatDateTime(payment.paidAt) }),
    payment.claimedAt && t('payments.claimedAt', { date: formatDateTime(payment.claimedAt) }),
    payment.remarks && t('payments.remarks', { text: payment.remarks }),
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
        <Vouchers of={payment.number} vouchers={vouchers} />
        {payment.status === 'unpaid' && payment.dueAt !== null ? (
          <p>
            {t('clocks.payment')} <TimeLeft until={payment.dueAt} />{' '}
            <span className="muted num">{formatDateTime(payment.dueAt)}</span>
          </p>
        ) : null}
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
