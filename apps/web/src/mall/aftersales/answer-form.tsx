import { answerCase, type CaseView } from '@kouan/contract';
import { useState } from 'react';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './aftersales.module.css';
import { useAnswerCase } from './aftersales-api.ts';

const mostPhotos = 9;

/** Answers what staff asked, or adds proof while the case is undecided. */
export function AnswerForm({ view }: { view: CaseView }) {
  const { t } = useTranslation('aftersales');
  const answer = useAnswerCase();
  const [photos, setPhotos] = useState<readonly { id: number; url: string }[]>([]);
  const [round, setRound] = useState(0);
  const asked = view.waitsFor === 'buyer' ? view.events.findLast(({ event }) => event === 'asked') : undefined;
  async function handleSubmit({ text }: { text: string }) {
    const fileIds = photos.map(({ id }) => id);
    await answer.mutateAsync({ params: { number: view.number }, body: { text, fileIds } });
    notify({ kind: 'success', title: t('answer.done') });
    setPhotos([]);
    setRound(round + 1);
  }
  return (
    <Panel title={t(asked ? 'answer.title' : 'answer.add')} className={styles['answer']}>
      {asked ? <blockquote className={styles['question']}>{asked.text}</blockquote> : null}
      <Form
        key={round}
        schema={answerCase.body}
        initial={{ fileIds: [] }}
        onSubmit={handleSubmit}
        className={styles['form']}
      >
        <TextArea name="text" label={t('answer.text')} />
        <PictureUpload
          label={t('photos')}
          pictures={photos}
          max={mostPhotos}
          onChange={setPhotos}
          nameOf={(number) => t('photo', { number })}
          removeLabelOf={(number) => t('removePhoto', { number })}
        />
        <SubmitButton>{t('answer.send')}</SubmitButton>
      </Form>
    </Panel>
  );
}
