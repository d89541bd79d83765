import type { UseQueryResult } from '@tanstack/react-query';
import { Grid, Pagination, Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import styles from './data-table.module.css';
import { pageSizes } from './list-address.ts';

type Page<Row> = { content: Row[]; totalElements: number };
type DataTableProps<Row> = {
  query: UseQueryResult<Page<Row>, Error>;
  columns: TableColumnsType<Row>;
  rowKey: (row: Row) => string | number;
  label: string;
  empty: { title: string; hint?: string };
  /** A row on small screens, where there is no table. */
  card: (row: Row) => ReactNode;
  page: number;
  size: number;
  onChange: (changes: Record<string, string | undefined>) => void;
};

/** A page of rows: a table, on small screens cards; old rows stay, dimmed, while newer ones come. */
export function DataTable<Row extends object>({
  query,
  columns,
  rowKey,
  label,
  empty,
  card,
  page,
  size,
  onChange,
}: DataTableProps<Row>) {
  const { t } = useTranslation('common');
  const isLarge = Grid.useBreakpoint().lg !== false;
  const total = query.data?.totalElements ?? 0;
  const range = t('table.range', { from: (page - 1) * size + 1, to: Math.min(page * size, total), total });
  return (
    <section className={styles['sheet']} aria-label={label}>
      <PageFrame query={query} isEmpty={({ content }) => content.length === 0} empty={<EmptyState {...empty} />}>
        {({ content }) => (
          <div className={query.isPlaceholderData ? styles['old'] : undefined}>
            {isLarge ? (
              <Table
                size="small"
                columns={columns}
                dataSource={content}
                rowKey={rowKey}
                pagination={false}
                scroll={{ x: 'max-content' }}
              />
            ) : (
              <ul className={styles['cards']}>
                {content.map((row) => (
                  <li key={rowKey(row)}>{card(row)}</li>
                ))}
              </ul>
            )}
          </div>
        )}
      </PageFrame>
      {total > 0 ? (
        <footer className={styles['foot']}>
          <span>{range}</span>
          <Pagination
            size="small"
            current={page}
            pageSize={size}
            total={total}
            showSizeChanger={isLarge}
            pageSizeOptions={[...pageSizes]}
            simple={!isLarge}
            onChange={(next, nextSize) =>
              onChange({ page: String(nextSize === size ? next : 1), size: String(nextSize) })
            }
          />
        </footer>
      ) : null}
    </section>
  );
}
