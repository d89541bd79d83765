import type { OrderRow } from '@kouan/contract';
import { orderStatuses } from '@kouan/domain';
import { useTranslation } from '../../lib/i18n.ts';
import { formatCount } from '../../lib/formats.ts';
import { AdminHead } from '../admin-head.tsx';
import { CopyNumbers } from '../copy-numbers.tsx';
import { DataTable } from '../data-table.tsx';
import { type Filter, FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { OrderCard, useOrderColumns } from './order-columns.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { useOrderCounts, useOrders } from './orders-api.ts';

/** All orders, by number, buyer, goods, status and day; one of them open at the side. */
export default function OrdersPage() {
  const { t, language } = useTranslation('admin-orders');
  const { params, valueOf, change, page, size } = useListAddress();
  const filter = {
    number: valueOf('number'),
    buyer: valueOf('buyer'),
    goods: valueOf('goods'),
    status: orderStatuses.find((status) => status === valueOf('status')),
    from: valueOf('from'),
    to: valueOf('to'),
  };
  const query = useOrders({ ...filter, page: page - 1, size });
  const open = (order: OrderRow) => change({ open: order.number });
  const columns = useOrderColumns(open);
  const opened = valueOf('open');
  const total = query.data
    ? t('admin-parts:total', { count: formatCount(query.data.totalElements, language) })
    : undefined;
  return (
    <>
      <AdminHead component="orders/index" note={total} />
      <FilterBar list="orders" filters={useFilters()} params={params} onChange={change} />
      <DataTable
        list="orders"
        query={query}
        columns={columns}
        rowKey={(row) => row.number}
        label={t('admin-parts:order')}
        empty={{ title: t('list.none'), hint: t('list.noneHint') }}
        card={(row) => <OrderCard order={row} onOpen={open} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={open}
        bulk={{ amountFen: (row) => row.totalFen, actions: (rows) => <CopyNumbers rows={rows} /> }}
      />
      {opened === undefined ? null : (
        <OrderDrawer key={opened} number={opened} onClose={() => change({ open: undefined })} />
      )}
    </>
  );
}

function useFilters(): Filter[] {
  const { t } = useTranslation('admin-orders');
  const counts = useOrderCounts();
  const countOf = (status: string) => counts.data?.byStatus.find((one) => one.status === status)?.count ?? 0;
  const choices = orderStatuses.map((status) => ({
    value: status,
    label: `${t(`common:orderStatus.${status}`)} (${countOf(status)})`,
  }));
  return [
    { name: 'number', label: t('filter.number'), icon: 'search' },
    { name: 'buyer', label: t('filter.buyer'), icon: 'user' },
    { name: 'goods', label: t('filter.goods'), icon: 'tag' },
    { name: 'status', label: t('filter.status'), kind: 'choice', choices },
    { name: 'from', label: t('filter.from'), kind: 'day' },
    { name: 'to', label: t('filter.to'), kind: 'day' },
  ];
}
