import type { SqlMonitor, StatementRow } from '@kouan/contract';
import { useState } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { htmlLanguage, type Language } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import styles from './monitor.module.css';
import { sortedBy, type StatementSort } from './statements.ts';

/** Made once for each language: the page has thousands of times, and is renewed every few seconds. */
const formats = new Map<string, Intl.NumberFormat>();

/** Short times with their fraction: 0.35, 12.1, 1,204. */
function formatMs(ms: number, language: Language): string {
  const maximumFractionDigits = ms < 10 ? 2 : ms < 100 ? 1 : 0;
  const key = `${language} ${maximumFractionDigits}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(htmlLanguage[language], { maximumFractionDigits });
  formats.set(key, format);
  return format.format(ms);
}

const Statement = ({ text }: { text: string }) => <code className={styles['statement']}>{text}</code>;

/** What matters stands at the top, and hundreds of long texts would be drawn anew every few seconds. */
const mostShown = 100;

export function StatementTable({ rows, sort }: { rows: readonly StatementRow[]; sort: StatementSort }) {
  const { t, language } = useTranslation('monitor');
  const [isWhole, setWhole] = useState(false);
  const sorted = sortedBy(rows, sort);
  const time = (key: 'totalMs' | 'meanMs' | 'p95Ms' | 'maxMs'): Column<StatementRow> => ({
    key,
    head: t(`sql.column.${key}`),
    align: 'right',
    cell: (row) => formatMs(row[key], language),
  });
  const number = (key: 'count' | 'errors' | 'rows'): Column<StatementRow> => ({
    key,
    head: t(`sql.column.${key}`),
    align: 'right',
    cell: (row) => formatCount(row[key], language),
  });
  const columns: Column<StatementRow>[] = [
    { key: 'text', head: t('sql.column.text'), cell: ({ text }) => <Statement text={text} />, small: 'title' },
    ...[number('count'), number('errors'), number('rows')],
    ...[time('totalMs'), time('meanMs'), time('p95Ms'), time('maxMs')],
  ];
  return (
    <>
      <Found
        columns={columns}
        rows={isWhole ? sorted : sorted.slice(0, mostShown)}
        label={t('sql.tab.statements')}
        keyOf={({ text }) => text}
      />
      {isWhole || rows.length <= mostShown ? null : (
        <p className={styles['more']}>
          <Button onClick={() => setWhole(true)}>
            {t('sql.showAll', { count: formatCount(rows.length, language) })}
          </Button>
        </p>
      )}
    </>
  );
}

type Slow = SqlMonitor['slow'][number];
export function SlowTable({ rows }: { rows: readonly Slow[] }) {
  const { t, language } = useTranslation('monitor');
  const columns: Column<Slow>[] = [
    { key: 'text', head: t('sql.column.text'), cell: ({ text }) => <Statement text={text} />, small: 'title' },
    { key: 'at', head: t('sql.column.at'), cell: ({ at }) => formatDateTime(at) },
    { key: 'ms', head: t('sql.column.ms'), align: 'right', cell: ({ ms }) => formatMs(ms, language) },
    { key: 'rows', head: t('sql.column.rows'), align: 'right', cell: (row) => formatCount(row.rows, language) },
  ];
  return (
    <Found
      columns={columns}
      rows={rows}
      label={t('sql.tab.slow')}
      keyOf={({ at, ms, text }) => `${at} ${ms} ${text}`}
    />
  );
}

type Running = SqlMonitor['running'][number];
export function RunningTable({ rows }: { rows: readonly Running[] }) {
  const { t, language } = useTranslation('monitor');
  const columns: Column<Running>[] = [
    { key: 'text', head: t('sql.column.text'), cell: ({ text }) => <Statement text={text} />, small: 'title' },
    { key: 'ms', head: t('sql.column.ms'), align: 'right', cell: ({ ms }) => formatMs(ms, language) },
    { key: 'state', head: t('sql.column.state'), cell: ({ state }) => <code>{state}</code> },
  ];
  return <Found columns={columns} rows={rows} label={t('sql.tab.running')} keyOf={({ ms, text }) => `${ms} ${text}`} />;
}

type FoundProps<Row> = { columns: Column<Row>[]; rows: readonly Row[]; label: string; keyOf: (row: Row) => string };
function Found<Row>({ columns, rows, label, keyOf }: FoundProps<Row>) {
  const { t } = useTranslation('monitor');
  if (rows.length === 0) return <EmptyState title={t('sql.none')} hint={t('sql.noneHint')} />;
  return <Table columns={columns} rows={rows} rowKey={keyOf} label={label} />;
}
