import { opinionIn, type OrderView } from '@kouan/contract';
import { Drawer, Grid } from 'antd';
import { formatDate, formatDateTime, formatRate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { JourneyRail } from '../../shared/journey-rail.tsx';
import { OrderStatusTag } from '../../shared/order-status-tag.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { siteName } from '../../shared/site-name.ts';
import { Facts } from '../facts.tsx';
import { TimeLeft } from '../time-left.tsx';
import { Adjustments, OfferButton } from './adjustments.tsx';
import { Assignment } from './assignment.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderClocks } from './order-clocks.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMargin } from './order-margin.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { PriceCheckNote } from './price-check.tsx';
import { OrderPayments } from './order-payments.tsx';
import { useOrder } from './orders-api.ts';
import styles from './orders.module.css';

/** One order with everything that happened to it, and what staff may do. */
export function OrderDrawer({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation('admin-orders');
  const query = useOrder(number);
  const isLarge = Grid.useBreakpoint().lg !== false;
  return (
    <Drawer open size={isLarge ? 820 : '100%'} title={t('detail.title', { number })} onClose={onClose}>
      <PageFrame query={query}>{(order) => <Detail order={order} />}</PageFrame>
    </Drawer>
  );
}

function Detail({ order }: { order: OrderView }) {
  const { t } = useTranslation('admin-orders');
  return (
    <div className={styles['detail']}>
      <div className={styles['detailHead']}>
        <OrderStatusTag status={order.status} isAccepted={order.isAccepted} />
        <TimeLeft until={order.actBy} />
        <OrderActions order={order} />
        <OfferButton order={order} />
      </div>
      <JourneyRail status={order.status} isAccepted={order.isAccepted} frozenAt={order.station} />
      <Assignment number={order.number} />
      <OrderClocks clocks={order.clocks} />
      <PriceCheckNote order={order} />
      <OrderFacts order={order} />
      <Adjustments order={order} />
      <section aria-label={t('detail.lines')}>
        <h2>{t('detail.lines')}</h2>
        <OrderLines order={order} />
      </section>
      <section aria-label={t('detail.money')}>
        <h2>{t('detail.money')}</h2>
        <OrderMoney order={order} />
      </section>
      <OrderMargin number={order.number} />
      <section aria-label={t('detail.payments')}>
        <h2>{t('detail.payments')}</h2>
        <OrderPayments order={order} />
      </section>
      <section aria-label={t('admin-order-work:notes.title')}>
        <h2>{t('admin-order-work:notes.title')}</h2>
        <OrderNotes number={order.number} />
      </section>
      <section aria-label={t('detail.history')}>
        <h2>{t('detail.history')}</h2>
        <OrderHistory history={order.history} />
      </section>
    </div>
  );
}

function OrderFacts({ order }: { order: OrderView }) {
  const { t, language } = useTranslation('admin-orders');
  const moment = (at: string | null) => (at === null ? null : formatDateTime(at));
  return (
    <Facts
      items={[
        { label: t('admin-parts:buyer'), value: `${order.buyer.nickName} ${order.buyer.code}` },
        { label: t('detail.store'), value: `${order.storeName} · ${siteName(order.storeSite, t)}` },
        { label: t('detail.placedAt'), value: formatDateTime(order.placedAt) },
        { label: t('detail.acceptedAt'), value: moment(order.acceptedAt) },
        { label: t('detail.rate'), value: formatRate(order.rateVndPerCnyMicros, language) },
        { label: t('detail.sellerOrders'), value: order.sellerOrderNumbers.join(', ') },
        { label: t('detail.expectedStockingOn'), value: order.expectedStockingOn },
        { label: t('detail.stockedAt'), value: moment(order.stockedAt) },
        { label: t('detail.autoReturnAt'), value: order.autoReturnAt === null ? null : formatDate(order.autoReturnAt) },
        { label: t('detail.remarks'), value: order.remarks },
        { label: t('detail.closeReason'), value: order.closeReason },
        { label: t('orders:facts.refundReason'), value: opinionIn(language, order.refundReason) },
      ]}
    />
  );
}
