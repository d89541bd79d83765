import { type ErrorCode, errorMessage, isErrorCode, type ReviewView } from '@kouan/contract';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { isAboveCeiling } from './judge-review.ts';
import { useUndo } from './reviews-api.ts';
import styles from './reviews.module.css';

/** Who else works on it, what was decided before, and what the reviewer's own ceiling means for it. */
export function DeskNotes({ review, onTakeOver }: { review: ReviewView; onTakeOver: () => void }) {
  const { t, language } = useTranslation('admin-reviews');
  const { heldBy, decision, failure, ceilingFen } = review;
  const isPending = review.status === 'pendingApproval';
  return (
    <>
      {isPending && heldBy !== '' ? (
        <Note tone="warning">
          <span className={styles['deskNote']}>
            {t('held.by', { name: heldBy })}
            <Button size="small" aria-keyshortcuts="h" onClick={onTakeOver}>
              {t('held.takeOver')}
              <kbd aria-hidden="true">H</kbd>
            </Button>
          </span>
        </Note>
      ) : null}
      {isPending && decision?.isProposal ? <Proposal review={review} /> : null}
      {failure !== null && decision === null ? (
        <Note tone="bad">{t('failure', { reason: failureText(failure, language) })}</Note>
      ) : null}
      {isPending && ceilingFen !== null && isAboveCeiling(review) ? (
        <Note tone="info">{t('ceiling.above', { amount: formatCny(ceilingFen, language) })}</Note>
      ) : null}
    </>
  );
}

const failureText = (code: string, language: Language): string =>
  isErrorCode(code) ? errorMessage(code satisfies ErrorCode, language) : code;

function Proposal({ review: { number, decision } }: { review: ReviewView }) {
  const { t } = useTranslation('admin-reviews');
  const undo = useUndo();
  if (decision === null) return null;
  const values = { name: decision.by, date: formatDateTime(decision.at) };
  return (
    <Note tone="info">
      <span className={styles['deskNote']}>
        <span>
          {t(decision.isMine ? 'proposal.mine' : 'proposal.other', values)} {decision.opinion}
        </span>
        <Button
          size="small"
          isBusy={undo.isBusy}
          // A failed act is told by the list, which is asked for again.
          onClick={() => void undo.act({ params: { number }, body: {} }).catch(() => undefined)}
        >
          {t(decision.isMine ? 'proposal.withdraw' : 'proposal.sendBack')}
        </Button>
      </span>
    </Note>
  );
}
