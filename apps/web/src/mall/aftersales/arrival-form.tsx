import { requiredText } from '@kouan/contract';
import { useState } from 'react';
import { Type } from 'typebox';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './aftersales.module.css';
import { useConfirmReplacement } from './aftersales-api.ts';

const mostPhotos = 9;
/** Whoever says that something is wrong says what. */
const wrongPieces = Type.Object({ text: requiredText(1000) });

/** The new pieces were sent: they are right, or what is wrong with them. */
export function ArrivalForm({ number }: { number: string }) {
  const { t } = useTranslation('aftersales');
  const confirm = useConfirmReplacement();
  const [isWrong, setIsWrong] = useState(false);
  const [photos, setPhotos] = useState<readonly { id: number; url: string }[]>([]);
  async function right() {
    await confirm.mutateAsync({ params: { number }, body: { isRight: true, fileIds: [] } });
    notify({ kind: 'success', title: t('replacement.confirmed') });
  }
  async function wrong({ text }: { text: string }) {
    const fileIds = photos.map(({ id }) => id);
    await confirm.mutateAsync({ params: { number }, body: { isRight: false, fileIds, text } });
    notify({ kind: 'success', title: t('replacement.told') });
  }
  return (
    <Panel title={t('replacement.arrived')} className={styles['answer']}>
      <div className={styles['acts']}>
        <Button
          kind="primary"
          isBusy={confirm.isPending && !isWrong}
          // A refusal is shown by the call itself.
          onClick={() => void right().catch(() => undefined)}
        >
          {t('replacement.right')}
        </Button>
        {isWrong ? null : <Button onClick={() => setIsWrong(true)}>{t('replacement.wrong')}</Button>}
      </div>
      {isWrong ? (
        <Form schema={wrongPieces} onSubmit={wrong} className={styles['form']}>
          <TextArea name="text" label={t('replacement.wrongText')} />
          <PictureUpload
            label={t('photos')}
            pictures={photos}
            max={mostPhotos}
            onChange={setPhotos}
            nameOf={(at) => t('photo', { number: at })}
            removeLabelOf={(at) => t('removePhoto', { number: at })}
          />
          <SubmitButton>{t('replacement.wrongSend')}</SubmitButton>
        </Form>
      ) : null}
    </Panel>
  );
}
