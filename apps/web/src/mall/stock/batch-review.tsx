import { type BatchReview as Review, type BatchView, photoShots } from '@kouan/contract';
import { reasonsOf } from '@kouan/domain';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { formatDateTime, formatInProse } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { describe, Field, SelectInput, TextAreaInput, TextInput } from '../../ui/field.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import styles from './batch-review.module.css';
import { batchReviewQuery, useApproveBatch, useAskBatch, useRejectBatch } from './stock-api.ts';

const toneOf: Record<Exclude<Review['state'], 'none'>, Tone> = {
  open: 'turn',
  approved: 'done',
  asked: 'work',
  rejected: 'bad',
};

/** What the buyer says of a batch's photos; nothing for goods without any. Opens them large, with the ways to answer. */
export function BatchReview({ batch }: { batch: BatchView }) {
  const { t } = useTranslation('stock-review');
  const [isOpen, setOpen] = useState(false);
  if (batch.review === 'none') return null;
  return (
    <span className={styles['cell']}>
      <Tag tone={toneOf[batch.review]}>{t(`state.${batch.review}`)}</Tag>
      <Button kind="text" size="small" aria-label={t('lookOf', { number: batch.number })} onClick={() => setOpen(true)}>
        {t(batch.review === 'open' ? 'decide' : 'look')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('title', { number: batch.number })}
        closeLabel={t('common:close')}
      >
        <Loaded number={batch.number} />
      </Dialog>
    </span>
  );
}

function Loaded({ number }: { number: string }) {
  const query = useQuery(batchReviewQuery(number));
  return <PageFrame query={query}>{(review) => <Shown review={review} />}</PageFrame>;
}

function Shown({ review }: { review: Review }) {
  const { t, language } = useTranslation('stock-review');
  const { batch, state, until, caseNumber, events } = review;
  const nameOf = (shot: string): string => {
    const known = photoShots.find((one) => one === shot);
    return known === undefined ? '' : t(`shot.${known}`);
  };
  return (
    <>
      <ul className={styles['photos']}>
        {batch.photos.map((photo, index) => (
          <li key={photo.id}>
            <a href={photo.url} target="_blank" rel="noreferrer">
              <img src={photo.url} alt={t('photo', { index: index + 1, shot: nameOf(photo.shot) })} loading="lazy" />
            </a>
            <small>{nameOf(photo.shot)}</small>
          </li>
        ))}
      </ul>
      <ul className={styles['events']}>
        {events.map((event) => (
          <li key={`${event.event} ${event.at}`}>
            <b>{t(`event.${event.event}`)}</b> <span className="num muted">{formatDateTime(event.at)}</span>
            {event.text === '' ? null : <p>{event.text}</p>}
          </li>
        ))}
      </ul>
      {caseNumber === null ? null : (
        <p>
          <Link to={`/myRefundDetail/${caseNumber}`}>{t('case', { number: caseNumber })}</Link>
        </p>
      )}
      {state === 'open' && until !== null ? <p>{t('until', { date: formatInProse(until, language) })}</p> : null}
      {state === 'open' || state === 'asked' ? <Answers review={review} /> : null}
    </>
  );
}

type Way = 'ask' | 'reject';

function Answers({ review: { batch } }: { review: Review }) {
  const { t } = useTranslation('stock-review');
  const approve = useApproveBatch();
  const [way, setWay] = useState<Way | null>(null);
  const params = { number: batch.number };
  function handleApprove() {
    approve.mutate({ params }, { onSuccess: () => notify({ kind: 'success', title: t('approved') }) });
  }
  return (
    <>
      <div className={styles['acts']}>
        <Button kind="primary" isBusy={approve.isPending} onClick={handleApprove}>
          {t('approve')}
        </Button>
        <Button kind="outlined" aria-pressed={way === 'ask'} onClick={() => setWay('ask')}>
          {t('ask')}
        </Button>
        <Button kind="danger" aria-pressed={way === 'reject'} onClick={() => setWay('reject')}>
          {t('reject')}
        </Button>
      </div>
      {way === 'ask' ? <AskForm number={batch.number} onSent={() => setWay(null)} /> : null}
      {way === 'reject' ? <RejectForm batch={batch} /> : null}
    </>
  );
}

function AskForm({ number, onSent }: { number: string; onSent: () => void }) {
  const { t } = useTranslation('stock-review');
  const id = useId();
  const ask = useAskBatch();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const error = isTried && text.trim() === '' ? t('common:field.required', { label: t('question') }) : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '') return focusFirstWrong(form.current);
    if (ask.isPending) return;
    ask.mutate(
      { params: { number }, body: { text: text.trim() } },
      {
        onSuccess: () => {
          notify({ kind: 'success', title: t('asked') });
          onSent();
        },
      },
    );
  }
  return (
    <form ref={form} className={styles['form']} aria-label={t('ask')} noValidate onSubmit={handleSubmit}>
      <Field id={id} label={t('question')} isRequired error={error}>
        <TextAreaInput
          id={id}
          {...describe({ id, error })}
          rows={3}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" kind="primary" isBusy={ask.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

function RejectForm({ batch }: { batch: BatchView }) {
  const { t } = useTranslation('stock-review');
  const id = useId();
  const reject = useRejectBatch();
  const [quantity, setQuantity] = useState(String(batch.left));
  const [reasonCode, setReasonCode] = useState('quality');
  const [reason, setReason] = useState('');
  const units = Number(quantity);
  const isCount = Number.isInteger(units) && units > 0 && units <= batch.left;
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const wordsError = isTried && reason.trim() === '' ? t('common:field.required', { label: t('words') }) : undefined;
  const countError = isCount ? undefined : t('quantityWrong', { left: batch.left });
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isCount || reason.trim() === '') return focusFirstWrong(form.current);
    if (reject.isPending) return;
    const code = reasonsOf.defective.find((one) => one === reasonCode) ?? 'quality';
    reject.mutate(
      {
        params: { number: batch.number },
        body: { quantity: units, reasonCode: code, reason: reason.trim(), fileIds: [] },
      },
      { onSuccess: ({ caseNumber }) => notify({ kind: 'success', title: t('rejected', { number: caseNumber }) }) },
    );
  }
  return (
    <form ref={form} className={styles['form']} aria-label={t('reject')} noValidate onSubmit={handleSubmit}>
      <p>{t('rejectHint')}</p>
      <div className={styles['pair']}>
        <Field id={`${id}-quantity`} label={t('quantity', { left: batch.left })} isRequired error={countError}>
          <TextInput
            id={`${id}-quantity`}
            {...describe({ id: `${id}-quantity`, error: countError })}
            inputMode="numeric"
            maxLength={7}
            value={quantity}
            onChange={(event) => setQuantity(event.target.value)}
          />
        </Field>
        <Field id={`${id}-code`} label={t('reasonTitle')} isRequired>
          <SelectInput
            id={`${id}-code`}
            choices={(['quality', 'damaged', 'wrongGoods', 'notAsDescribed'] as const).map((value) => ({
              value,
              label: t(`reason.${value}`),
            }))}
            value={reasonCode}
            onChange={(event) => setReasonCode(event.target.value)}
          />
        </Field>
      </div>
      <Field id={`${id}-reason`} label={t('words')} isRequired error={wordsError}>
        <TextAreaInput
          id={`${id}-reason`}
          {...describe({ id: `${id}-reason`, error: wordsError })}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      <Button type="submit" kind="dangerSolid" isBusy={reject.isPending}>
        {t('rejectAct')}
      </Button>
    </form>
  );
}
