import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useListAddress } from '../list-address.ts';
import { useMenuPage } from '../menu-pages.ts';
import type { Done } from './done.ts';
import { KeysHelp } from './keys-help.tsx';
import { RefundDesk, type RefundDeskProps } from './refund-desk.tsx';
import { RefundRow } from './refund-row.tsx';
import { useRefund, useRefunds, useUndoRefund } from './refunds-api.ts';
import { ReviewQueue } from './review-queue.tsx';
import styles from './reviews.module.css';
import { UndoBar } from './undo-bar.tsx';

const queueSize = 100;
const queues = ['open', 'payout', 'rejected'] as const;

/** Refunds at the same desk as payments: queue, proof, comparison and decision in one view. */
export default function RefundsPage() {
  const { t } = useTranslation('admin-refunds');
  const title = useMenuPage('reviews/refunds')?.title ?? '';
  const { valueOf, change } = useListAddress();
  const search = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<Done | null>(null);
  const undo = useUndoRefund();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const queue = queues.find((one) => one === valueOf('queue')) ?? 'open';
  const refunds = useRefunds({ queue, blurry: valueOf('blurry'), page: 0, size: queueSize });
  const rows = refunds.data?.content ?? [];
  const selected = valueOf('open') ?? (rows.find((row) => !row.isClaimedByOther) ?? rows[0])?.number;
  const at = rows.findIndex((row) => row.number === selected);

  const select = (number: string | undefined) => change({ open: number });
  const step = (by: 1 | -1) => {
    const row = rows[at + by];
    if (row) select(row.number);
  };
  function handleDone(what: Done) {
    setDone(what);
    select((rows.find((row, index) => index > at && !row.isClaimedByOther) ?? rows[at + 1] ?? rows[at - 1])?.number);
  }
  function handleUndo() {
    if (!done?.undoUntil || done.undoUntil < Date.now() || undo.isBusy) return;
    const { number } = done;
    undo.act({ params: { number }, body: {} }).then(
      () => {
        setDone({ text: t('done.undone', { number }), number });
        select(number);
      },
      () => setDone({ text: t('done.late', { number }), number }),
    );
  }
  function handleQueue() {
    const next = queues[(queues.indexOf(queue) + 1) % queues.length];
    change({ queue: next === 'open' ? undefined : next, open: undefined });
  }
  return (
    <div className={styles['cockpit']}>
      <h1 className="visually-hidden">{title}</h1>
      <ReviewQueue
        query={refunds}
        queues={queues.map((key) => ({ key, label: t(`queue.${key}`), isHot: key !== 'rejected' }))}
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
        row={(row) => <RefundRow key={row.number} row={row} isOn={row.number === selected} onSelect={select} />}
        onChange={change}
        onStep={step}
      />
      {selected === undefined ? (
        <div className={styles['nothing']}>
          <EmptyState title={t(`none.${queue}`)} hint={t('noneHint')} />
        </div>
      ) : (
        <SelectedRefund
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

function SelectedRefund({ number, ...rest }: Omit<RefundDeskProps, 'view'> & { number: string }) {
  const query = useRefund(number);
  return (
    <PageFrame query={query}>
      {(view) => <RefundDesk key={`${number} ${view.state}`} view={view} {...rest} />}
    </PageFrame>
  );
}
