import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useListAddress } from '../list-address.ts';
import { useMenuPage } from '../menu-pages.ts';
import type { Done } from './done.ts';
import { KeysHelp } from './keys-help.tsx';
import { ReviewQueue } from './review-queue.tsx';
import styles from './reviews.module.css';
import { UndoBar } from './undo-bar.tsx';

const queueSize = 100;

/** What a desk may ask its cockpit for. */
export type DeskActs = {
  isHelpOpen: boolean;
  onStep: (by: 1 | -1) => void;
  onDone: (done: Done) => void;
  onSearch: () => void;
  onHelp: () => void;
  onUndo: () => void;
  onQueue: () => void;
};

/** Which queue the address names, the first unless it names one, and the page of it that the cockpit works on. */
export function useQueueFilter<Queue extends string>(queues: readonly [Queue, ...Queue[]]) {
  const { valueOf } = useListAddress();
  const queue = queues.find((one) => one === valueOf('queue')) ?? queues[0];
  return { queue, blurry: valueOf('blurry'), page: 0, size: queueSize };
}

type Row = { number: string };
type CockpitProps<T extends Row> = {
  /** The menu's component, which has the page's title. */
  component: string;
  queues: readonly { key: string; label: string; isHot: boolean }[];
  queue: string;
  /** `undone` and `late` tell how taking back went. */
  texts: {
    none: string;
    noneHint: string;
    search: string;
    undone: (number: string) => string;
    late: (number: string) => string;
  };
  query: UseQueryResult<{ content: T[]; totalElements: number }, Error>;
  /** Whether nobody else works on it. */
  isFree: (row: T) => boolean;
  undo: {
    act: (input: { params: { number: string }; body: Record<string, never> }) => Promise<unknown>;
    isBusy: boolean;
  };
  row: (row: T, isOn: boolean, onSelect: (number: string) => void) => ReactNode;
  /** The desk of the one with this number. */
  Desk: ComponentType<DeskActs & { number: string }>;
};

/** Queue, proof, comparison and decision in one view; no page changes between two of a queue. */
export function Cockpit<T extends Row>({ queues, queue, texts, query, isFree, undo, Desk, ...props }: CockpitProps<T>) {
  const title = useMenuPage(props.component)?.title ?? '';
  const { valueOf, change } = useListAddress();
  const search = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const rows = query.data?.content ?? [];
  const selected = valueOf('open') ?? (rows.find(isFree) ?? rows[0])?.number;
  const at = rows.findIndex((row) => row.number === selected);

  const select = (number: string | undefined) => change({ open: number });
  const step = (by: 1 | -1) => {
    const row = rows[at + by];
    if (row) select(row.number);
  };
  function handleDone(what: Done) {
    setDone(what);
    select((rows.find((row, index) => index > at && isFree(row)) ?? rows[at + 1] ?? rows[at - 1])?.number);
  }
  function handleUndo() {
    if (!done?.undoUntil || done.undoUntil < Date.now() || undo.isBusy) return;
    const { number } = done;
    undo.act({ params: { number }, body: {} }).then(
      () => {
        setDone({ text: texts.undone(number), number });
        select(number);
      },
      () => setDone({ text: texts.late(number), number }),
    );
  }
  function handleQueue() {
    const next = (queues.findIndex(({ key }) => key === queue) + 1) % queues.length;
    change({ queue: next === 0 ? undefined : queues[next]?.key, open: undefined });
  }
  const message =
    done === null ? null : (
      <UndoBar key={done.undoUntil ?? done.text} done={done} isBusy={undo.isBusy} onUndo={handleUndo} />
    );
  return (
    <div className={styles['cockpit']}>
      <h1 className="visually-hidden">{title}</h1>
      <ReviewQueue
        query={query}
        queues={queues}
        queue={queue}
        none={texts.none}
        message={message}
        search={search}
        searchHint={texts.search}
        blurry={valueOf('blurry') ?? ''}
        row={(row) => props.row(row, row.number === selected, select)}
        onChange={change}
        onStep={step}
      />
      {selected === undefined ? (
        <div className={styles['nothing']}>
          <EmptyState title={texts.none} hint={texts.noneHint} />
        </div>
      ) : (
        <Desk
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
