import type { OrderRow } from '@kouan/contract';
import { formatCny, formatCount, formatInProse } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { OrderStatusTag } from '../../shared/order-status-tag.tsx';
import { Button } from '../../ui/button.tsx';
import { CardRow } from '../card-row.tsx';
import { Goods } from '../goods.tsx';
import { inLanguage } from '../in-language.ts';
import { TimeLeft } from '../time-left.tsx';
import type { ListColumn } from '../list-column.ts';

type Queue = 'toPurchase' | 'toReceive';
const actionOf = { toPurchase: 'recordPurchase', toReceive: 'receive' } as const;
const permissionOf = { toPurchase: 'warehouse:purchase', toReceive: 'warehouse:receive' } as const;

export function useWorkColumns(queue: Queue, onOpen: (number: string) => void): ListColumn<OrderRow>[] {
  const { t, language } = useTranslation('admin-warehouse');
  return [
    { title: t('admin-parts:order'), key: 'number', render: (_, row) => <span className="mono">{row.number}</span> },
    {
      title: t('admin-parts:buyer'),
      key: 'buyer',
      render: (_, { buyer }) => (
        <>
          {buyer.nickName} <small className="muted mono">{buyer.code}</small>
        </>
      ),
    },
    { title: t('store'), key: 'store', render: (_, row) => row.storeName },
    { title: t('admin-parts:goods'), key: 'goods', width: 220, render: (_, { goods }) => <Goods {...goods} /> },
    {
      title: t('admin-parts:quantity'),
      key: 'quantity',
      align: 'right',
      render: (_, { goods }) => formatCount(goods.quantity, language),
    },
    {
      title: t('admin-parts:amount'),
      key: 'total',
      align: 'right',
      render: (_, row) => formatCny(row.totalFen, language),
    },
    {
      title: t('admin-parts:status'),
      key: 'status',
      render: (_, row) => (
        <>
          <OrderStatusTag status={row.status} isAccepted={row.isAccepted} /> <TimeLeft until={row.actBy} />
        </>
      ),
    },
    {
      title: t('placedAt'),
      key: 'placedAt',
      render: (_, row) => <span className="num muted">{formatInProse(row.placedAt, language)}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => <WorkButton order={row} queue={queue} onOpen={onOpen} />,
    },
  ];
}

function WorkButton({ order, queue, onOpen }: { order: OrderRow; queue: Queue; onOpen: (number: string) => void }) {
  const { t } = useTranslation('admin-warehouse');
  const isPermitted = usePermission([permissionOf[queue]]);
  if (!isPermitted || !order.allowedActions.includes(actionOf[queue])) return null;
  return (
    <Button size="small" kind="outlined" onClick={() => onOpen(order.number)}>
      {t(`act.${queue}`)}
    </Button>
  );
}

export function WorkCard({
  order,
  queue,
  onOpen,
}: {
  order: OrderRow;
  queue: Queue;
  onOpen: (number: string) => void;
}) {
  const { t, language } = useTranslation('common');
  return (
    <CardRow
      title={<span className="mono">{order.number}</span>}
      tag={<OrderStatusTag status={order.status} isAccepted={order.isAccepted} />}
      lines={[
        `${order.buyer.nickName} ${order.buyer.code}`,
        `${inLanguage(order.goods.title, language)} · ${t('pieces', { count: formatCount(order.goods.quantity, language) })}`,
      ]}
      amount={<b>{formatCny(order.totalFen, language)}</b>}
      actions={<WorkButton order={order} queue={queue} onOpen={onOpen} />}
    />
  );
}
