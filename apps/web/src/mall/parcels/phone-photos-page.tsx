import { useId, useState } from 'react';
import { useParams } from 'react-router';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { acceptedPictures } from '../../shared/upload-picture.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './parcels.module.css';
import { sendPhoto, usePhoneLink } from './parcels-api.ts';

type Sending = { number: number; total: number };

/** What a phone opens from the computer's code: one button, and nothing but photos of this one parcel. */
export default function PhonePhotosPage() {
  const { t } = useTranslation('parcels');
  const { token = '' } = useParams();
  const link = usePhoneLink(token);
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
      await sendPhoto(token, file).catch(() => {
        isWhole = false;
      });
    }
    setSending(null);
    setOutcome(isWhole ? 'sent' : 'failed');
    await link.refetch();
  }
  return (
    <main id="main" className={styles['phone']}>
      <h1>{t('phone.title')}</h1>
      {link.isError ? <EmptyState title={t('phone.ended')} hint={t('phone.endedHint')} /> : null}
      {link.data && !link.isError ? (
        <>
          <p>
            <b>{t('phone.of', { end: link.data.waybillEnd })}</b>
            <br />
            {t('phone.count', { count: link.data.photoCount })}
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
          <p className="muted">{t('phone.until', { time: formatDateTime(link.data.expiresAt) })}</p>
        </>
      ) : null}
    </main>
  );
}
