import type { QueryOf, listReviews } from '@kouan/contract';
import { reviewQueues } from '@kouan/contract';
import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useListAddress } from '../list-address.ts';
import { useMenuPage } from '../menu-pages.ts';
import { KeysHelp } from './keys-help.tsx';
import type { Done } from './done.ts';
import { ReviewDesk } from './review-desk.tsx';
import { PaymentRow, ReviewQueue } from './review-queue.tsx';
import { useReview, useReviews, useUndo } from './reviews-api.ts';
import styles from './reviews.module.css';
import { UndoBar } from './undo-bar.tsx';

const queueSize = 100;
type Purpose = NonNullable<QueryOf<typeof listReviews>['purpose']>;

/** Queue, voucher, comparison and decision in one view; no page changes between two payments. */
export function ReviewCockpit({ purpose, component }: { purpose: Purpose; component: string }) {
  const { t } = useTranslation('admin-reviews');
  const title = useMenuPage(component)?.title ?? '';
  const { valueOf, change } = useListAddress();
  const search = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<Done | null>(null);
  const undo = useUndo();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const queue = reviewQueues.find((one) => one === valueOf('queue')) ?? 'pending';
  const reviews = useReviews({ purpose, queue, blurry: valueOf('blurry'), page: 0, size: queueSize });
  const rows = reviews.data?.content ?? [];
  const selected = valueOf('open') ?? (rows.find((row) => row.heldBy === '') ?? rows[0])?.number;
  const at = rows.findIndex((row) => row.number === selected);

  const select = (number: string | undefined) => change({ open: number });
  const step = (by: 1 | -1) => {
    const row = rows[at + by];
    if (row) select(row.number);
  };
  function handleDone(what: Done) {
    setDone(what);
    select((rows.find((row, index) => index > at && row.heldBy === '') ?? rows[at + 1] ?? rows[at - 1])?.number);
  }
  function handleUndo() {
    if (!done?.undoUntil || done.undoUntil < Date.now() || undo.isBusy) return;
    const { number } = done;
    undo.act({ params: { number }, body: {} }).then(
      () => {
        setDone({ text: t('undo.done', { number }), number });
        select(number);
      },
      () => setDone({ text: t('undo.late', { number }), number }),
    );
  }
  function handleQueue() {
    const next = reviewQueues[(reviewQueues.indexOf(queue) + 1) % reviewQueues.length];
    change({ queue: next === 'pending' ? undefined : next, open: undefined });
  }
  return (
    <div className={styles['cockpit']}>
      <h1 className="visually-hidden">{title}</h1>
      <ReviewQueue
        query={reviews}
        queues={reviewQueues.map((key) => ({ key, label: t(`queue.${key}`), isHot: key === 'pending' }))}
        queue={queue}
        none={t(`none.${queue}`)}
        message={
          done === null ? null : (
            <UndoBar key={done.undoUntil ?? done.text} done={done} isBusy={undo.isBusy} onUndo={handleUndo} />
          )
        }
        search={search}
        searchHint={t('search')}
        blurry={valueOf('blurry') ?? ''}
        row={(row) => <PaymentRow key={row.number} row={row} isOn={row.number === selected} onSelect={select} />}
        onChange={change}
        onStep={step}
      />
      {selected === undefined ? (
        <div className={styles['nothing']}>
          <EmptyState title={t(`none.${queue}`)} hint={t('noneHint')} />
        </div>
      ) : (
        <SelectedReview
          key={selected}
          number={selected}
          isHelpOpen={isHelpOpen}
          onStep={step}
          onDone={handleDone}
          onSearch={() => search.current?.focus()}
          onHelp={() => setHelpOpen(true)}
          onUndo={handleUndo}
          onQueue={handleQueue}
        />
      )}
      <KeysHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

type SelectedProps = {
  number: string;
  isHelpOpen: boolean;
  onStep: (by: 1 | -1) => void;
  onDone: (done: Done) => void;
  onSearch: () => void;
  onHelp: () => void;
  onUndo: () => void;
  onQueue: () => void;
};

function SelectedReview({ number, ...rest }: SelectedProps) {
  const query = useReview(number);
  return (
    <PageFrame query={query}>
      {(review) => <ReviewDesk key={`${number} ${review.status}`} review={review} {...rest} />}
    </PageFrame>
  );
}
