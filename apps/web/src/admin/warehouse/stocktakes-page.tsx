import { startStocktake, type StocktakeRow, stocktakeStates } from '@kouan/contract';
import { useState } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';
import { CountDrawer } from './count-drawer.tsx';
import { useStartStocktake, useStocktakes } from './shelves-api.ts';

/** Counts of what lies on the shelves: going on, ended, with differences that wait for a second person. */
export default function StocktakesPage() {
  const { t } = useTranslation('admin-shelves');
  const { params, valueOf, change, page, size } = useListAddress();
  const [isStarting, setStarting] = useState(false);
  const query = useStocktakes({
    state: stocktakeStates.find((state) => state === valueOf('state')),
    page: page - 1,
    size,
  });
  const openedId = Number(valueOf('open')) || null;
  const open = (id: number) => change({ open: String(id) });
  const actions = (row: StocktakeRow) => (
    <RowActions
      name={`#${row.id}`}
      actions={[
        {
          key: 'open',
          label: t(row.state === 'counting' ? 'count.go' : 'shelf.open'),
          any: [],
          onAct: () => open(row.id),
        },
      ]}
    />
  );
  return (
    <>
      <AdminHead
        component="warehouse/stocktakes"
        note={t('count.note')}
        actions={
          <Permitted any={['warehouse:receive']}>
            <Button kind="primary" icon="plus" onClick={() => setStarting(true)}>
              {t('count.start')}
            </Button>
          </Permitted>
        }
      />
      <FilterBar
        list="stocktakes"
        filters={[
          {
            name: 'state',
            label: t('count.stateTitle'),
            kind: 'choice',
            choices: stocktakeStates.map((value) => ({ value, label: t(`count.state.${value}`) })),
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="stocktakes"
        query={query}
        columns={useColumns(actions)}
        rowKey={(row) => row.id}
        label={t('count.title')}
        empty={{ title: t('count.none'), hint: t('count.noneHint') }}
        card={(row) => <StocktakeCard row={row} actions={actions(row)} />}
        page={page}
        size={size}
        onChange={change}
        onOpen={(row) => open(row.id)}
      />
      {openedId === null ? null : (
        <CountDrawer key={openedId} id={openedId} onClose={() => change({ open: undefined })} />
      )}
      {isStarting ? (
        <StartForm
          onClose={() => setStarting(false)}
          onStarted={(id) => {
            setStarting(false);
            open(id);
          }}
        />
      ) : null}
    </>
  );
}

function StartForm({ onClose, onStarted }: { onClose: () => void; onStarted: (id: number) => void }) {
  const { t } = useTranslation('admin-shelves');
  const start = useStartStocktake();
  return (
    <FormDrawer
      title={t('count.start')}
      schema={startStocktake.body}
      initial={{ shelfPrefix: '' }}
      verb={t('count.startAct')}
      error={start.error}
      onSubmit={async (body) => onStarted((await start.act({ body: { ...body, shelfPrefix: body.shelfPrefix } })).id)}
      onDone={() => undefined}
      onClose={onClose}
    >
      <TextField name="shelfPrefix" label={t('count.prefix')} hint={t('count.prefixHint')} />
      <TextField name="note" label={t('shelf.note')} />
    </FormDrawer>
  );
}

function StateTag({ row }: { row: StocktakeRow }) {
  const { t } = useTranslation('admin-shelves');
  return (
    <>
      <Tag tone={row.state === 'counting' ? 'work' : row.state === 'counted' ? 'done' : 'off'}>
        {t(`count.state.${row.state}`)}
      </Tag>{' '}
      {row.openCount > 0 ? <Tag tone="turn">{t('count.open', { count: row.openCount })}</Tag> : null}
    </>
  );
}

function useColumns(actions: (row: StocktakeRow) => React.ReactNode): ListColumn<StocktakeRow>[] {
  const { t, language } = useTranslation('admin-shelves');
  return [
    { title: '#', key: 'id', render: (_, row) => <b className="num">{row.id}</b> },
    { title: t('count.prefix'), key: 'shelfPrefix', render: (_, row) => row.shelfPrefix || t('count.everything') },
    { title: t('count.stateTitle'), key: 'state', render: (_, row) => <StateTag row={row} /> },
    {
      title: t('count.progress'),
      key: 'progress',
      align: 'right',
      render: (_, row) => `${formatCount(row.countedCount, language)} / ${formatCount(row.lineCount, language)}`,
    },
    { title: t('shelf.note'), key: 'note', render: (_, row) => row.note },
    {
      title: t('count.startedAt'),
      key: 'startedAt',
      render: (_, row) => (
        <span className="num muted">
          {formatDateTime(row.startedAt)} {row.startedBy}
        </span>
      ),
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

function StocktakeCard({ row, actions }: { row: StocktakeRow; actions: React.ReactNode }) {
  const { t, language } = useTranslation('admin-shelves');
  return (
    <CardRow
      title={<span className="num">#{row.id}</span>}
      tag={<StateTag row={row} />}
      lines={[
        row.shelfPrefix || t('count.everything'),
        `${t('count.progress')} ${formatCount(row.countedCount, language)} / ${formatCount(row.lineCount, language)}`,
        `${formatDateTime(row.startedAt)} ${row.startedBy}`,
      ]}
      actions={actions}
    />
  );
}
