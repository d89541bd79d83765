import { type CandidateView, reviewReasons, type ReviewView } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { classNames } from '../../ui/class-names.ts';
import type { DeskActs } from './cockpit.tsx';
import { DecisionArea } from './decision-area.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { type Done, undoUntil } from './done.ts';
import { firstLine, isAboveCeiling, linesOf, type Obstacle, obstacleToApprove } from './judge-review.ts';
import { ReviewFacts } from './review-facts.tsx';
import styles from './reviews.module.css';
import { useDecide, useHoldReview, useReject, useReReview } from './reviews-api.ts';
import { useDesk } from './use-desk.ts';
import { useVoucher, VoucherViewer } from './voucher-viewer.tsx';

/** One payment: its voucher, what speaks for it, and the decision. */
export function ReviewDesk({ review, ...cockpit }: DeskActs & { review: ReviewView }) {
  const { t } = useTranslation('admin-reviews');
  const hasPermission = usePermission(['payment:review']);
  const voucher = useVoucher(review.screenshots);
  const { takeOver } = useHoldReview(review.number, review.allowedActions.includes('hold'));
  const lines = linesOf(review);
  const [lineId, setLineId] = useState(() => review.decision?.bankLineId ?? firstLine(review)?.lineId);
  const [opinion, setOpinion] = useState('');
  const chosen = lines.find((line) => line.lineId === lineId);
  const obstacle = obstacleToApprove(review, hasPermission, chosen);
  const mayReReview = review.allowedActions.includes('reReview');
  const { onDone } = cockpit;
  const { approve, handleApprove } = useApproval({ review, chosen, obstacle, opinion, onDone });
  const mayReject = review.allowedActions.includes('reject');
  const { mode, form, isReady, reasonIndex, setReasonIndex, acts, orderPath } = useDesk({
    cockpit,
    orderNumber: review.orderNumber,
    voucher,
    approve: handleApprove,
    takeOver: () => review.heldBy !== '' && takeOver(),
    mayReject,
    mayReReview,
    choose: (index) => setLineId(lines[index]?.lineId ?? lineId),
  });
  const tell = (text: string) => onDone({ text, number: review.number });
  const params = { number: review.number };
  const reject = useReject();
  const again = useReReview();

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
            isReady={isReady}
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
