import { type ManualEntryView, manualStates } from '@kouan/contract';
import { useState } from 'react';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import { useConfirmManualEntry, useDeclineManualEntry, useManualEntries } from './finance-api.ts';
import styles from './finance.module.css';
import { ManualEntryDrawer } from './manual-entry-drawer.tsx';

const tones: Record<ManualEntryView['state'], Tone> = { asked: 'turn', done: 'done', declined: 'off' };
type Asked = { entry: ManualEntryView; isConfirmed: boolean };

/** What people entered, who asked, who confirmed; the second person decides here. */
export function ManualEntries() {
  const { t } = useTranslation('admin-finance');
  const { params, valueOf, change, page, size } = useListAddress();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useConfirmManualEntry();
  const decline = useDeclineManualEntry();
  const state = manualStates.find((one) => one === valueOf('state'));
  const query = useManualEntries({ state, page: page - 1, size });
  const actionsOf = useActions(setAsked);
  const columns = useColumns(actionsOf);
  return (
    <>
      <Permitted any={['ledger:correct']}>
        <div className={styles['tools']}>
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('manual.cost')}
          </Button>
        </div>
      </Permitted>
      <FilterBar
        list="manualEntries"
        filters={[
          {
            name: 'state',
            label: t('manual.state'),
            kind: 'choice',
            choices: manualStates.map((value) => ({ value, label: t(`manual.states.${value}`) })),
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="manualEntries"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('manual.title')}
        empty={{ title: t('manual.none'), hint: t('manual.noneHint') }}
        card={(row) => <ManualCard row={row} actions={actionsOf(row)} />}
        page={page}
        size={size}
        onChange={change}
      />
      {isAdding ? <ManualEntryDrawer store={null} onClose={() => setAdding(false)} /> : null}
      {asked === null ? null : (
        <ConfirmDialog
          title={t(asked.isConfirmed ? 'manual.confirmTitle' : 'manual.declineTitle', { id: asked.entry.id })}
          consequence={<Summary row={asked.entry} />}
          verb={t(asked.isConfirmed ? 'manual.confirm' : 'manual.decline')}
          kind={asked.isConfirmed ? 'primary' : 'dangerSolid'}
          error={(asked.isConfirmed ? confirm : decline).error}
          onConfirm={() => (asked.isConfirmed ? confirm : decline).act({ params: { id: asked.entry.id }, body: {} })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Summary({ row }: { row: ManualEntryView }) {
  const { t, language } = useTranslation('admin-finance');
  return (
    <>
      <b>{t(`manual.kinds.${row.kind}`)}</b> {formatCny(row.amountFen, language)}
      <div>
        {[
          row.storeName,
          row.bankAccount,
          row.reversesId === null ? null : t('journal.reverses', { id: row.reversesId }),
        ]
          .filter((text) => text !== null)
          .join(' · ')}
      </div>
      <div className="muted">{row.reason}</div>
    </>
  );
}

function useActions(onAsk: (asked: Asked) => void) {
  const { t } = useTranslation('admin-finance');
  const any = ['ledger:correct'];
  return (entry: ManualEntryView): RowAction[] => [
    ...(entry.mayDecide
      ? [{ key: 'confirm', label: t('manual.confirm'), any, onAct: () => onAsk({ entry, isConfirmed: true }) }]
      : []),
    ...(entry.state === 'asked'
      ? [
          {
            key: 'decline',
            label: t('manual.decline'),
            any,
            isDanger: true,
            onAct: () => onAsk({ entry, isConfirmed: false }),
          },
        ]
      : []),
  ];
}

function useColumns(actionsOf: (row: ManualEntryView) => RowAction[]): ListColumn<ManualEntryView>[] {
  const { t, language } = useTranslation('admin-finance');
  return [
    { title: t('journal.id'), key: 'id', render: (_, row) => <span className="mono">{row.id}</span> },
    { title: t('journal.what'), key: 'what', render: (_, row) => <Summary row={row} /> },
    {
      title: t('admin-parts:amount'),
      key: 'amount',
      align: 'right',
      render: (_, row) => <b>{formatCny(row.amountFen, language)}</b>,
    },
    { title: t('manual.state'), key: 'state', render: (_, row) => <State row={row} /> },
    {
      title: t('manual.askedBy'),
      key: 'askedBy',
      render: (_, row) => (
        <>
          {row.askedBy} <small className="muted num">{formatDateTime(row.askedAt)}</small>
        </>
      ),
    },
    {
      title: t('manual.decidedBy'),
      key: 'decidedBy',
      render: (_, row) =>
        row.decidedAt === null ? null : (
          <>
            {row.decidedBy} <small className="muted num">{formatDateTime(row.decidedAt)}</small>
          </>
        ),
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => <RowActions name={String(row.id)} actions={actionsOf(row)} />,
    },
  ];
}

function State({ row }: { row: ManualEntryView }) {
  const { t } = useTranslation('admin-finance');
  return <Tag tone={tones[row.state]}>{t(`manual.states.${row.state}`)}</Tag>;
}

function ManualCard({ row, actions }: { row: ManualEntryView; actions: RowAction[] }) {
  const { language } = useTranslation();
  return (
    <CardRow
      title={<span className="mono">{row.id}</span>}
      tag={<State row={row} />}
      lines={[<Summary key="summary" row={row} />, `${row.askedBy} ${formatDateTime(row.askedAt)}`]}
      amount={<b>{formatCny(row.amountFen, language)}</b>}
      actions={<RowActions name={String(row.id)} actions={actions} />}
    />
  );
}
