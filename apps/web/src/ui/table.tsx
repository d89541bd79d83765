import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money stand right. */
  align?: 'right';
  /** On small screens a row is a card: the title stands first and large, the status at the top right, `hidden` not at all. */
  small?: 'title' | 'status' | 'hidden';
};

type TableProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  label: string;
  isRefreshing?: boolean;
  isSelected?: (row: Row) => boolean;
};

/** A table of the mall: horizontal rules only, cards on small screens, dimmed while newer rows are on their way. */
export const Table = <Row,>({ columns, rows, rowKey, label, isRefreshing = false, isSelected }: TableProps<Row>) => (
  <div className={styles['scroll']}>
    <table
      className={classNames(styles['table'], isRefreshing && styles['dim'])}
      aria-label={label}
      aria-busy={isRefreshing || undefined}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.align === 'right' ? styles['right'] : undefined}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={isSelected?.(row) ? styles['selected'] : undefined}>
            {columns.map((column) => (
              <td
                key={column.key}
                data-head={column.head}
                className={classNames(
                  column.align === 'right' && styles['right'],
                  column.small && styles[column.small],
                )}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
