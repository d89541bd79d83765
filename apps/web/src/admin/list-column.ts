import type { TableColumnType } from 'antd';

/** A column of a list. Its `key` is remembered with the reader's settings; with `sorter: true` it is the field to sort by. */
export type ListColumn<Row> = Omit<TableColumnType<Row>, 'title' | 'key' | 'hidden'> & {
  key: string;
  title: string;
  /** Not shown until somebody asks for it. */
  hidden?: boolean;
};
