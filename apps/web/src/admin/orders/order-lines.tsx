import type { OrderLineView, OrderView } from '@kouan/contract';
import { Table, type TableColumnsType } from 'antd';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { WishesText } from '../../shared/line-wishes.tsx';
import { translated } from '../../shared/line-words.ts';
import { ScreeningTags } from '../../shared/screening-notes.tsx';
import { Goods } from '../goods.tsx';

const placeNames = ['bought', 'inTransit', 'received', 'available', 'shipped', 'unshipped', 'afterSales'] as const;

/** What was ordered and where it is now; `isShort` leaves out where it is. */
export function OrderLines({ order, isShort = false }: { order: Pick<OrderView, 'lines'>; isShort?: boolean }) {
  const { t, language } = useTranslation('admin-orders');
  const amounts: TableColumnsType<OrderLineView> = [
    {
      title: t('admin-parts:goods'),
      key: 'goods',
      render: (_, line) => (
        <>
          <Goods {...line} size={36} />
          <ScreeningTags notices={line.screening} />
          <WishesText wishes={line.wishes} />
        </>
      ),
    },
    {
      title: t('orders:lines.colour'),
      key: 'colour',
      render: (_, line) => translated(line.colour, line, language) || '-',
    },
    { title: t('orders:lines.size'), key: 'size', render: (_, line) => translated(line.size, line, language) || '-' },
    {
      title: t('detail.unitPrice'),
      key: 'price',
      align: 'right',
      render: (_, line) => formatCny(line.unitPriceFen, language),
    },
    {
      title: t('detail.ordered'),
      key: 'ordered',
      align: 'right',
      render: (_, line) => formatCount(line.ordered, language),
    },
    {
      title: t('admin-parts:amount'),
      key: 'amount',
      align: 'right',
      render: (_, line) => <b>{formatCny(line.amountFen, language)}</b>,
    },
  ];
  const places: TableColumnsType<OrderLineView> = placeNames.map((place) => ({
    title: place === 'inTransit' || place === 'available' ? t(`detail.${place}`) : t(`orders:lines.${place}`),
    key: place,
    align: 'right',
    render: (_, line) => formatCount(line[place], language),
  }));
  return (
    <Table
      size="small"
      columns={isShort ? amounts : [...amounts, ...places]}
      dataSource={order.lines}
      rowKey={(line) => line.id}
      pagination={false}
      scroll={{ x: 'max-content' }}
      // Where it is wider than the screen, keys move it from its first row.
      onRow={(_, index) => (index === 0 ? { tabIndex: 0 } : {})}
    />
  );
}
