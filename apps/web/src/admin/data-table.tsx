import type { UseQueryResult } from '@tanstack/react-query';
import { Grid } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { isLeftFor } from '../lib/permission.ts';
import { useSession } from '../lib/session.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { arrangeColumns } from './column-settings.ts';
import styles from './data-table.module.css';
import { useExport } from './export-list.ts';
import type { ListColumn } from './list-column.ts';
import { ListFoot } from './list-foot.tsx';
import { useListMemory } from './list-memory.ts';
import { RowCards, RowTable } from './list-rows.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { chosenRows, type RowKey, sumOf } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

export type DataTableProps<Row> = {
  /** The list's name, under which the reader's columns and density are kept. */
  list: string;
  query: UseQueryResult<{ content: Row[]; totalElements: number }, Error>;
  columns: readonly ListColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  label: string;
  empty: { title: string; hint?: string; action?: ReactNode };
  /** A row on small screens, where there is no table. */
  card: (row: Row) => ReactNode;
  page: number;
  size: number;
  sort?: string | undefined;
  /** Everything is there: no pages. */
  isWhole?: boolean;
  onChange: (changes: Record<string, string | undefined>) => void;
  /** What Enter does. */
  onOpen?: (row: Row) => void;
  /** Rows can be chosen: what all of them add up to, and the buttons for them. */
  bulk?: {
    /** Codes of which the reader needs one to choose rows at all; nobody needs any if left out. */
    any?: readonly string[];
    amountFen?: (row: Row) => number;
    actions: (rows: readonly Row[], clear: () => void) => ReactNode;
  };
  /** The address that answers the same list as a workbook, and the file's name without its ending. */
  download?: { address: string; fileName: string } | undefined;
};

/**
 * A list of the staff: a table whose columns and density everybody sets for themselves, on small screens cards; rows can be
 * chosen, walked through by keys and exported. Old rows stay, dimmed, while newer ones come.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { query, columns, rowKey, label, empty, page, size, onChange, onOpen, download } = props;
  const roles = useSession((session) => session.roles);
  const bulk = isLeftFor(roles, props.bulk?.any ?? []) ? props.bulk : undefined;
  const { t } = useTranslation('common');
  const sheet = useRef<HTMLElement>(null);
  const isLarge = Grid.useBreakpoint().lg !== false;
  const [memory, remember] = useListMemory(props.list);
  const startExport = useExport();
  const rows = query.data?.content ?? [];
  const total = query.data?.totalElements ?? 0;
  const selection = useSelection<Row>({ rows, keyOf: rowKey });
  const chosen = bulk ? chosenRows(selection.chosen, { rows, keyOf: rowKey }) : [];
  const byKey = (key: string) => rows.find((row) => String(rowKey(row)) === key);
  useLastPage({ query, page, size, onChange });
  useListKeys({
    sheet,
    onOpen: (key) => withRow(byKey(key), (row) => onOpen?.(row)),
    onSelect: (key) => withRow(byKey(key), (row) => (bulk ? selection.toggle(row) : undefined)),
    onClear: selection.clear,
  });
  const amountFen = bulk?.amountFen;
  const chosenOf = bulk ? selection : undefined;
  return (
    <section ref={sheet} className={styles['sheet']} aria-label={label}>
      <header className={classNames(styles['tools'], chosen.length > 0 && styles['chosen'])}>
        {chosen.length === 0 ? (
          <span className={styles['label']}>{label}</span>
        ) : (
          <SelectionBar
            count={chosen.length}
            sumFen={amountFen ? sumOf(chosen, amountFen) : undefined}
            onClear={selection.clear}
          >
            {bulk?.actions(chosen, selection.clear)}
          </SelectionBar>
        )}
        <ListToolbar
          columns={columns}
          memory={memory}
          isTable={isLarge}
          isFetching={query.isFetching}
          onChange={remember}
          onRefresh={() => void query.refetch()}
          onExport={download && total > 0 ? () => startExport({ ...download, title: label }) : undefined}
        />
      </header>
      <PageFrame query={query} isEmpty={({ content }) => content.length === 0} empty={<EmptyState {...empty} />}>
        {({ content }) => (
          <div className={classNames(query.isPlaceholderData && styles['old'], styles[memory.density])}>
            {isLarge ? (
              <RowTable {...props} rows={content} columns={arrangeColumns(columns, memory.columns)} chosen={chosenOf} />
            ) : (
              <RowCards {...props} rows={content} chosen={chosenOf} />
            )}
          </div>
        )}
      </PageFrame>
      {total > 0 && !props.isWhole ? (
        <ListFoot
          page={page}
          size={size}
          total={total}
          isLarge={isLarge}
          range={t('table.range', { from: (page - 1) * size + 1, to: Math.min(page * size, total), total })}
          onChange={onChange}
        />
      ) : null}
    </section>
  );
}

function withRow<Row>(row: Row | undefined, act: (row: Row) => void): void {
  if (row !== undefined) act(row);
}

/** When the rows of the last page are gone, the page before it is shown. */
function useLastPage<Row>({
  query,
  page,
  size,
  onChange,
}: Pick<DataTableProps<Row>, 'query' | 'page' | 'size' | 'onChange'>): void {
  const isGone =
    query.data !== undefined &&
    !query.isPlaceholderData &&
    query.data.content.length === 0 &&
    query.data.totalElements > 0 &&
    page > 1;
  const last = Math.max(1, Math.ceil((query.data?.totalElements ?? 0) / size));
  useEffect(() => {
    if (isGone && last < page) onChange({ page: String(last) });
  });
}
