import type { OrderView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/page-title.tsx';
import { useSession } from '../../lib/session.ts';
import { useReadWhenSeen } from '../../shared/notifications-api.ts';
import { OrderStatusTag } from '../../shared/order-status-tag.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { AdjustmentPanel } from './adjustment-panel.tsx';
import { CancelOrderDialog } from './cancel-order-dialog.tsx';
import { OrderBatches } from './order-batches.tsx';
import { OrderClocks } from './order-clocks.tsx';
import { OrderComparison } from './order-comparison.tsx';
import { OrderConsignee } from './order-consignee.tsx';
import { OrderFactsPanel } from './order-facts-panel.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney, OrderPayBar } from './order-money.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderRemarks } from './order-remarks.tsx';
import { OrderShipments } from './order-shipments.tsx';
import styles from './order-page.module.css';
import { orderQuery } from './orders-api.ts';
import { ReorderButton } from './reorder-button.tsx';

/** How often the page looks whether staff have moved the order. */
const refreshMs = 30_000;

export default function OrderPage() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...orderQuery(id), enabled: isSignedIn, refetchInterval: refreshMs });
  usePageTitle(query.data ? t('order', { number: query.data.number }) : undefined);
  useReadWhenSeen({ orderNumber: id }, query.data?.history.length);
  return (
    <main id="main" className="wrap">
      <PageFrame query={query} title={t('detailTitle')} needsLogIn>
        {(order) => <Order order={order} />}
      </PageFrame>
    </main>
  );
}

function Order({ order }: { order: OrderView }) {
  return (
    <>
      <OrderHead order={order} />
      <OrderProgress order={order} />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {order.adjustment === null ? null : <AdjustmentPanel order={order} />}
          <OrderLines order={order} />
          <OrderPayments order={order} />
          <OrderShipments order={order} />
          <OrderBatches order={order} />
          {order.adjustment === null ? <AdjustmentPanel order={order} /> : null}
          <OrderComparison order={order} />
          <OrderHistory history={order.history} />
        </div>
        <aside className={styles['aside']}>
          <OrderMoney order={order} />
          <OrderClocks clocks={order.clocks} />
          <OrderRemarks number={order.number} />
          <OrderConsignee number={order.number} />
          <OrderFactsPanel order={order} />
        </aside>
      </div>
      <OrderPayBar order={order} />
    </>
  );
}

function OrderHead({ order }: { order: OrderView }) {
  const { t, language } = useTranslation('orders');
  const [isCancelling, setCancelling] = useState(false);
  const pieces = t('pieces', { quantity: formatCount(order.goods.quantity, language) });
  return (
    <>
      <header className={styles['head']}>
        <div>
          <div className={styles['title']}>
            <h1>
              {t('order', { number: '' })}
              <span className="mono">{order.number}</span>
            </h1>
            <OrderStatusTag status={order.status} isAccepted={order.isAccepted} />
          </div>
          <p className="num">
            {t('placedAt', { date: formatDateTime(order.placedAt) })} · {order.storeName} ·{' '}
            {t('specs', { count: order.goods.lineCount })} {pieces}
          </p>
        </div>
        <div className={styles['actions']}>
          <ReorderButton number={order.number} />
          {order.allowedActions.includes('cancel') ? (
            <Button kind="danger" onClick={() => setCancelling(true)}>
              {t('act.cancel')}
            </Button>
          ) : (
            <ButtonLink to={`/myRefundDetail/${order.number}`}>{t('act.cases')}</ButtonLink>
          )}
        </div>
      </header>
      <CancelOrderDialog order={order} isOpen={isCancelling} onClose={() => setCancelling(false)} />
    </>
  );
}
