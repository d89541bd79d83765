import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import styles from './reviews.module.css';

type DecisionBarProps = {
  /** Why it cannot be approved, in words. */
  obstacle: string | undefined;
  approveLabel: string;
  mayReject: boolean;
  mayReReview: boolean;
  isBusy: boolean;
  /** Not at once: a second press of the one before would fall on this one. */
  isReady: boolean;
  error: unknown;
  opinion: string;
  onOpinion: (opinion: string) => void;
  acts: Record<'approve' | 'reject' | 'reReview' | 'skip' | 'help', () => void>;
};

const maxOpinionLength = 500;

/** Approve, reject, re-review, skip; on small screens at the foot of the window. */
export function DecisionBar({
  obstacle,
  approveLabel,
  mayReject,
  mayReReview,
  isBusy,
  isReady,
  error,
  opinion,
  onOpinion,
  acts,
}: DecisionBarProps) {
  const { t } = useTranslation('admin-reviews');
  return (
    <>
      <Problem error={error} />
      {mayReject ? (
        <TextInput
          icon="edit"
          className={styles['opinion'] ?? ''}
          aria-label={t('opinion')}
          placeholder={t('opinionHint')}
          maxLength={maxOpinionLength}
          value={opinion}
          onChange={(event) => onOpinion(event.target.value)}
        />
      ) : null}
      {obstacle === undefined || mayReReview ? null : (
        <p id="approve-obstacle" className={styles['obstacle']}>
          {obstacle}
        </p>
      )}
      <div className={styles['buttons']}>
        {mayReReview ? (
          <Button kind="primary" aria-keyshortcuts="e" onClick={acts.reReview}>
            {t('act.reReview')}
            <kbd aria-hidden="true">E</kbd>
          </Button>
        ) : (
          <>
            <Button
              kind="approve"
              icon="check"
              isBusy={isBusy}
              disabled={obstacle !== undefined}
              aria-disabled={!isReady || undefined}
              aria-keyshortcuts="a"
              aria-describedby={obstacle === undefined ? undefined : 'approve-obstacle'}
              onClick={acts.approve}
            >
              {approveLabel}
              <kbd aria-hidden="true">A</kbd>
            </Button>
            {mayReject ? (
              <Button kind="danger" icon="close" aria-keyshortcuts="r" onClick={acts.reject}>
                {t('act.reject')}
                <kbd aria-hidden="true">R</kbd>
              </Button>
            ) : null}
          </>
        )}
        <Button aria-keyshortcuts="s" onClick={acts.skip}>
          {t('act.skip')}
          <kbd aria-hidden="true">S</kbd>
        </Button>
      </div>
      <p className={styles['shortcuts']}>
        <span>
          <kbd>J</kbd>
          <kbd>K</kbd>
          {t('keys.nextPrevious')}
        </span>
        <span>
          <kbd>Z</kbd>
          {t('keys.zoom')}
        </span>
        <span>
          <kbd>U</kbd>
          {t('keys.undo')}
        </span>
        <span>
          <kbd>1</kbd>
          <kbd>2</kbd>
          {t('keys.choose')}
        </span>
        <button type="button" onClick={acts.help}>
          <kbd>?</kbd>
          {t('keys.help')}
        </button>
      </p>
    </>
  );
}
