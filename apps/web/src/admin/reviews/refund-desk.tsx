import { type CaseProposal, refundReasons, type StaffCaseView } from '@kouan/contract';
import { useState } from 'react';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { classNames } from '../../ui/class-names.ts';
import { firstTerms, type Terms, useRefundQuote } from '../refund-terms.tsx';
import type { DeskActs } from './cockpit.tsx';
import { DecisionArea } from './decision-area.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { type Done, undoUntil } from './done.ts';
import { obstacleToRefund } from './judge-refund.ts';
import { RefundFacts } from './refund-facts.tsx';
import { useDecideRefund, useHoldRefund, useReReviewRefund, useRejectRefund } from './refunds-api.ts';
import styles from './reviews.module.css';
import { useDesk } from './use-desk.ts';
import { useVoucher, VoucherViewer } from './voucher-viewer.tsx';

const reasons = Object.values(refundReasons);

/** One refund: its proof, what the rules give, and the decision. */
export function RefundDesk({ view, ...cockpit }: DeskActs & { view: StaffCaseView }) {
  const { t, language } = useTranslation('admin-refunds');
  const hasPermission = usePermission(['case:decide']);
  const voucher = useVoucher(view.files.filter(({ isPicture }) => isPicture));
  const { number } = view;
  const mayWork = view.allowedActions.includes('approve') || view.isClaimedByOther;
  const isWanted = hasPermission && view.state === 'requested' && mayWork && !view.decision;
  const { takeOver } = useHoldRefund(number, isWanted);
  const [terms, setTerms] = useState(() => firstTerms(view));
  const [opinion, setOpinion] = useState('');
  const quote = useRefundQuote(number, terms);
  const proposal = quote.data ?? view.proposal;
  const isComputed = !quote.isPlaceholderData && quote.error === null;
  const obstacle = obstacleToRefund(view, { hasPermission, isComputed });
  const mayReject = view.allowedActions.includes('reject') && !view.decision;
  const mayReReview = view.allowedActions.includes('reReview');
  const reject = useRejectRefund();
  const again = useReReviewRefund();
  const { onDone } = cockpit;
  const isOff = obstacle !== undefined;
  const { approve, handleApprove } = useRefundApproval({ view, terms, proposal, opinion, isOff, onDone });
  const { mode, form, isReady, reasonIndex, setReasonIndex, acts, orderPath } = useDesk({
    cockpit,
    orderNumber: view.orderNumber,
    voucher,
    approve: handleApprove,
    takeOver: () => view.isClaimedByOther && takeOver(),
    mayReject,
    mayReReview,
  });
  const tell = (what: 'rejected' | 'reReviewed') => onDone({ text: t(`done.${what}`, { number }), number });
  const amount = formatCny(proposal.refundFen, language);

  return (
    <>
      <VoucherViewer voucher={voucher} title={t('proof.title')} none={t('proof.none')} />
      <section className={classNames(styles['column'], styles['desk'])} aria-label={t('admin-reviews:deskLabel')}>
        <RefundFacts
          view={view}
          terms={terms}
          proposal={proposal}
          quoteError={quote.error}
          orderPath={orderPath}
          onTerms={setTerms}
          onTakeOver={takeOver}
        />
        <DecisionArea
          mode={mode}
          form={form}
          reasons={reasons}
          reject={reject}
          again={again}
          reReviewHint={t('reReviewHint')}
          reasonIndex={reasonIndex}
          onReason={setReasonIndex}
          onBack={acts.back}
          onReject={(reason) => reject.act({ params: { number }, body: { reason } }).then(() => tell('rejected'))}
          onReReview={(reason) => again.act({ params: { number }, body: { reason } }).then(() => tell('reReviewed'))}
        >
          <DecisionBar
            obstacle={obstacle === undefined ? undefined : t(`obstacle.${obstacle}`)}
            approveLabel={t(proposal.needsSecond && view.pending === null ? 'propose' : 'approve', { amount })}
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
  view: StaffCaseView;
  terms: Terms;
  proposal: CaseProposal;
  opinion: string;
  isOff: boolean;
  onDone: (done: Done) => void;
};

/** Approving with the sum that is shown; above one's own ceiling it is the first of two approvals. */
function useRefundApproval({ view: { number }, terms, proposal, opinion, isOff, onDone }: Approval) {
  const { t } = useTranslation('admin-refunds');
  const approve = useDecideRefund();
  function handleApprove() {
    if (isOff || approve.isBusy) return;
    const body = {
      ...terms,
      refundFen: proposal.refundFen,
      ...(opinion.trim() === '' ? {} : { opinion: opinion.trim() }),
    };
    const until = undoUntil();
    // A failed act shows above the buttons; there is nothing else to do about it here.
    approve.act({ params: { number }, body }).then(
      ({ decision }) =>
        onDone(
          decision
            ? { text: t('done.approved', { number }), number, undoUntil: until }
            : { text: t('done.proposed', { number }), number },
        ),
      () => undefined,
    );
  }
  return { approve, handleApprove };
}
