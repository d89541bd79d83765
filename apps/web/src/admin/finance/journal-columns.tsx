import type { JournalRow } from '@kouan/contract';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { CardRow } from '../card-row.tsx';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';
import styles from './finance.module.css';

const sumFen = ({ entries }: JournalRow): number => entries.reduce((sum, { debitFen }) => sum + debitFen, 0);

/** Every account that a transaction touches, debits first. */
export function Entries({ row }: { row: JournalRow }) {
  const { t, language } = useTranslation('admin-finance');
  return (
    <ul className={styles['entries']}>
      {row.entries.map((entry, index) => (
        <li key={index}>
          <span>{t(entry.debitFen > 0 ? 'journal.debit' : 'journal.credit')}</span>
          {entry.label} {entry.owner === '' ? null : <small className="muted">{entry.owner}</small>}
          <b className="num">{formatCny(entry.debitFen > 0 ? entry.debitFen : entry.creditFen, language)}</b>
        </li>
      ))}
    </ul>
  );
}

export function useJournalActions(onReverse: (row: JournalRow) => void) {
  const { t } = useTranslation('admin-finance');
  return (row: JournalRow) =>
    row.isReversible
      ? [
          {
            key: 'reverse',
            label: t('journal.reverse'),
            any: ['ledger:correct'],
            isDanger: true,
            onAct: () => onReverse(row),
          },
        ]
      : [];
}

export function useJournalColumns(onReverse: (row: JournalRow) => void): ListColumn<JournalRow>[] {
  const { t } = useTranslation('admin-finance');
  const actionsOf = useJournalActions(onReverse);
  return [
    { title: t('journal.id'), key: 'id', render: (_, row) => <span className="mono">{row.id}</span> },
    { title: t('journal.at'), key: 'at', render: (_, row) => <span className="num">{formatDateTime(row.at)}</span> },
    {
      title: t('journal.what'),
      key: 'what',
      render: (_, row) => (
        <>
          <b>{row.label}</b>
          {row.reversesId === null ? null : <div>{t('journal.reverses', { id: row.reversesId })}</div>}
          {row.note === '' ? null : <div className="muted">{row.note}</div>}
        </>
      ),
    },
    {
      title: t('journal.records'),
      key: 'records',
      render: (_, row) =>
        [row.orderNumber, row.paymentNumber, row.shipmentNumber].map((number) =>
          number === null ? null : (
            <div key={number} className="mono">
              {number}
            </div>
          ),
        ),
    },
    { title: t('journal.entries'), key: 'entries', render: (_, row) => <Entries row={row} /> },
    { title: t('journal.actor'), key: 'actor', render: (_, row) => row.actor ?? t('journal.system') },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => <RowActions name={String(row.id)} actions={actionsOf(row)} />,
    },
  ];
}

export function JournalCard({ row, onReverse }: { row: JournalRow; onReverse: (row: JournalRow) => void }) {
  const { language } = useTranslation();
  const actionsOf = useJournalActions(onReverse);
  return (
    <CardRow
      title={row.label}
      lines={[
        `${row.id} · ${formatDateTime(row.at)}`,
        [row.orderNumber, row.paymentNumber, row.shipmentNumber].filter((number) => number !== null).join(' '),
        <Entries key="entries" row={row} />,
      ]}
      amount={<b>{formatCny(sumFen(row), language)}</b>}
      actions={<RowActions name={String(row.id)} actions={actionsOf(row)} />}
    />
  );
}
