import type { OrderRow } from '@kouan/contract';
import { formatCny, formatCount, formatInProse } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { MiniRail } from '../../shared/journey-rail.tsx';
import { OrderStatusTag } from '../../shared/order-status-tag.tsx';
import { Button } from '../../ui/button.tsx';
import { CardRow } from '../card-row.tsx';
import { Goods } from '../goods.tsx';
import { inLanguage } from '../in-language.ts';
import { TimeLeft } from '../time-left.tsx';
import type { ListColumn } from '../list-column.ts';
import styles from './orders.module.css';

const rail = ({ status, isAccepted, station }: OrderRow) => (
  <MiniRail status={status} isAccepted={isAccepted} frozenAt={stationOf(station)} />
);
const stationOf = (station: number): number => Math.min(5, Math.max(1, station));

export function useOrderColumns(onOpen: (order: OrderRow) => void): ListColumn<OrderRow>[] {
  const { t, language } = useTranslation('admin-orders');
  return [
    {
      title: t('filter.number'),
      key: 'number',
      fixed: 'left',
      render: (_, row) => (
        <Button kind="text" size="small" className="mono" onClick={() => onOpen(row)}>
          {row.number}
        </Button>
      ),
    },
    {
      title: t('admin-parts:buyer'),
      key: 'buyer',
      render: (_, { buyer }) => (
        <>
          {buyer.nickName} <small className="muted mono">{buyer.code}</small>
        </>
      ),
    },
    {
      title: t('admin-parts:goods'),
      key: 'goods',
      width: 210,
      render: (_, { goods }) => (
        <Goods {...goods} {...(goods.lineCount > 1 ? { note: t('list.lines', { count: goods.lineCount }) } : {})} />
      ),
    },
    {
      title: t('admin-parts:quantity'),
      key: 'quantity',
      align: 'right',
      render: (_, { goods }) => formatCount(goods.quantity, language),
    },
    {
      title: t('list.total'),
      key: 'total',
      align: 'right',
      render: (_, { totalFen }) => <b>{formatCny(totalFen, language)}</b>,
    },
    {
      title: t('list.deposit'),
      key: 'deposit',
      align: 'right',
      render: (_, { depositFen }) => formatCny(depositFen, language),
    },
    { title: t('list.progress'), key: 'progress', render: (_, row) => rail(row) },
    {
      title: t('admin-parts:status'),
      key: 'status',
      render: (_, row) => (
        <div className={styles['status']}>
          <OrderStatusTag status={row.status} isAccepted={row.isAccepted} />
          <TimeLeft until={row.actBy} />
        </div>
      ),
    },
    {
      title: t('list.placedAt'),
      key: 'placedAt',
      render: (_, { placedAt }) => <span className={styles['time']}>{formatInProse(placedAt, language)}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => (
        <Button kind="text" size="small" onClick={() => onOpen(row)}>
          {t('common:view')}
        </Button>
      ),
    },
  ];
}

export function OrderCard({ order, onOpen }: { order: OrderRow; onOpen: (order: OrderRow) => void }) {
  const { language } = useTranslation();
  const { t } = useTranslation('common');
  return (
    <CardRow
      title={
        <Button kind="text" size="small" className="mono" onClick={() => onOpen(order)}>
          {order.number}
        </Button>
      }
      tag={<OrderStatusTag status={order.status} isAccepted={order.isAccepted} />}
      lines={[
        `${order.buyer.nickName} ${order.buyer.code}`,
        `${inLanguage(order.goods.title, language)} · ${t('pieces', { count: formatCount(order.goods.quantity, language) })}`,
      ]}
      amount={<b>{formatCny(order.totalFen, language)}</b>}
      foot={
        <div>
          {rail(order)} <TimeLeft until={order.actBy} />
        </div>
      }
    />
  );
}
