import { Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { classNames } from '../ui/class-names.ts';
import { Checkbox } from '../ui/field.tsx';
import styles from './data-table.module.css';
import type { ListColumn } from './list-column.ts';
import { sortMark, sortOf, sortText } from './list-sort.ts';
import type { RowKey } from './selection.ts';
import type { ChosenRows } from './use-selection.ts';

type Rows<Row> = {
  rows: readonly Row[];
  rowKey: (row: Row) => RowKey;
  /** Left out where rows cannot be chosen. */
  chosen: ChosenRows<Row> | undefined;
};
type RowTableProps<Row> = Rows<Row> & {
  columns: readonly ListColumn<Row>[];
  sort?: string | undefined;
  onChange: (changes: Record<string, string | undefined>) => void;
};

/** Rows of a list as a table. Only one row is in the order of the tab key; the others are reached from it. */
export function RowTable<Row extends object>({ rows, columns, rowKey, chosen, sort, onChange }: RowTableProps<Row>) {
  const sorted = sortOf(sort);
  const marked = columns.map((column): TableColumnType<Row> =>
    column.sorter === undefined ? column : { ...column, sortOrder: sortMark(sorted, column.key) },
  );
  const rowSelection = chosen && {
    selectedRowKeys: [...chosen.chosen.keys()],
    onSelect: chosen.toggle,
    onSelectAll: chosen.togglePage,
    fixed: true,
    columnWidth: 44,
    columnTitle: (box: ReactNode) => <HeadBox>{box}</HeadBox>,
    preserveSelectedRowKeys: true,
  };
  return (
    <Table<Row>
      size="small"
      columns={marked}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      scroll={{ x: 'max-content' }}
      showSorterTooltip={false}
      onRow={(_, index) => ({ tabIndex: index === 0 ? 0 : -1 })}
      onChange={(_page, _filters, sorter, { action }) => {
        if (action !== 'sort' || Array.isArray(sorter)) return;
        onChange({ sort: sortText(String(sorter.columnKey), sorter.order), page: undefined });
      }}
      {...(rowSelection ? { rowSelection } : {})}
    />
  );
}

/** The box that chooses the page. The table repeats it in a hidden row that measures widths; there nothing may reach it. */
function HeadBox({ children }: { children: ReactNode }) {
  return <span ref={(box) => box?.closest('tr[aria-hidden="true"]')?.setAttribute('inert', '')}>{children}</span>;
}

type RowCardsProps<Row> = Rows<Row> & { card: (row: Row) => ReactNode };

/** Rows of a list as cards. */
export function RowCards<Row extends object>({ rows, rowKey, chosen, card }: RowCardsProps<Row>) {
  const { t } = useTranslation('admin-parts');
  return (
    <ul className={styles['cards']}>
      {rows.map((row) => {
        const key = rowKey(row);
        const isOn = chosen?.chosen.has(key) ?? false;
        return (
          <li key={key} data-row-key={key} tabIndex={-1} className={classNames(isOn && styles['on'])}>
            {chosen ? (
              <Checkbox
                className={styles['check']}
                checked={isOn}
                aria-label={t('list.select')}
                onChange={() => chosen.toggle(row)}
              >
                {null}
              </Checkbox>
            ) : null}
            {card(row)}
          </li>
        );
      })}
    </ul>
  );
}
