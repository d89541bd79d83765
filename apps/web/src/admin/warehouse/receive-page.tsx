import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminHead } from '../admin-head.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { OrderWork } from './order-work.tsx';
import { useWarehouseOrders } from './warehouse-api.ts';
import { useWorkColumns, WorkCard } from './work-columns.tsx';

const queues = ['toPurchase', 'toReceive'] as const;

/** Orders to buy and goods to receive; the form for one of them opens at the side. */
export default function ReceivePage() {
  const { t, language } = useTranslation('admin-warehouse');
  const { params, valueOf, change, page, size } = useListAddress();
  const queue = queues.find((one) => one === valueOf('queue')) ?? 'toPurchase';
  const query = useWarehouseOrders({
    queue,
    number: valueOf('number'),
    buyer: valueOf('buyer'),
    sort: 'placedAt,asc',
    page: page - 1,
    size,
  });
  const [message, setMessage] = useState<string | null>(null);
  const open = (number: string) => {
    setMessage(null);
    change({ open: number });
  };
  const columns = useWorkColumns(queue, open);
  const opened = valueOf('open');
  const items = queues.map((key) => ({
    key,
    label: t(`queue.${key}`),
    ...(key === queue && query.data ? { count: query.data.totalElements } : {}),
  }));
  function handleDone(text: string) {
    setMessage(text);
    change({ open: undefined });
  }
  return (
    <>
      <AdminHead
        component="warehouse/receive"
        note={
          query.data ? t('admin-parts:total', { count: formatCount(query.data.totalElements, language) }) : undefined
        }
      />
      <div role="status">{message === null ? null : <Note tone="ok">{message}</Note>}</div>
      <Tabs
        items={items}
        active={queue}
        label={t('queues')}
        onChange={(next) => change({ queue: next, open: undefined })}
      />
      <FilterBar
        list="receive"
        filters={[
          { name: 'number', label: t('filter.number'), icon: 'search' },
          { name: 'buyer', label: t('filter.buyer'), icon: 'user' },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="receive"
        query={query}
        columns={columns}
        rowKey={(row) => row.number}
        label={t(`queue.${queue}`)}
        empty={{ title: t(`none.${queue}`), hint: t('noneHint') }}
        card={(row) => <WorkCard order={row} queue={queue} onOpen={open} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={(row) => open(row.number)}
      />
      {opened === undefined ? null : (
        <OrderWork key={opened} number={opened} onClose={() => change({ open: undefined })} onDone={handleDone} />
      )}
    </>
  );
}
