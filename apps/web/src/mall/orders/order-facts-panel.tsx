import { opinionIn, type OrderView } from '@kouan/contract';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './order-page.module.css';

export function OrderFactsPanel({ order }: { order: OrderView }) {
  const { t, language } = useTranslation('orders');
  const facts = [
    [t('facts.store'), order.storeName],
    [t('facts.expected'), order.expectedStockingOn],
    [t('facts.autoReturn'), order.autoReturnAt === null ? null : formatDateTime(order.autoReturnAt)],
    [t('facts.sellerOrders'), order.sellerOrderNumbers.join(', ')],
    [t('facts.remarks'), order.remarks],
    [t('facts.closeReason'), order.closeReason],
    [t('facts.refundReason'), opinionIn(language, order.refundReason)],
  ].filter(([, value]) => value);
  return (
    <Panel title={t('facts.title')}>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
