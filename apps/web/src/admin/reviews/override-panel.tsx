import type { ReviewView } from '@kouan/contract';
import { type FormEvent, useId, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { describe, Field, TextAreaInput, TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import styles from './reviews.module.css';
import { useApproveOverride, useDeclineOverride, useRequestOverride } from './reviews-api.ts';

/** Money that no statement has yet: one person records what was seen, a second one decides. */
export function OverridePanel({ review, hasLine }: { review: ReviewView; hasLine: boolean }) {
  const { allowedActions, override } = review;
  if (override && allowedActions.includes('declineOverride'))
    return <OverrideRequest review={review} override={override} />;
  return hasLine || !allowedActions.includes('requestOverride') ? null : <OverrideForm review={review} />;
}

type RequestProps = { review: ReviewView; override: NonNullable<ReviewView['override']> };

function OverrideRequest({ review, override }: RequestProps) {
  const { t, language } = useTranslation('admin-reviews');
  const approve = useApproveOverride();
  const decline = useDeclineOverride();
  const mayApprove = review.allowedActions.includes('approveOverride');
  const input = { params: { number: review.number }, body: {} };
  const nothing = () => undefined; // a failed act shows in `Problem`
  return (
    <section className={styles['override']} aria-label={t('override.title')}>
      <Note tone="warning">
        <b>{t('override.waits', { name: override.requestedBy, date: formatDateTime(override.requestedAt) })}</b>
        <p>
          {formatVnd(override.amountVnd, language)} · {formatDateTime(override.bookedAt)} ·{' '}
          <span className="mono">{override.reference}</span> {override.payer}
        </p>
        <p>{override.reason}</p>
        {mayApprove ? null : <p>{t('override.second')}</p>}
      </Note>
      <Problem error={approve.error ?? decline.error} />
      <div className={styles['buttons']}>
        {mayApprove ? (
          <Button
            kind="approve"
            icon="check"
            isBusy={approve.isBusy}
            onClick={() => void approve.act(input).catch(nothing)}
          >
            {t('override.approve')}
          </Button>
        ) : null}
        <Button isBusy={decline.isBusy} onClick={() => void decline.act(input).catch(nothing)}>
          {mayApprove ? t('override.decline') : t('override.withdraw')}
        </Button>
      </div>
    </section>
  );
}

/** Local time of a `datetime-local` input as the moment that travels. */
const momentOf = (text: string): string => {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
};

function OverrideForm({ review }: { review: ReviewView }) {
  const { t } = useTranslation('admin-reviews');
  const id = useId();
  const request = useRequestOverride();
  const [draft, setDraft] = useState({
    amountVnd: String(review.dueVnd),
    reference: review.serialNumber,
    payer: review.remitter,
    bookedAt: '',
    reason: '',
  });
  const bookedAt = momentOf(draft.bookedAt);
  const amountVnd = Number(draft.amountVnd);
  const [isTried, setTried] = useState(false);
  const empty = (label: string, text: string) =>
    text.trim() === '' ? t('common:field.required', { label }) : undefined;
  const wrong = {
    amountVnd: Number.isSafeInteger(amountVnd) && amountVnd > 0 ? undefined : t('override.amountWrong'),
    reference: empty(t('compare.serialNumber'), draft.reference),
    bookedAt: empty(t('override.bookedAt'), bookedAt),
    payer: undefined,
    reason: empty(t('reReview.reason'), draft.reason),
  };
  const isComplete = Object.values(wrong).every((text) => text === undefined);
  const shown = (name: keyof typeof draft) => ({
    id: `${id}-${name}`,
    error: isTried ? wrong[name] : undefined,
  });
  const bind = (name: keyof typeof draft) => ({
    id: `${id}-${name}`,
    ...describe(shown(name)),
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (!isComplete) return focusFirstWrong(event.currentTarget);
    if (request.isBusy) return;
    const body = {
      amountVnd,
      reference: draft.reference.trim(),
      payer: draft.payer.trim(),
      bookedAt,
      reason: draft.reason.trim(),
    };
    // A failed act shows in `Problem`, and the form stays as it is.
    request.act({ params: { number: review.number }, body }).catch(() => undefined);
  }
  return (
    <details className={styles['override']}>
      <summary>{t('override.open')}</summary>
      <form aria-label={t('override.title')} noValidate onSubmit={handleSubmit}>
        <p className="muted">{t('override.hint')}</p>
        <Field {...shown('amountVnd')} label={t('override.amount')} isRequired>
          <TextInput {...bind('amountVnd')} inputMode="numeric" required />
        </Field>
        <Field {...shown('reference')} label={t('compare.serialNumber')} isRequired>
          <TextInput {...bind('reference')} maxLength={60} required />
        </Field>
        <Field {...shown('bookedAt')} label={t('override.bookedAt')} isRequired>
          <TextInput {...bind('bookedAt')} type="datetime-local" required />
        </Field>
        <Field {...shown('payer')} label={t('compare.payer')} optionalMark={t('common:optional')}>
          <TextInput {...bind('payer')} maxLength={100} />
        </Field>
        <Field {...shown('reason')} label={t('reReview.reason')} isRequired>
          <TextAreaInput {...bind('reason')} rows={2} maxLength={500} required />
        </Field>
        <Problem error={request.error} />
        <Button type="submit" kind="outlined" isBusy={request.isBusy}>
          {t('override.send')}
        </Button>
      </form>
    </details>
  );
}
