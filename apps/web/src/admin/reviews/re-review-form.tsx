import { type FormEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { keyNames } from './review-keys.ts';
import styles from './reviews.module.css';
import { useReReview } from './reviews-api.ts';

type ReReviewProps = {
  ref: Ref<HTMLFormElement>;
  number: string;
  onBack: () => void;
  onDone: (message: string) => void;
};

/** Takes a rejection back, with a reason that stays in the history. */
export function ReReviewForm({ ref, number, onBack, onDone }: ReReviewProps) {
  const { t } = useTranslation('admin-reviews');
  const id = useId();
  const reReview = useReReview();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const problem =
    isTried && reason.trim() === '' ? t('common:field.required', { label: t('reReview.reason') }) : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '' || reReview.isBusy) return;
    // A failed act shows in `Problem`, and the form stays as it is.
    reReview.act({ params: { number }, body: { reason: reason.trim() } }).then(
      () => onDone(t('done.reReviewed', { number })),
      () => undefined,
    );
  }
  return (
    <form ref={ref} aria-label={t('reReview.title')} noValidate onSubmit={handleSubmit}>
      <p className={styles['obstacle']}>{t('reReview.hint')}</p>
      <Field id={id} label={t('reReview.reason')} isRequired error={problem}>
        <TextAreaInput
          id={id}
          rows={2}
          required
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${id}-error`}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Problem error={reReview.error} />
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={reReview.isBusy}>
          {t('act.reReview')}
          <kbd aria-hidden="true">{keyNames.send}</kbd>
        </Button>
        <Button onClick={onBack}>
          {t('common:back')}
          <kbd aria-hidden="true">{keyNames.back}</kbd>
        </Button>
      </div>
    </form>
  );
}
