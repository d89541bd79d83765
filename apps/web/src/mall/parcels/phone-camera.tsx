import { type ReactNode, useId, useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { acceptedPictures } from '../../shared/upload-picture.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './parcels.module.css';

type Sending = { number: number; total: number };
/** Photos that were not stored, and what the server says about them. */
type Failed = { files: readonly File[]; why: string };
type PhoneCameraProps = {
  /** Of what the photos are. */
  about: ReactNode;
  photoCount: number;
  expiresAt: string;
  send: (file: File) => Promise<unknown>;
  onSent: () => Promise<unknown>;
};

/** One large button of a phone: photos are sent one after the other, and what failed can be tried again. */
export function PhoneCamera({ about, photoCount, expiresAt, send, onSent }: PhoneCameraProps) {
  const { t } = useTranslation('parcels');
  const id = useId();
  const [sending, setSending] = useState<Sending | null>(null);
  const [isSent, setSent] = useState(false);
  const [failed, setFailed] = useState<Failed | null>(null);

  function handleFiles(input: HTMLInputElement) {
    const files = [...(input.files ?? [])];
    input.value = '';
    return sendAll([...(failed?.files ?? []), ...files]);
  }
  async function sendAll(files: readonly File[]) {
    if (files.length === 0 || sending) return;
    setSent(false);
    setFailed(null);
    const lost: File[] = [];
    let why = '';
    for (const [index, file] of files.entries()) {
      setSending({ number: index + 1, total: files.length });
      await send(file).catch((error: unknown) => {
        lost.push(file);
        if (error instanceof ApiError) why = error.message;
      });
    }
    setSending(null);
    setSent(lost.length === 0);
    setFailed(lost.length === 0 ? null : { files: lost, why });
    await onSent();
  }
  return (
    <>
      <p>
        {about}
        <br />
        {t('phone.count', { count: photoCount })}
      </p>
      <label htmlFor={id} className={styles['shutter']} aria-disabled={sending ? true : undefined}>
        <Icon name="camera" size={40} />
        {t('phone.act')}
      </label>
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={acceptedPictures}
        capture="environment"
        multiple
        disabled={sending !== null}
        onChange={(event) => void handleFiles(event.target)}
      />
      <div role="status">
        {sending ? <p>{t('phone.sending', sending)}</p> : null}
        {isSent ? <Note tone="ok">{t('phone.sent')}</Note> : null}
      </div>
      {failed ? (
        <div role="alert">
          <Note tone="bad">
            {t('phone.failed', { count: failed.files.length })} {failed.why}
          </Note>
          <p className={styles['again']}>
            <Button kind="primary" onClick={() => void sendAll(failed.files)}>
              {t('common:retry')}
            </Button>
            <Button onClick={() => setFailed(null)}>{t('phone.drop')}</Button>
          </p>
        </div>
      ) : null}
      <p className="muted">{t('phone.until', { time: formatDateTime(expiresAt) })}</p>
    </>
  );
}
