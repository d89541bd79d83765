import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './file-upload.module.css';
import {
  acceptedPictures,
  isPicture,
  maxPictureBytes,
  type OnProgress,
  type UploadedPicture,
  uploadPicture,
} from './upload-picture.ts';

type UploadProps<P extends { url?: string }> = {
  label: string;
  id?: string;
  name?: string;
  picture: P | null;
  onChange: (picture: P | null) => void;
  isInvalid?: boolean;
  describedBy?: string | undefined;
};

/** A picture of the caller's own. */
export const FileUpload = (props: UploadProps<UploadedPicture>) => <PictureDrop {...props} send={uploadPicture} />;

type DropProps<P extends { url?: string }> = UploadProps<P> & {
  /** Sends the picture to wherever it belongs. */
  send: (file: File, onProgress: OnProgress) => Promise<P>;
};

/** One picture by click, drop or, with the focus in the field, Ctrl+V. Shown at once, sent at once. */
export function PictureDrop<P extends { url?: string }>({
  label,
  id,
  name,
  picture,
  onChange,
  send,
  isInvalid = false,
  describedBy,
}: DropProps<P>) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { preview, percent, problem, take, forget } = useSending({ send, onSent: onChange });

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }
  function handlePaste(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(isPicture);
    if (!file) return;
    event.preventDefault();
    void take(file);
  }
  function handleRemove() {
    forget();
    onChange(null);
    if (input.current) input.current.value = '';
  }

  const shown = preview ?? picture?.url;
  return (
    <div
      className={classNames(styles['upload'], isOver && styles['over'], isInvalid && styles['wrong'])}
      onDrop={handleDrop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onPaste={handlePaste}
    >
      {shown ? <img src={shown} alt={t('upload.preview')} /> : <Icon name="upload" size={20} />}
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        accept={acceptedPictures}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        disabled={percent !== null}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <p>
        {percent === null ? (
          <>
            <b>{shown ? t('upload.replace') : t('upload.pick')}</b>{' '}
            <span className={styles['byMouse']}>{t('upload.orDrop')}</span>
          </>
        ) : (
          <span role="status">{t('upload.busy', { percent })}</span>
        )}
      </p>
      {percent === null ? null : <progress value={percent} max={100} aria-label={label} />}
      {problem === null ? null : (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      {shown && percent === null ? (
        <Button kind="text" size="small" icon="trash" className={styles['remove']} onClick={handleRemove}>
          {t('upload.remove')}
        </Button>
      ) : null}
    </div>
  );
}

type Sending<P> = { send: (file: File, onProgress: OnProgress) => Promise<P>; onSent: (picture: P) => void };

/** Checks and sends one picture at a time: its preview, how much is sent, and what went wrong. */
function useSending<P>({ send, onSent }: Sending<P>) {
  const { t } = useTranslation();
  const [preview, setPreview] = useState<string | null>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(
    () => () => {
      if (preview) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  async function take(file: File | undefined) {
    if (!file || percent !== null) return;
    if (!isPicture(file)) return setProblem(t('upload.wrongType'));
    if (file.size > maxPictureBytes) return setProblem(t('upload.tooLarge', { max: maxPictureBytes / 1024 / 1024 }));
    setProblem(null);
    setPreview(URL.createObjectURL(file));
    setPercent(0);
    try {
      onSent(await send(file, setPercent));
    } catch (error) {
      setPreview(null);
      setProblem(error instanceof Error && error.message ? error.message : t('upload.failed'));
    } finally {
      setPercent(null);
    }
  }
  return { preview, percent, problem, take, forget: () => setPreview(null) };
}
