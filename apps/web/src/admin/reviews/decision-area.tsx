import type { Texts } from '@kouan/contract';
import type { ReactNode, Ref } from 'react';
import { RejectForm } from './reject-form.tsx';
import { ReReviewForm } from './re-review-form.tsx';
import type { Mode } from './review-keys.ts';
import styles from './reviews.module.css';

type Sending = { isBusy: boolean; error: unknown };
type AreaProps = {
  mode: Mode;
  form: Ref<HTMLFormElement>;
  reasons: readonly Texts[];
  reject: Sending;
  again: Sending;
  reReviewHint: string;
  reasonIndex: number;
  onReason: (index: number) => void;
  onBack: () => void;
  onReject: (reason: string) => Promise<unknown>;
  onReReview: (reason: string) => Promise<unknown>;
  /** What stands there while no form is open. */
  children: ReactNode;
};

/** The foot of a desk: its buttons, or the form of what was chosen. */
export function DecisionArea(props: AreaProps) {
  const { mode, form, reasons, reject, again, reReviewHint, reasonIndex, children } = props;
  return (
    <div className={styles['decision']}>
      {mode === 'reject' ? (
        <RejectForm
          ref={form}
          reasons={reasons}
          reject={reject}
          reasonIndex={reasonIndex}
          onReason={props.onReason}
          onBack={props.onBack}
          onSend={props.onReject}
        />
      ) : null}
      {mode === 'reReview' ? (
        <ReReviewForm ref={form} again={again} hint={reReviewHint} onBack={props.onBack} onSend={props.onReReview} />
      ) : null}
      {mode === 'decide' ? children : null}
    </div>
  );
}
