import { smallPictureUrl } from '@kouan/contract';
import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { pasteHandler, usePagePaste } from './page-paste.ts';
import styles from './picture-upload.module.css';
import { acceptedPictures, isPicture, type UploadedPicture } from './upload-picture.ts';
import { type Sending, usePictureSendings } from './use-picture-sendings.ts';

type Shown = Pick<UploadedPicture, 'id' | 'url'>;
type PictureUploadProps = {
  label: string;
  id?: string;
  name?: string;
  /** The stored ones; those on their way are kept here. */
  pictures: readonly Shown[];
  max: number;
  onChange: (pictures: readonly Shown[]) => void;
  /** What a picture and its button are called, by its number from 1. */
  nameOf: (number: number) => string;
  removeLabelOf: (number: number) => string;
  /** Ctrl+V works anywhere on the page, not only in the field. */
  pastesAnywhere?: boolean;
  note?: ReactNode;
  isInvalid?: boolean;
  describedBy?: string | undefined;
};

/** Several pictures by click, drop or paste; each is shown and sent at once, can be stopped, and sent again when it failed. */
export function PictureUpload(props: PictureUploadProps) {
  const { pictures, max, onChange, nameOf, removeLabelOf, pastesAnywhere = false } = props;
  const input = useRef<HTMLInputElement>(null);
  // Two that arrive before the next rendering must both stay.
  const latest = useRef(pictures);
  useEffect(() => {
    latest.current = pictures;
  }, [pictures]);
  function put(next: readonly Shown[]) {
    latest.current = next;
    onChange(next);
  }
  const { sendings, problem, take, dismiss, send } = usePictureSendings({
    free: max - pictures.length,
    onSent: (picture) => put([...latest.current, picture]),
  });
  const handlePaste = pasteHandler(take, isPicture);
  usePagePaste(pastesAnywhere, handlePaste);
  function handleRemove(id: number) {
    put(latest.current.filter((one) => one.id !== id));
    input.current?.focus();
  }

  return (
    <div className={styles['upload']} onPaste={pastesAnywhere ? undefined : handlePaste}>
      {pictures.map((picture, index) => (
        <span key={picture.id} className={styles['tile']}>
          <img src={smallPictureUrl(picture.url)} alt={nameOf(index + 1)} />
          <IconButton
            icon="close"
            size={14}
            label={removeLabelOf(index + 1)}
            onClick={() => handleRemove(picture.id)}
          />
        </span>
      ))}
      {sendings.map((sending) => (
        <SendingTile key={sending.key} sending={sending} onDismiss={dismiss} onRetry={(one) => void send(one)} />
      ))}
      {pictures.length + sendings.length < max ? <DropZone {...props} inputRef={input} take={take} /> : null}
      {problem === undefined ? null : (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

type DropZoneProps = PictureUploadProps & {
  inputRef: RefObject<HTMLInputElement | null>;
  take: (files: Iterable<File>) => void;
};

function DropZone({ label, id, name, max, note, isInvalid, describedBy, inputRef, take }: DropZoneProps) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <span
      className={classNames(styles['drop'], isOver && styles['over'], isInvalid && styles['wrong'])}
      onDrop={handleDrop}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
    >
      <input
        ref={inputRef}
        id={id}
        name={name}
        type="file"
        accept={acceptedPictures}
        multiple={max > 1}
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          take(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <Icon name="upload" size={20} />
      <span>
        <b>{t('upload.pick')}</b> <span className={styles['byMouse']}>{t('upload.orDrop')}</span>
      </span>
      {note === undefined ? null : <small>{note}</small>}
    </span>
  );
}

type SendingTileProps = { sending: Sending; onDismiss: (one: Sending) => void; onRetry: (one: Sending) => void };

function SendingTile({ sending, onDismiss, onRetry }: SendingTileProps) {
  const { t } = useTranslation();
  const { file, preview, percent, problem } = sending;
  return (
    <span className={classNames(styles['tile'], problem !== null && styles['failed'])}>
      <img src={preview} alt="" />
      {problem === null ? (
        <progress value={percent} max={100} aria-label={`${t('upload.busy', { percent })} ${file.name}`} />
      ) : (
        <span className={styles['why']} role="alert">
          {problem}
          <Button kind="text" size="small" onClick={() => onRetry(sending)}>
            {t('retry')}
          </Button>
        </span>
      )}
      <IconButton icon="close" size={14} label={`${t('cancel')} ${file.name}`} onClick={() => onDismiss(sending)} />
    </span>
  );
}
