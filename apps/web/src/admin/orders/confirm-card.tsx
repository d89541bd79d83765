import type { OrderRow, OrderView } from '@kouan/contract';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TimeLeft } from '../time-left.tsx';
import { OfferButton } from './adjustments.tsx';
import { Assignment } from './assignment.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderLines } from './order-lines.tsx';
import { PriceCheckNote } from './price-check.tsx';
import { useOrder } from './orders-api.ts';
import styles from './orders.module.css';

/** An order with all that is needed to decide: lines, price, buyer, time left. */
export function ConfirmCard({ order, onDone }: { order: OrderRow; onDone: (message: string) => void }) {
  const { t } = useTranslation('admin-orders');
  const query = useOrder(order.number);
  return (
    <article className={styles['card']} aria-label={t('detail.title', { number: order.number })}>
      <header>
        <h2 className="mono">{order.number}</h2>
        <span>
          {order.buyer.nickName} <small className="muted mono">{order.buyer.code}</small>
        </span>
        <span className="muted">{order.storeName}</span>
        <span className="muted num">{formatDateTime(order.placedAt)}</span>
        <TimeLeft until={order.actBy} />
      </header>
      <Assignment number={order.number} />
      <PageFrame query={query} skeleton={<Skeleton height={72} />}>
        {(view) => (
          <>
            <OrderLines order={view} isShort />
            <PriceCheckNote order={view} />
          </>
        )}
      </PageFrame>
      <footer>
        {query.data ? <Sums order={query.data} /> : null}
        {query.data ? <OfferButton order={query.data} /> : null}
        <OrderActions order={order} onDone={onDone} />
      </footer>
    </article>
  );
}

function Sums({ order }: { order: OrderView }) {
  const { t, language } = useTranslation('admin-orders');
  return (
    <div className={styles['cardSums']}>
      {order.remarks === '' ? null : (
        <p>
          {t('confirm.remarks')}: {order.remarks}
        </p>
      )}
      <p>
        {t('admin-parts:goods')} {formatCny(order.goodsFen, language)} · {t('detail.freight')}{' '}
        {formatCny(order.freightFen, language)} · {t('detail.service')} {formatCny(order.serviceFen, language)}
      </p>
      <p>
        {t('detail.total')} <b>{formatCny(order.totalFen, language)}</b> · {t('detail.deposit')}{' '}
        <b>{formatCny(order.depositFen, language)}</b>
      </p>
    </div>
  );
}
