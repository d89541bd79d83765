import type { ImportCounts, ImportProgressView, ImportView } from '@kouan/contract';
import { Table } from 'antd';
import { formatCount, formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import styles from './bank.module.css';

const shownProblems = 10;

/** What the file says before it is imported: counts, what is wrong, the first lines. */
export function ImportPreview({ view }: { view: ImportView }) {
  const { t, language } = useTranslation('admin-bank');
  return (
    <div className={styles['preview']}>
      {view.mapping === null ? <Note tone="warning">{t('mapping.needed')}</Note> : <Counts view={view} />}
      {view.problems.length > 0 ? (
        <div role="alert">
          <Note tone="bad">
            {t('import.problems', { count: view.problems.length })}
            {view.problems.slice(0, shownProblems).map(({ row, message }) => (
              <div key={row}>
                {t('import.row', { row })}: {message}
              </div>
            ))}
          </Note>
        </div>
      ) : null}
      {view.preview.length === 0 ? null : (
        <Table
          size="small"
          pagination={false}
          scroll={{ x: 'max-content' }}
          // Where it is wider than the screen, keys move it from its first row.
          onRow={(_, index) => (index === 0 ? { tabIndex: 0 } : {})}
          dataSource={view.preview}
          rowKey={({ bookedAt, reference, amountVnd, description }) =>
            [bookedAt, reference, amountVnd, description].join()
          }
          columns={[
            { title: t('column.bookedAt'), key: 'bookedAt', render: (_, row) => formatDateTime(row.bookedAt) },
            {
              title: t('column.reference'),
              key: 'reference',
              render: (_, row) => <span className="mono">{row.reference}</span>,
            },
            { title: t('column.payer'), key: 'payer', render: (_, row) => row.payer },
            { title: t('column.description'), key: 'description', render: (_, row) => row.description },
            {
              title: t('column.credit'),
              key: 'credit',
              align: 'right',
              render: (_, row) => <b>{formatVnd(row.amountVnd, language)}</b>,
            },
          ]}
        />
      )}
    </div>
  );
}

function Counts({ view }: { view: ImportCounts }) {
  const { t, language } = useTranslation('admin-bank');
  const counts = ['lineCount', 'newCount', 'knownCount', 'debitCount'] as const;
  return (
    <dl className={styles['counts']}>
      {counts.map((name) => (
        <div key={name}>
          <dt>{t(`count.${name}`)}</dt>
          <dd>{formatCount(view[name], language)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('count.total')}</dt>
        <dd>{formatVnd(view.totalVnd, language)}</dd>
      </div>
      {view.closing === null ? null : (
        <div>
          <dt>{t('count.closing', { day: view.closing.day })}</dt>
          <dd>{formatVnd(view.closing.amountVnd, language)}</dd>
        </div>
      )}
    </dl>
  );
}

/** What the import did; stays until the next file. */
export function ImportResult({ view }: { view: ImportCounts }) {
  const { t, language } = useTranslation('admin-bank');
  return (
    <div role="status" className={styles['preview']}>
      <Note tone="ok">
        {t('import.done', {
          count: formatCount(view.newCount, language),
          known: formatCount(view.knownCount, language),
          debit: formatCount(view.debitCount, language),
          matched: formatCount(view.matchedCount, language),
        })}
      </Note>
      <Counts view={view} />
    </div>
  );
}

/** How the last import ended, for whoever left the page before it did. */
export function LastImport({ import: view }: { import: ImportProgressView }) {
  const { t } = useTranslation('admin-bank');
  const { fileName, startedAt, result, failure } = view;
  return (
    <div className={styles['preview']}>
      <p className={styles['last']}>{t('import.last', { file: fileName, date: formatDateTime(startedAt) })}</p>
      {result ? <ImportResult view={result} /> : <Note tone="bad">{t('import.failed', { reason: failure })}</Note>}
    </div>
  );
}
