import type { ReviewView } from '@kouan/contract';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { classNames } from '../../ui/class-names.ts';
import { useMenuPage } from '../menu-pages.ts';
import { DecisionBar } from './decision-bar.tsx';
import { obstacleToApprove, canReReview, preselected } from './judge-review.ts';
import { actOfKey, isTypingIn, type KeyAct, type Mode } from './review-keys.ts';
import { RejectForm } from './reject-form.tsx';
import { ReReviewForm } from './re-review-form.tsx';
import { ReviewFacts } from './review-facts.tsx';
import styles from './reviews.module.css';
import { useApprove } from './reviews-api.ts';
import { useSingleKeys } from '../single-keys.ts';
import { useVoucher, VoucherViewer } from './voucher-viewer.tsx';

type DeskProps = {
  review: ReviewView;
  isHelpOpen: boolean;
  onStep: (by: 1 | -1) => void;
  onDone: (message: string) => void;
  onSearch: () => void;
  onHelp: () => void;
};

/** One payment: its voucher, what speaks for it, and the decision. */
export function ReviewDesk({ review, isHelpOpen, onStep, onDone, onSearch, onHelp }: DeskProps) {
  const { t } = useTranslation('admin-reviews');
  const navigate = useNavigate();
  const ordersPath = useMenuPage('orders/index')?.path;
  const hasPermission = usePermission(['payment:review']);
  const voucher = useVoucher(review.screenshots);
  const approve = useApprove();
  const [mode, setMode] = useState<Mode>('decide');
  const [lineId, setLineId] = useState(() => preselected(review.candidates)?.lineId);
  const [reasonIndex, setReasonIndex] = useState(0);
  const [opinion, setOpinion] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const chosen = review.candidates.find((candidate) => candidate.lineId === lineId);
  const obstacle = obstacleToApprove(review, hasPermission, chosen);
  const orderPath = ordersPath === undefined ? undefined : `${ordersPath}?open=${review.orderNumber}`;
  const mayReReview = canReReview(review, hasPermission);
  const mayReject = obstacle === undefined || obstacle === 'noLine' || obstacle === 'lineUsedUp';

  function handleApprove() {
    if (obstacle !== undefined || approve.isBusy) return;
    const body = {
      ...(review.receipt === null && chosen ? { bankLineId: chosen.lineId } : {}),
      ...(opinion.trim() === '' ? {} : { opinion: opinion.trim() }),
    };
    // A failed act shows above the buttons; there is nothing else to do about it here.
    approve.act({ params: { number: review.number }, body }).then(
      () => onDone(t('done.approved', { number: review.number })),
      () => undefined,
    );
  }
  function handleChoose(index: number) {
    const candidate = review.candidates[index];
    if (mode === 'reject') setReasonIndex(index);
    else if (candidate) setLineId(candidate.lineId);
  }
  const acts: Record<Exclude<KeyAct['kind'], 'choose'>, () => void> = {
    next: () => onStep(1),
    skip: () => onStep(1),
    previous: () => onStep(-1),
    approve: handleApprove,
    zoom: voucher.toggleZoom,
    search: onSearch,
    help: onHelp,
    back: () => setMode('decide'),
    reject: () => mayReject && setMode('reject'),
    reReview: () => mayReReview && setMode('reReview'),
    openOrder: () => orderPath !== undefined && void navigate(orderPath),
    send: () => form.current?.requestSubmit(),
  };
  useKeys({
    mode,
    isOff: isHelpOpen,
    onAct: (act) => (act.kind === 'choose' ? handleChoose(act.index) : acts[act.kind]()),
  });

  return (
    <>
      <VoucherViewer voucher={voucher} />
      <section className={classNames(styles['column'], styles['desk'])} aria-label={t('deskLabel')}>
        <ReviewFacts review={review} chosen={chosen} orderPath={orderPath} onChoose={setLineId} />
        <div className={styles['decision']}>
          {mode === 'reject' ? (
            <RejectForm
              ref={form}
              number={review.number}
              reasonIndex={reasonIndex}
              onReason={setReasonIndex}
              onBack={acts.back}
              onDone={onDone}
            />
          ) : null}
          {mode === 'reReview' ? (
            <ReReviewForm ref={form} number={review.number} onBack={acts.back} onDone={onDone} />
          ) : null}
          {mode === 'decide' ? (
            <DecisionBar
              obstacle={obstacle}
              mayReject={mayReject}
              mayReReview={mayReReview}
              isBusy={approve.isBusy}
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
