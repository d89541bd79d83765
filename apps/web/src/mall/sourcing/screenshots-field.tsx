import { type DragEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { acceptedPictures, type UploadedPicture } from '../../shared/upload-picture.ts';
import { IconButton } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './screenshots-field.module.css';
import { type Shot, useScreenshots } from './use-screenshots.ts';

type ScreenshotsProps = { max: number; onChange: (pictures: readonly UploadedPicture[]) => void };

/** Several pictures by click, drop or paste anywhere on the page; each is shown and sent at once. */
export function ScreenshotsField({ max, onChange }: ScreenshotsProps) {
  const { t } = useTranslation('sourcing');
  const id = useId();
  const { shots, problem, take, remove } = useScreenshots({ max, onChange });

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files);
  }
  return (
    <div className={styles['field']} onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
      <label htmlFor={id} className={styles['label']}>
        {t('interest.screenshots')} <span>{t('common:optional')}</span>
      </label>
      <div className={styles['row']}>
        {shots.map((shot, index) => (
          <ShotCard key={shot.key} shot={shot} number={index + 1} onRemove={() => remove(shot.key)} />
        ))}
        {shots.length >= max ? null : (
          <span className={styles['drop']}>
            <input
              id={id}
              type="file"
              accept={acceptedPictures}
              multiple
              aria-describedby={`${id}-hint`}
              onChange={(event) => {
                take(event.target.files ?? []);
                event.target.value = '';
              }}
            />
            <Icon name="camera" size={22} />
            <span>
              <b>{t('common:upload.pick')}</b> {t('common:upload.orDrop')}
            </span>
            <small id={`${id}-hint`}>{t('interest.shotsHint', { max })}</small>
          </span>
        )}
      </div>
      <FieldMessage id={id} error={problem} />
    </div>
  );
}

function ShotCard({ shot: { file, percent }, number, onRemove }: { shot: Shot; number: number; onRemove: () => void }) {
  const { t } = useTranslation('sourcing');
  const [preview, setPreview] = useState<string>();
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <span className={styles['shot']}>
      <img src={preview} alt={t('interest.shot', { number })} />
      {percent === null ? null : <progress value={percent} max={100} aria-label={t('interest.shot', { number })} />}
      <IconButton icon="close" size={14} label={t('interest.removeShot', { number })} onClick={onRemove} />
    </span>
  );
}
