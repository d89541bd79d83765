import { type FormEvent, type Ref, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { keyNames } from './review-keys.ts';
import styles from './reviews.module.css';

type ReReviewProps = {
  ref: Ref<HTMLFormElement>;
  again: { isBusy: boolean; error: unknown };
  hint: string;
  onBack: () => void;
  onSend: (reason: string) => Promise<unknown>;
};

/** Takes a rejection back, with a reason that stays in the history. */
export function ReReviewForm({ ref, again, hint, onBack, onSend }: ReReviewProps) {
  const { t } = useTranslation('admin-reviews');
  const id = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const problem =
    isTried && reason.trim() === '' ? t('common:field.required', { label: t('reReview.reason') }) : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (reason.trim() === '' || again.isBusy) return;
    // A failed act shows in `Problem`, and the form stays as it is.
    onSend(reason.trim()).catch(() => undefined);
  }
  return (
    <form ref={ref} aria-label={t('reReview.title')} noValidate onSubmit={handleSubmit}>
      <p className={styles['obstacle']}>{hint}</p>
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
      <Problem error={again.error} />
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={again.isBusy}>
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
