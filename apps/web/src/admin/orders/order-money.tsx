import type { OrderView } from '@kouan/contract';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './orders.module.css';

/** How the total is made, and where what was paid is: paid = used + held + refunded. */
export function OrderMoney({ order }: { order: OrderView }) {
  const { t, language } = useTranslation('admin-orders');
  const total: [string, number][] = [
    [t('admin-parts:goods'), order.goodsFen],
    [t('detail.freight'), order.freightFen],
    [t('detail.service'), order.serviceFen],
    [t('detail.total'), order.totalFen],
    [t('detail.deposit'), order.depositFen],
  ];
  const { paidFen, consumedFen, heldFen, refundedFen } = order.money;
  const paid: [string, number][] = [
    [t('detail.paid'), paidFen],
    [t('detail.consumed'), consumedFen],
    [t('detail.held'), heldFen],
    [t('detail.refunded'), refundedFen],
  ];
  const list = (rows: [string, number][]) => (
    <dl className={styles['sums']}>
      {rows.map(([label, fen]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCny(fen, language)}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className={styles['money']}>
      {list(total)}
      {list(paid)}
    </div>
  );
}
