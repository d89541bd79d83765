import { type ReactNode, useId, useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { acceptedPictures } from '../../shared/upload-picture.ts';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './parcels.module.css';

type Sending = { number: number; total: number };
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
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);

  async function handleFiles(input: HTMLInputElement) {
    const files = [...(input.files ?? [])];
    input.value = '';
    if (files.length === 0 || sending) return;
    setOutcome(null);
    let isWhole = true;
    for (const [index, file] of files.entries()) {
      setSending({ number: index + 1, total: files.length });
      await send(file).catch(() => {
        isWhole = false;
      });
    }
    setSending(null);
    setOutcome(isWhole ? 'sent' : 'failed');
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
        {outcome === 'sent' ? <Note tone="ok">{t('phone.sent')}</Note> : null}
      </div>
      {outcome === 'failed' ? (
        <div role="alert">
          <Note tone="bad">{t('phone.failed')}</Note>
        </div>
      ) : null}
      <p className="muted">{t('phone.until', { time: formatDateTime(expiresAt) })}</p>
    </>
  );
}
