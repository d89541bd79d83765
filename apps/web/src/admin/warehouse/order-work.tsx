import type { OrderView } from '@kouan/contract';
import { Drawer, Grid } from 'antd';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { OrderStatusTag } from '../../shared/order-status-tag.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PurchaseForm } from './purchase-form.tsx';
import { ReceiveForm } from './receive-form.tsx';
import { useOrder } from './warehouse-api.ts';
import styles from './warehouse.module.css';

type WorkProps = { number: string; onClose: () => void; onDone: (message: string) => void };

/** What the warehouse has to do for one order now: buy it, or receive what comes. */
export function OrderWork({ number, onClose, onDone }: WorkProps) {
  const { t } = useTranslation('admin-warehouse');
  const query = useOrder(number);
  const isLarge = Grid.useBreakpoint().lg !== false;
  return (
    <Drawer open size={isLarge ? 820 : '100%'} title={t('orderTitle', { number })} onClose={onClose}>
      <PageFrame query={query}>{(order) => <Work order={order} onDone={onDone} />}</PageFrame>
    </Drawer>
  );
}

function Work({ order, onDone }: { order: OrderView; onDone: (message: string) => void }) {
  const { t } = useTranslation('admin-warehouse');
  const mayPurchase = usePermission(['warehouse:purchase']) && order.allowedActions.includes('recordPurchase');
  const mayReceive = usePermission(['warehouse:receive']) && order.allowedActions.includes('receive');
  return (
    <>
      <p className={styles['who']}>
        <OrderStatusTag status={order.status} isAccepted={order.isAccepted} /> {order.storeName} ·{' '}
        {order.buyer.nickName} <span className="mono muted">{order.buyer.code}</span>
      </p>
      {mayPurchase ? (
        <PurchaseForm order={order} onDone={() => onDone(t('purchase.done', { number: order.number }))} />
      ) : null}
      {mayReceive ? (
        <ReceiveForm order={order} onDone={() => onDone(t('receive.done', { number: order.number }))} />
      ) : null}
      {mayPurchase || mayReceive ? null : <EmptyState title={t('nothingToDo')} hint={t('nothingToDoHint')} />}
    </>
  );
}
