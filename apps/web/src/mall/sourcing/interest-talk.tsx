import { answerInterest, type InterestView, smallPictureUrl } from '@kouan/contract';
import { useState } from 'react';
import { newIdempotencyKey } from '../../lib/call.ts';
import { formatDateTime } from '../../lib/formats.ts';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import type { UploadedPicture } from '../../shared/upload-picture.ts';
import { Note } from '../../ui/note.tsx';
import styles from './my-interest-page.module.css';
import { ScreenshotsField } from './screenshots-field.tsx';
import { useAnswerInterest } from './sourcing-api.ts';

const maxScreenshots = 9;

/** The open question with its answer, and what was said before. */
export function InterestTalk({ interest }: { interest: InterestView }) {
  const { t } = useTranslation('sourcing');
  const question = interest.state === 'asked' ? interest.events.findLast(({ event }) => event === 'asked') : undefined;
  const said = interest.events.filter(({ event }) => event !== 'added');
  return (
    <div className={styles['talk']}>
      {question === undefined ? null : <AnswerForm id={interest.id} question={question.text} />}
      {said.length === 0 ? null : (
        <details>
          <summary>{t('interest.history')}</summary>
          <ol className={styles['events']}>
            {interest.events.map((event, index) => (
              <li key={`${event.at} ${index}`}>
                <time className="num" dateTime={event.at}>
                  {formatDateTime(event.at)}
                </time>{' '}
                <b>{t(`interest.event.${event.event}`)}</b>{' '}
                <span className="muted">{t(event.actorKind === 'buyer' ? 'interest.you' : 'interest.staff')}</span>
                {event.text === '' ? null : <p>{event.text}</p>}
                {event.screenshots.map((file) => (
                  <a key={file.id} href={file.url} target="_blank" rel="noreferrer">
                    <img src={smallPictureUrl(file.url)} alt={file.name} width={48} height={48} loading="lazy" />
                  </a>
                ))}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function AnswerForm({ id, question }: { id: number; question: string }) {
  const { t } = useTranslation('sourcing');
  const answer = useAnswerInterest();
  const [key] = useState(newIdempotencyKey);
  const [screenshots, setScreenshots] = useState<readonly Pick<UploadedPicture, 'id' | 'url'>[]>([]);
  return (
    <>
      <Note tone="turn">{question}</Note>
      <Form
        schema={answerInterest.body}
        initial={{ screenshotIds: [] }}
        onSubmit={({ text }) =>
          answer.mutateAsync({
            params: { id },
            body: { text, screenshotIds: screenshots.map((one) => one.id) },
            idempotencyKey: key,
          })
        }
      >
        <TextArea name="text" label={t('interest.answerText')} />
        <ScreenshotsField max={maxScreenshots} screenshots={screenshots} onChange={setScreenshots} />
        <SubmitButton>{t('interest.sendAnswer')}</SubmitButton>
      </Form>
    </>
  );
}
