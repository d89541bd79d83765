import { type StrayRow, strayStates } from '@kouan/contract';
import { useState } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { useStrays } from './receiving-api.ts';
import { StrayDrawer } from './stray-drawer.tsx';

/** Goods that no order is known for: what may fit, who claims them. */
export default function StraysPage() {
  const { t, language } = useTranslation('admin-receiving');
  const { params, valueOf, change, page, size } = useListAddress();
  const [message, setMessage] = useState<string | null>(null);
  const query = useStrays({
    waybill: valueOf('waybill'),
    state: strayStates.find((state) => state === valueOf('state')),
    isClaimed: valueOf('claimed') === undefined ? undefined : valueOf('claimed') === 'yes',
    page: page - 1,
    size,
  });
  const openedId = Number(valueOf('open')) || null;
  const open = (row: StrayRow) => {
    setMessage(null);
    change({ open: String(row.id) });
  };
  const actions = (row: StrayRow) => (
    <RowActions
      name={row.waybill}
      actions={[{ key: 'open', label: t('list.open'), any: [], onAct: () => open(row) }]}
    />
  );
  return (
    <>
      <AdminHead
        component="warehouse/strays"
        note={
          query.data ? t('admin-parts:total', { count: formatCount(query.data.totalElements, language) }) : undefined
        }
      />
      <div role="status">{message === null ? null : <Note tone="ok">{message}</Note>}</div>
      <FilterBar
        list="strays"
        filters={[
          { name: 'waybill', label: t('filter.waybillPart'), icon: 'search' },
          {
            name: 'state',
            label: t('filter.state'),
            kind: 'choice',
            choices: strayStates.map((value) => ({ value, label: t(`stray.state.${value}`) })),
          },
          {
            name: 'claimed',
            label: t('stray.claims'),
            kind: 'choice',
            choices: [
              { value: 'yes', label: t('stray.isClaimed') },
              { value: 'no', label: t('stray.isNotClaimed') },
            ],
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="strays"
        query={query}
        columns={useColumns(actions)}
        rowKey={(row) => row.id}
        label={t('stray.title')}
        empty={{ title: t('stray.none'), hint: t('stray.noneHint') }}
        card={(row) => <StrayCard row={row} actions={actions(row)} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={open}
      />
      {openedId === null ? null : (
        <StrayDrawer
          key={openedId}
          id={openedId}
          onClose={() => change({ open: undefined })}
          onDone={(text) => {
            setMessage(text);
            change({ open: undefined });
          }}
        />
      )}
    </>
  );
}

function StrayTags({ row }: { row: Pick<StrayRow, 'state' | 'openClaims'> }) {
  const { t } = useTranslation('admin-receiving');
  return (
    <>
      <Tag tone={row.state === 'kept' ? 'warning' : 'done'}>{t(`stray.state.${row.state}`)}</Tag>{' '}
      {row.openClaims > 0 ? <Tag tone="turn">{t('stray.openClaims', { count: row.openClaims })}</Tag> : null}
    </>
  );
}

function useColumns(actions: (row: StrayRow) => React.ReactNode): ListColumn<StrayRow>[] {
  const { t } = useTranslation('admin-receiving');
  return [
    { title: t('parcel.waybill'), key: 'waybill', render: (_, row) => <b className="mono">{row.waybill}</b> },
    { title: t('stray.kindTitle'), key: 'kind', render: (_, row) => t(`stray.kind.${row.kind}`) },
    { title: t('filter.state'), key: 'state', render: (_, row) => <StrayTags row={row} /> },
    { title: t('stray.note'), key: 'note', width: 260, render: (_, row) => row.note },
    { title: t('admin-parts:photos'), key: 'photos', render: (_, row) => <ParcelPhotos photos={row.photos} /> },
    {
      title: t('stray.foundAt'),
      key: 'foundAt',
      render: (_, row) => (
        <span className="num muted">
          {formatDateTime(row.foundAt)} {row.foundBy}
        </span>
      ),
    },
    {
      title: t('admin-parts:order'),
      key: 'order',
      render: (_, row) => <span className="mono">{row.orderNumber}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => actions(row),
    },
  ];
}

function StrayCard({ row, actions }: { row: StrayRow; actions: React.ReactNode }) {
  return (
    <CardRow
      title={<span className="mono">{row.waybill}</span>}
      tag={<StrayTags row={row} />}
      lines={[row.note, formatDateTime(row.foundAt), <ParcelPhotos key="photos" photos={row.photos} />]}
      actions={actions}
    />
  );
}
