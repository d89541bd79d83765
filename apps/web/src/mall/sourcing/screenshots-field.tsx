import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { acceptedPictures, isPicture, maxPictureBytes, type UploadedPicture, uploadPicture } from '../../shared/upload-picture.ts';
import { IconButton } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './screenshots-field.module.css';

type Shot = { key: string; preview: string; percent: number | null; picture: UploadedPicture | null };
type ScreenshotsProps = { max: number; onChange: (pictures: readonly UploadedPicture[]) => void };
let lastKey = 0;

/** Several pictures by click, drop or paste anywhere on the page; each is shown and sent at once. */
export function ScreenshotsField({ max, onChange }: ScreenshotsProps) {
  const { t } = useTranslation('sourcing');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const [problem, setProblem] = useState<string>();
  const known = useRef(shots);
  known.current = shots;

  useEffect(() => onChange(shots.flatMap(({ picture }) => (picture ? [picture] : []))), [shots]); // the parent hears of pictures, not of a new function
  useEffect(() => () => known.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  const update = (key: string, change: Partial<Shot>) => setShots((all) => all.map((shot) => (shot.key === key ? { ...shot, ...change } : shot)));

  async function send(file: File) {
    lastKey += 1;
    const key = String(lastKey);
    setShots((all) => [...all, { key, preview: URL.createObjectURL(file), percent: 0, picture: null }]);
    try {
      update(key, { picture: await uploadPicture(file, (percent) => update(key, { percent })), percent: null });
    } catch (error) {
      setShots((all) => all.filter((shot) => shot.key !== key));
      setProblem(error instanceof Error && error.message ? error.message : t('common:upload.failed'));
    }
  }
  function take(files: Iterable<File>) {
    setProblem(undefined);
    for (const file of [...files].slice(0, Math.max(0, max - known.current.length))) {
      if (!isPicture(file)) setProblem(t('common:upload.wrongType'));
      else if (file.size > maxPictureBytes) setProblem(t('common:upload.tooLarge', { max: maxPictureBytes / 1024 / 1024 }));
      else void send(file);
    }
  }
  const taking = useRef(take);
  taking.current = take;
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(isPicture);
      if (files.length === 0) return;
      event.preventDefault();
      taking.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, []);

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
        {shots.map(({ key, preview, percent }, index) => (
          <span key={key} className={styles['shot']}>
            <img src={preview} alt={t('interest.shot', { number: index + 1 })} />
            {percent === null ? null : <progress value={percent} max={100} aria-label={t('interest.shot', { number: index + 1 })} />}
            <IconButton icon="close" size={14} label={t('interest.removeShot', { number: index + 1 })} onClick={() => setShots((all) => all.filter((shot) => shot.key !== key))} />
          </span>
        ))}
        {shots.length >= max ? null : (
          <span className={styles['drop']}>
            <input ref={input} id={id} type="file" accept={acceptedPictures} multiple aria-describedby={`${id}-hint`} onChange={(event) => { take(event.target.files ?? []); event.target.value = ''; }} />
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
