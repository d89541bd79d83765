import { type ParcelRow, parcelAlerts, parcelStates } from '@kouan/contract';
import { useState } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { Problem } from '../problem.tsx';
import { RowActions } from '../row-actions.tsx';
import { AddWaybills } from './add-waybills.tsx';
import { ImportWaybills } from './import-waybills.tsx';
import { ParcelDrawer } from './parcel-drawer.tsx';
import { ParcelTag } from './parcel-tag.tsx';
import { useMarkParcel, useParcels } from './receiving-api.ts';

const ages = [2, 3, 7, 15, 30];

/** Every parcel by its waybill: where it is, whose, and what somebody has to look into. */
export default function ParcelsPage() {
  const { t, language } = useTranslation('admin-receiving');
  const { params, valueOf, change, page, size } = useListAddress();
  const [form, setForm] = useState<'add' | 'import' | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const mark = useMarkParcel();
  const query = useParcels({
    waybill: valueOf('waybill'),
    store: valueOf('store'),
    state: parcelStates.find((state) => state === valueOf('state')),
    alert: parcelAlerts.find((alert) => alert === valueOf('alert')),
    minDays: ages.find((days) => String(days) === valueOf('minDays')),
    sort: valueOf('sort'),
    page: page - 1,
    size,
  });
  const open = (row: ParcelRow) => change({ open: row.waybill });
  // A failed act shows in `Problem`.
  const handleMark = (row: ParcelRow, event: 'firstScan' | 'signed') =>
    void mark.act({ params: { waybill: row.waybill }, body: { event } }).catch(() => undefined);
  const actions = (row: ParcelRow) => <Acts row={row} onOpen={open} onMark={handleMark} />;
  const opened = valueOf('open');
  return (
    <>
      <AdminHead
        component="warehouse/parcels"
        note={
          query.data ? t('admin-parts:total', { count: formatCount(query.data.totalElements, language) }) : undefined
        }
        actions={
          <Permitted any={['warehouse:purchase']}>
            <Button icon="plus" onClick={() => setForm('add')}>
              {t('add.act')}
            </Button>
            <Button icon="upload" onClick={() => setForm('import')}>
              {t('import.act')}
            </Button>
          </Permitted>
        }
      />
      <div role="status">{message === null ? null : <Note tone="ok">{message}</Note>}</div>
      <Problem error={mark.error} />
      <FilterBar list="parcels" filters={useFilters()} params={params} onChange={change} />
      <DataTable
        list="parcels"
        query={query}
        columns={useColumns(actions)}
        rowKey={(row) => row.waybill}
        label={t('list.title')}
        empty={{ title: t('list.none'), hint: t('list.noneHint') }}
        card={(row) => <ParcelCard row={row} actions={actions(row)} />}
        page={page}
        size={size}
        sort={valueOf('sort')}
        onChange={change}
        onOpen={open}
      />
      {form === 'add' ? (
        <AddWaybills
          onClose={() => setForm(null)}
          onDone={(text) => {
            setMessage(text);
            setForm(null);
          }}
        />
      ) : null}
      {form === 'import' ? <ImportWaybills onClose={() => setForm(null)} /> : null}
      {opened === undefined ? null : <ParcelDrawer waybill={opened} onClose={() => change({ open: undefined })} />}
    </>
  );
}

function useFilters() {
  const { t } = useTranslation('admin-receiving');
  return [
    { name: 'waybill', label: t('filter.waybill'), icon: 'search' },
    {
      name: 'state',
      label: t('filter.state'),
      kind: 'choice',
      choices: parcelStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      name: 'alert',
      label: t('filter.alert'),
      kind: 'choice',
      choices: parcelAlerts.map((value) => ({ value, label: t(`alert.${value}`) })),
    },
    {
      name: 'minDays',
      label: t('filter.age'),
      kind: 'choice',
      choices: ages.map((days) => ({ value: String(days), label: t('filter.days', { days }) })),
    },
    { name: 'store', label: t('filter.store'), icon: 'store' },
  ] as const;
}

type ActsProps = {
  row: ParcelRow;
  onOpen: (row: ParcelRow) => void;
  onMark: (row: ParcelRow, event: 'firstScan' | 'signed') => void;
};

function Acts({ row, onOpen, onMark }: ActsProps) {
  const { t } = useTranslation('admin-receiving');
  const isWaiting = row.state === 'expected' || row.state === 'arrived';
  const mark = (event: 'firstScan' | 'signed') => ({
    key: event,
    label: t(`carrier.${event}`),
    any: ['warehouse:purchase'],
    onAct: () => onMark(row, event),
  });
  return (
    <RowActions
      name={row.waybill}
      actions={[
        { key: 'open', label: t('list.open'), any: [], onAct: () => onOpen(row) },
        ...(isWaiting && row.firstScanAt === null ? [mark('firstScan')] : []),
        ...(isWaiting && row.signedAt === null ? [mark('signed')] : []),
      ]}
    />
  );
}

function useColumns(actions: (row: ParcelRow) => React.ReactNode): ListColumn<ParcelRow>[] {
  const { t } = useTranslation('admin-receiving');
  const moment = (value: string | null) =>
    value === null ? null : <span className="num muted">{formatDateTime(value)}</span>;
  return [
    {
      title: t('parcel.waybill'),
      key: 'waybill',
      sorter: true,
      render: (_, row) => <b className="mono">{row.waybill}</b>,
    },
    { title: t('filter.state'), key: 'state', render: (_, row) => <ParcelTag parcel={row} /> },
    { title: t('parcel.store'), key: 'store', render: (_, row) => row.storeName },
    { title: t('parcel.orders'), key: 'orders', render: (_, row) => <Orders row={row} /> },
    {
      title: t('parcel.registeredAt'),
      key: 'registeredAt',
      sorter: true,
      render: (_, row) => moment(row.registeredAt),
    },
    { title: t('parcel.firstScanAt'), key: 'firstScanAt', hidden: true, render: (_, row) => moment(row.firstScanAt) },
    { title: t('parcel.signedAt'), key: 'signedAt', sorter: true, render: (_, row) => moment(row.signedAt) },
    { title: t('parcel.arrivedAt'), key: 'arrivedAt', sorter: true, render: (_, row) => moment(row.arrivedAt) },
    { title: t('parcel.receivedAt'), key: 'receivedAt', render: (_, row) => moment(row.receivedAt) },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => actions(row),
    },
  ];
}

const Orders = ({ row }: { row: ParcelRow }) => (
  <>
    {row.orderNumbers.map((number) => (
      <div key={number} className="mono">
        {number}
      </div>
    ))}
  </>
);

function ParcelCard({ row, actions }: { row: ParcelRow; actions: React.ReactNode }) {
  const { t } = useTranslation('admin-receiving');
  return (
    <CardRow
      title={<span className="mono">{row.waybill}</span>}
      tag={<ParcelTag parcel={row} />}
      lines={[
        row.storeName,
        <Orders key="orders" row={row} />,
        `${t('parcel.registeredAt')} ${formatDateTime(row.registeredAt)}`,
      ]}
      actions={actions}
    />
  );
}
