import { type DraftView, maxDraftPictures } from '@kouan/contract';
import { type DragEvent, useRef, useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './batch.module.css';
import { findPictures, type FoundPicture } from './found-pictures.ts';
import type { QueueState } from './use-picture-queue.ts';
import { useTellFailure } from './use-tell-failure.ts';

type PicturesProps = {
  draft: DraftView;
  queue: QueueState;
  add: (pictures: readonly FoundPicture[]) => Promise<void>;
  resume: () => void;
};
const accepted = '.jpg,.jpeg,.png,.webp,.gif,.zip';

/** Screenshots and waybills: files, a folder or an archive. Each finds its row by the order number in its name. */
export function BatchPictures({ draft, queue, add, resume }: PicturesProps) {
  const { t, language } = useTranslation('shipping');
  const tell = useTellFailure();
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const count = (value: number) => formatCount(value, language);
  async function take(chosen: readonly File[]) {
    if (chosen.length === 0 || isReading) return;
    setReading(true);
    const found = await findPictures(chosen).catch(() => undefined);
    setReading(false);
    if (found === undefined) return notify({ kind: 'error', title: t('batch.pictures.zipWrong') });
    if (found.length === 0) return notify({ kind: 'warning', title: t('batch.pictures.noneFound') });
    if (found.length > maxDraftPictures)
      return notify({ kind: 'warning', title: t('batch.pictures.tooMany', { max: count(maxDraftPictures) }) });
    await add(found).catch(tell);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  }
  const { sent, needed, matched, unmatched } = draft.pictures;
  return (
    <div
      className={classNames(styles['pictures'], isOver && styles['over'])}
      onDrop={handleDrop}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
    >
      <span className={styles['matched']}>
        <Icon name="image" size={16} />
        {needed === 0
          ? t('batch.pictures.none')
          : t('batch.pictures.matched', { matched: count(matched), needed: count(needed) })}
      </span>
      <span className={styles['acts']}>
        <Button size="small" icon="image" isBusy={isReading} onClick={() => files.current?.click()}>
          {t('batch.pictures.files')}
        </Button>
        <Button size="small" icon="upload" isBusy={isReading} onClick={() => folder.current?.click()}>
          {t('batch.pictures.folder')}
        </Button>
      </span>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={accepted}
        aria-label={t('batch.pictures.files')}
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        aria-label={t('batch.pictures.folder')}
        onChange={(event) => {
          void take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        {...{ webkitdirectory: '' }}
      />
      <Queue queue={queue} onResume={resume} />
      {unmatched.length > 0 && queue.state !== 'running' ? (
        <p className={styles['unmatched']}>
          {t('batch.pictures.unmatched', { names: unmatched.join(', '), count: sent })}
        </p>
      ) : null}
    </div>
  );
}

function Queue({ queue, onResume }: { queue: QueueState; onResume: () => void }) {
  const { t, language } = useTranslation('shipping');
  const count = (value: number) => formatCount(value, language);
  if (queue.state === 'idle') return null;
  const progress = t('batch.pictures.progress', { sent: count(queue.sent), total: count(queue.total) });
  return (
    <div className={styles['queue']} role="status">
      {queue.state === 'done' ? null : (
        <progress value={queue.sent} max={Math.max(1, queue.total)} aria-label={progress} />
      )}
      <span>{queue.state === 'done' ? t('batch.pictures.done', { total: count(queue.total) }) : progress}</span>
      {queue.state === 'paused' ? (
        <Note tone="warning">
          {t('batch.pictures.lost')}{' '}
          <Button kind="text" size="small" onClick={onResume}>
            {t('batch.pictures.continue')}
          </Button>
        </Note>
      ) : null}
      {queue.refused.map(({ name, message }) => (
        <Note key={name} tone="bad">
          {t('batch.pictures.refused', { name, message })}
        </Note>
      ))}
    </div>
  );
}
