import { Pagination } from 'antd';
import styles from './data-table.module.css';
import { pageSizes } from './list-address.ts';

type ListFootProps = {
  page: number;
  size: number;
  total: number;
  isLarge: boolean;
  range: string;
  onChange: (changes: Record<string, string | undefined>) => void;
};

/** Which rows these are, and the way to the others. */
export const ListFoot = ({ page, size, total, isLarge, range, onChange }: ListFootProps) => (
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
      onChange={(next, nextSize) => onChange({ page: String(nextSize === size ? next : 1), size: String(nextSize) })}
    />
  </footer>
);
