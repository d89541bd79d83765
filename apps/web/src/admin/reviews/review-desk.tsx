import { type CandidateView, reviewReasons, type ReviewView } from '@kouan/contract';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { classNames } from '../../ui/class-names.ts';
import { useMenuPage } from '../menu-pages.ts';
import { DecisionArea } from './decision-area.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { type Done, undoUntil } from './done.ts';
import { canReReview, firstLine, isAboveCeiling, linesOf, type Obstacle, obstacleToApprove } from './judge-review.ts';
import type { KeyAct, Mode } from './review-keys.ts';
import { ReviewFacts } from './review-facts.tsx';
import styles from './reviews.module.css';
import { useDecide, useHold, useReject, useReReview } from './reviews-api.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { pictureActs, useVoucher, VoucherViewer } from './voucher-viewer.tsx';

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
    ...pictureActs(voucher),
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
  const params = { number: review.number };
  const reject = useReject();
  const again = useReReview();
  useReviewKeys({
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
        <DecisionArea
          mode={mode}
          form={form}
          reasons={paymentReasons}
          reject={reject}
          again={again}
          reReviewHint={t('reReview.hint')}
          reasonIndex={reasonIndex}
          onReason={setReasonIndex}
          onBack={acts.back}
          onReject={(reason) => reject.act({ params, body: { reason } }).then(() => tell(t('done.rejected', params)))}
          onReReview={(reason) =>
            again.act({ params, body: { reason } }).then(() => tell(t('done.reReviewed', params)))
          }
        >
          <DecisionBar
            obstacle={obstacle === undefined ? undefined : t(`obstacle.${obstacle}`)}
            approveLabel={t(isAboveCeiling(review) ? 'act.propose' : 'act.approve')}
            mayReject={mayReject}
            mayReReview={mayReReview}
            isBusy={approve.isBusy}
            error={approve.error}
            opinion={opinion}
            onOpinion={setOpinion}
            acts={acts}
          />
        </DecisionArea>
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
    const until = undoUntil();
    // A failed act shows above the buttons; there is nothing else to do about it here.
    approve.act({ params: { number }, body }).then(
      ({ decision }) =>
        onDone(
          decision?.isProposal
            ? { text: t('done.proposed', { number }), number }
            : { text: t('done.approved', { number }), number, undoUntil: until },
        ),
      () => undefined,
    );
  }
  return { approve, handleApprove };
}

const paymentReasons = Object.values(reviewReasons);

/** What keeps from approving but not from rejecting. */
const mayRejectWith: ReadonlySet<Obstacle> = new Set(['noLine', 'lineUsedUp', 'proposed']);
