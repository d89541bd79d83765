import type { CandidateView, ReviewView } from '@kouan/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { classNames } from '../../ui/class-names.ts';
import { useMenuPage } from '../menu-pages.ts';
import { DecisionBar } from './decision-bar.tsx';
import { type Done, undoShownMs } from './done.ts';
import { canReReview, firstLine, isAboveCeiling, linesOf, type Obstacle, obstacleToApprove } from './judge-review.ts';
import { actOfKey, isTypingIn, type KeyAct, type Mode } from './review-keys.ts';
import { RejectForm } from './reject-form.tsx';
import { ReReviewForm } from './re-review-form.tsx';
import { ReviewFacts } from './review-facts.tsx';
import styles from './reviews.module.css';
import { useDecide, useHold } from './reviews-api.ts';
import { useSingleKeys } from '../single-keys.ts';
import { useVoucher, VoucherViewer } from './voucher-viewer.tsx';

type DeskProps = {
  review: ReviewView;
  isHelpOpen: boolean;
  onStep: (by: 1 | -1) => void;
  onDone: (done: Done) => void;
  onSearch: () => void;
  onHelp: () => void;
  onUndo: () => void;
  onQueue: () => void;
};
/** One payment: its voucher, what speaks for it, and the decision. */
export function ReviewDesk({ review, isHelpOpen, onStep, onDone, onSearch, onHelp, onUndo, onQueue }: DeskProps) {
  const { t } = useTranslation('admin-reviews');
  const navigate = useNavigate();
  const ordersPath = useMenuPage('orders/index')?.path;
  const hasPermission = usePermission(['payment:review']);
  const voucher = useVoucher(review.screenshots);
  const isOpen = review.status === 'pendingApproval' && review.decision?.isProposal !== false;
  const { takeOver } = useHold({ number: review.number, isWanted: hasPermission && review.mayReview && isOpen });
  const [mode, setMode] = useState<Mode>('decide');
  const lines = linesOf(review);
  const [lineId, setLineId] = useState(() => review.decision?.bankLineId ?? firstLine(review)?.lineId);
  const [reasonIndex, setReasonIndex] = useState(0);
  const [opinion, setOpinion] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const chosen = lines.find((line) => line.lineId === lineId);
  const obstacle = obstacleToApprove(review, hasPermission, chosen);
  const orderPath = ordersPath === undefined ? undefined : `${ordersPath}?open=${review.orderNumber}`;
  const mayReReview = canReReview(review, hasPermission);
  const { approve, handleApprove } = useApproval({ review, chosen, obstacle, opinion, onDone });
  const mayReject = obstacle === undefined || mayRejectWith.has(obstacle);

  function handleChoose(index: number) {
    const candidate = lines[index];
    if (mode === 'reject') setReasonIndex(index);
    else if (candidate) setLineId(candidate.lineId);
  }
  const acts: Record<Exclude<KeyAct['kind'], 'choose'>, () => void> = {
    next: () => onStep(1),
    skip: () => onStep(1),
    previous: () => onStep(-1),
    approve: handleApprove,
    zoom: voucher.toggleZoom,
    zoomIn: voucher.zoomIn,
    zoomOut: voucher.zoomOut,
    rotate: voucher.rotate,
    nextPicture: () => voucher.step(1),
    previousPicture: () => voucher.step(-1),
    undo: onUndo,
    takeOver: () => review.heldBy !== '' && takeOver(),
    queue: onQueue,
    search: onSearch,
    help: onHelp,
    back: () => setMode('decide'),
    reject: () => mayReject && setMode('reject'),
    reReview: () => mayReReview && setMode('reReview'),
    openOrder: () => orderPath !== undefined && void navigate(orderPath),
    send: () => form.current?.requestSubmit(),
  };
  const tell = (text: string) => onDone({ text, number: review.number });
  useKeys({
    mode,
    isOff: isHelpOpen,
    onAct: (act) => (act.kind === 'choose' ? handleChoose(act.index) : acts[act.kind]()),
  });

  return (
    <>
      <VoucherViewer voucher={voucher} />
      <section className={classNames(styles['column'], styles['desk'])} aria-label={t('deskLabel')}>
        <ReviewFacts
          review={review}
          chosen={chosen}
          orderPath={orderPath}
          onChoose={setLineId}
          onTakeOver={takeOver}
          onDone={onDone}
        />
        <div className={styles['decision']}>
          {mode === 'reject' ? (
            <RejectForm
              ref={form}
              number={review.number}
              reasonIndex={reasonIndex}
              onReason={setReasonIndex}
              onBack={acts.back}
              onDone={tell}
            />
          ) : null}
          {mode === 'reReview' ? (
            <ReReviewForm ref={form} number={review.number} onBack={acts.back} onDone={tell} />
          ) : null}
          {mode === 'decide' ? (
            <DecisionBar
              obstacle={obstacle}
              mayReject={mayReject}
              mayReReview={mayReReview}
              isBusy={approve.isBusy}
              isProposal={isAboveCeiling(review)}
              error={approve.error}
              opinion={opinion}
              onOpinion={setOpinion}
              acts={acts}
            />
          ) : null}
        </div>
      </section>
    </>
  );
}

type Approval = {
  review: ReviewView;
  chosen: CandidateView | undefined;
  obstacle: Obstacle | undefined;
  opinion: string;
  onDone: (done: Done) => void;
};

/** Approving, with the line that was chosen; what is above the reviewer's own ceiling becomes a proposal. */
function useApproval({ review: { number, receipt }, chosen, obstacle, opinion, onDone }: Approval) {
  const { t } = useTranslation('admin-reviews');
  const approve = useDecide();
  function handleApprove() {
    if (obstacle !== undefined || approve.isBusy) return;
    const body = {
      ...(receipt === null && chosen ? { bankLineId: chosen.lineId } : {}),
      ...(opinion.trim() === '' ? {} : { opinion: opinion.trim() }),
    };
    // A failed act shows above the buttons; there is nothing else to do about it here.
    approve.act({ params: { number }, body }).then(
      ({ decision }) =>
        onDone(
          decision?.isProposal
            ? { text: t('done.proposed', { number }), number }
            : { text: t('done.approved', { number }), number, undoUntil: Date.now() + undoShownMs },
        ),
      () => undefined,
    );
  }
  return { approve, handleApprove };
}

/** What keeps from approving but not from rejecting. */
const mayRejectWith: ReadonlySet<Obstacle> = new Set(['noLine', 'lineUsedUp', 'proposed']);

/** Listens to the keyboard for as long as the desk is open; never while a dialog covers it. */
function useKeys({ mode, isOff, onAct }: { mode: Mode; isOff: boolean; onAct: (act: KeyAct) => void }): void {
  const areSingleKeysOn = useSingleKeys((state) => state.isOn);
  const latest = useRef({ mode, isOff, areSingleKeysOn, onAct });
  useEffect(() => {
    latest.current = { mode, isOff, areSingleKeysOn, onAct };
  });
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const { isOff: isIgnored, onAct: tell, ...state } = latest.current;
      if (isIgnored || event.defaultPrevented || event.isComposing) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      const isTyping = isTypingIn({
        tagName: target.tagName,
        type: target instanceof HTMLInputElement ? target.type : undefined,
        isContentEditable: target.isContentEditable,
      });
      const act = actOfKey(
        { key: event.key, isCommand: event.ctrlKey || event.metaKey, isAlt: event.altKey, isTyping },
        state,
      );
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      tell(act);
    }
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);
}
