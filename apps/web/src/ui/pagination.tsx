import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './pagination.module.css';

type PaginationProps = {
  page: number;
  size: number;
  total: number;
  onChange: (page: number) => void;
  labels: { pages: string; previous: string; next: string; page: (page: number) => string; range?: string };
};

/** Pages around the current one, first and last always; `page` counts from 0. Nothing for a single page. Arrows stay at the ends, so that the focus does. */
export function Pagination({ page, size, total, onChange, labels }: PaginationProps) {
  const last = Math.max(0, Math.ceil(total / size) - 1);
  if (last === 0) return null;
  const shown = [...new Set([0, page - 1, page, page + 1, last])]
    .filter((one) => one >= 0 && one <= last)
    .sort((a, b) => a - b);
  return (
    <nav className={styles['pages']} aria-label={labels.pages}>
      {labels.range ? <span className={styles['range']}>{labels.range}</span> : null}
      <button
        type="button"
        aria-label={labels.previous}
        aria-disabled={page <= 0 || undefined}
        onClick={() => page > 0 && onChange(page - 1)}
      >
        <Icon name="left" size={14} />
      </button>
      {shown.map((one, index) => (
        <button
          key={one}
          type="button"
          className={classNames(index > 0 && shown[index - 1] !== one - 1 && styles['gap'])}
          aria-label={labels.page(one + 1)}
          aria-current={one === page ? 'page' : undefined}
          onClick={() => onChange(one)}
        >
          {one + 1}
        </button>
      ))}
      <button
        type="button"
        aria-label={labels.next}
        aria-disabled={page >= last || undefined}
        onClick={() => page < last && onChange(page + 1)}
      >
        <Icon name="right" size={14} />
      </button>
    </nav>
  );
}
