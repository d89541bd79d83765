import type { StoreOrderRow } from '@kouan/contract';
import { orderStatuses } from '@kouan/domain';
import { formatCny, formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { OrderStatusTag } from '../../shared/order-status-tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { Goods } from '../goods.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { useStoreOrders } from './goods-api.ts';
import styles from './goods.module.css';

/** The orders of one's own store: what was bought, of the buyers nothing but their codes. */
export default function StoreOrdersPage() {
  const { t, language } = useTranslation('admin-goods');
  const { params, valueOf, change, page, size } = useListAddress();
  const status = orderStatuses.find((one) => one === valueOf('status'));
  const query = useStoreOrders({ number: valueOf('number'), ...(status ? { status } : {}), page: page - 1, size });
  const total = query.data?.totalElements;
  return (
    <>
      <AdminHead
        component="supply/orders"
        note={total === undefined ? undefined : t('admin-parts:total', { count: formatCount(total, language) })}
      />
      <FilterBar
        list="storeOrders"
        filters={[
          { name: 'number', label: t('orders.number'), icon: 'search' },
          {
            name: 'status',
            label: t('admin-parts:status'),
            kind: 'choice',
            choices: orderStatuses.map((value) => ({ value, label: t(`common:orderStatus.${value}`) })),
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="storeOrders"
        query={query}
        columns={useColumns()}
        rowKey={(row) => row.number}
        label={t('orders.title')}
        empty={{ title: t('orders.none'), hint: t('orders.noneHint') }}
        card={(row) => <OrderCard order={row} />}
        page={page}
        size={size}
        onChange={change}
      />
    </>
  );
}

const Lines = ({ lines }: { lines: StoreOrderRow['lines'] }) => (
  <span className={styles['lines']}>
    {lines.map(({ title, specValues, imageUrl, ordered }, at) => (
      <Goods key={at} title={title} imageUrl={imageUrl} specValues={specValues} note={`× ${ordered}`} />
    ))}
  </span>
);

function useColumns(): ListColumn<StoreOrderRow>[] {
  const { t, language } = useTranslation('admin-goods');
  return [
    {
      title: t('admin-parts:order'),
      key: 'number',
      fixed: 'left',
      render: (_, { number }) => <span className="mono">{number}</span>,
    },
    { title: t('admin-parts:goods'), key: 'lines', render: (_, { lines }) => <Lines lines={lines} /> },
    { title: t('admin-parts:status'), key: 'status', render: (_, { status }) => <OrderStatusTag status={status} /> },
    {
      title: t('orders.buyer'),
      key: 'buyerCode',
      render: (_, { buyerCode }) => <span className="mono">{buyerCode}</span>,
    },
    {
      title: t('orders.goods'),
      key: 'goodsFen',
      align: 'right',
      render: (_, { goodsFen }) => <span className="num">{formatCny(goodsFen, language)}</span>,
    },
    {
      title: t('orders.placed'),
      key: 'placedAt',
      render: (_, { placedAt }) => <span className="num muted">{formatDateTime(placedAt)}</span>,
    },
  ];
}

function OrderCard({ order }: { order: StoreOrderRow }) {
  const { language } = useTranslation('admin-goods');
  return (
    <CardRow
      title={<span className="mono">{order.number}</span>}
      tag={<OrderStatusTag status={order.status} />}
      lines={[<Lines key="lines" lines={order.lines} />, order.buyerCode, formatDateTime(order.placedAt)]}
      amount={formatCny(order.goodsFen, language)}
    />
  );
}
