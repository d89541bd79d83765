import type { ReviewRow } from '@kouan/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FormEvent, ReactNode, RefObject } from 'react';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Waited } from '../time-left.tsx';
import styles from './reviews.module.css';

type QueueProps<T> = {
  query: UseQueryResult<{ content: T[]; totalElements: number }, Error>;
  queues: readonly { key: string; label: string; isHot: boolean }[];
  queue: string;
  search: RefObject<HTMLInputElement | null>;
  /** What the search looks for, and what stands there when nothing waits. */
  searchHint: string;
  none: string;
  message: ReactNode;
  blurry: string;
  row: (row: T) => ReactNode;
  onStep: (by: 1 | -1) => void;
  onChange: (changes: Record<string, string | undefined>) => void;
};

/** Who waits, the longest first. On small screens only the chosen one, with the way to the next. */
export function ReviewQueue<T>(props: QueueProps<T>) {
  const { query, queues, queue, search, searchHint, none, message, blurry, row, onStep, onChange } = props;
  const { t, language } = useTranslation('admin-reviews');
  const total = query.data?.totalElements;
  const items = queues.map((item) => ({
    ...item,
    ...(item.key === queue && total !== undefined ? { count: total } : {}),
  }));
  function handleSearch(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ blurry: search.current?.value, open: undefined });
  }
  return (
    <section className={classNames(styles['column'], styles['queue'])} aria-label={t('queueLabel')}>
      <form role="search" className={styles['search']} onSubmit={handleSearch}>
        <Icon name="search" size={16} />
        <input
          key={blurry}
          ref={search}
          type="search"
          aria-label={searchHint}
          placeholder={searchHint}
          defaultValue={blurry}
          maxLength={100}
        />
      </form>
      <Tabs
        items={items}
        active={queue}
        label={t('queueLabel')}
        onChange={(next) => onChange({ queue: next === queues[0]?.key ? undefined : next, open: undefined })}
      />
      <div className={styles['rows']}>
        <PageFrame
          query={query}
          isEmpty={({ content }) => content.length === 0}
          empty={<p className={styles['none']}>{none}</p>}
        >
          {({ content }) => <>{content.map(row)}</>}
        </PageFrame>
      </div>
      <div className={styles['pager']}>
        <IconButton icon="left" label={t('previous')} onClick={() => onStep(-1)} />
        <span className="num">{total === undefined ? '' : t('inQueue', { count: formatCount(total, language) })}</span>
        <IconButton icon="right" label={t('next')} onClick={() => onStep(1)} />
      </div>
      <div role="status" className={styles['message']}>
        {message}
      </div>
    </section>
  );
}

const hintLooks: Record<ReviewRow['hint'], { icon: IconName; look: string }> = {
  exact: { icon: 'success', look: 'good' },
  amountDiffers: { icon: 'error', look: 'bad' },
  payerDiffers: { icon: 'warning', look: 'check' },
  codeMissing: { icon: 'warning', look: 'check' },
  notArrived: { icon: 'clock', look: 'quiet' },
};

/** A payment that waits. */
export function PaymentRow({
  row,
  isOn,
  onSelect,
}: {
  row: ReviewRow;
  isOn: boolean;
  onSelect: (number: string) => void;
}) {
  const { t, language } = useTranslation('admin-reviews');
  const { icon, look } = hintLooks[row.hint];
  return (
    <button
      type="button"
      className={classNames(styles['row'], isOn && styles['on'])}
      aria-current={isOn || undefined}
      onClick={() => onSelect(row.number)}
    >
      <span className={styles['rowLine']}>
        <b>{formatCny(row.amountFen, language)}</b>
        <Waited since={row.claimedAt} isLate={row.isOverdue} />
      </span>
      <span className={styles['rowLine']}>
        <span>
          {row.buyerCode} {row.buyerName}
        </span>
      </span>
      <span className={styles['rowLine']}>
        <span className={styles[look]}>
          <Icon name={icon} size={14} />
          {t(`hint.${row.hint}`)}
        </span>
        <span className="mono">{row.number.slice(-4)}</span>
      </span>
      {row.heldBy === '' && !row.isProposed ? null : (
        <span className={styles['rowLine']}>
          <span className={styles['quiet']}>
            <Icon name={row.heldBy === '' ? 'team' : 'user'} size={14} />
            {row.heldBy === '' ? t('proposal.waits') : t('held.short', { name: row.heldBy })}
          </span>
        </span>
      )}
    </button>
  );
}
