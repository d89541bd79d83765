import type { QualityQuestion } from '@kouan/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { describe, Field, TextAreaInput } from '../../ui/field.tsx';
import { AdminHead } from '../admin-head.tsx';
import { Goods } from '../goods.tsx';
import { useListAddress } from '../list-address.ts';
import { ListFoot } from '../list-foot.tsx';
import { Problem } from '../problem.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { Photos } from './photos.tsx';
import { QualityRules } from './quality-rules.tsx';
import styles from './scan.module.css';
import { useAnswerQuestion, useQuestions } from './shelves-api.ts';

/** What buyers ask about the photos of their goods, and which photos goods need. */
export default function QuestionsPage() {
  const { t } = useTranslation('admin-shelves');
  const { change, page, size } = useListAddress();
  const query = useQuestions({ page: page - 1, size });
  return (
    <>
      <AdminHead component="warehouse/questions" note={t('quality.note')} />
      <PageFrame
        query={query}
        isEmpty={(found) => found.content.length === 0}
        empty={<EmptyState title={t('quality.none')} hint={t('quality.noneHint')} />}
      >
        {(found) => (
          <>
            {found.content.map((question) => (
              <Question key={question.batchNumber} question={question} />
            ))}
            <ListFoot
              page={page}
              size={size}
              total={found.totalElements}
              isLarge={false}
              range={t('admin-parts:total', { count: found.totalElements })}
              onChange={change}
            />
          </>
        )}
      </PageFrame>
      <QualityRules />
    </>
  );
}

function Question({ question }: { question: QualityQuestion }) {
  const { t } = useTranslation('admin-shelves');
  const id = useId();
  const answer = useAnswerQuestion();
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly { id: number; url: string }[]>([]);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const error = isTried && text.trim() === '' ? t('common:field.required', { label: t('quality.answer') }) : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (text.trim() === '') return focusFirstWrong(form.current);
    if (answer.isBusy) return;
    const body = { text: text.trim(), photoIds: photos.map((photo) => photo.id) };
    // A failed act shows in `Problem`, and the form stays as it is.
    void answer.act({ params: { number: question.batchNumber }, body }).catch(() => undefined);
  }
  return (
    <section className={styles['card']} aria-label={question.batchNumber}>
      <div className={styles['head']}>
        <b className="mono">{question.batchNumber}</b>
        <span className="mono muted">{question.orderNumber}</span>
        <span className="mono muted">{question.buyerCode}</span>
        <span className="num muted">{formatDateTime(question.askedAt)}</span>
      </div>
      <Goods {...question} size={40} />
      <p>{question.question}</p>
      <ParcelPhotos photos={question.photos} />
      <Permitted any={['warehouse:receive']}>
        <form
          ref={form}
          className={styles['extra']}
          aria-label={t('quality.answer')}
          noValidate
          onSubmit={handleSubmit}
        >
          <Field id={id} label={t('quality.answer')} isRequired error={error}>
            <TextAreaInput
              id={id}
              {...describe({ id, error })}
              rows={2}
              maxLength={500}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <Photos photos={photos} onChange={setPhotos} />
          <Problem error={answer.error} />
          <div className={styles['done']}>
            <Button type="submit" kind="primary" isBusy={answer.isBusy}>
              {t('quality.send')}
            </Button>
          </div>
        </form>
      </Permitted>
    </section>
  );
}
