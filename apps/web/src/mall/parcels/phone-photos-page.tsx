import { useParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './parcels.module.css';
import { sendPhoto, usePhoneLink } from './parcels-api.ts';
import { PhoneCamera } from './phone-camera.tsx';

/** What a phone opens from the computer's code: one button, and nothing but photos of this one parcel. */
export default function PhonePhotosPage() {
  const { t } = useTranslation('parcels');
  const { token = '' } = useParams();
  const link = usePhoneLink(token);
  return (
    <main id="main" className={styles['phone']}>
      <h1>{t('phone.title')}</h1>
      {link.isError ? <EmptyState title={t('phone.ended')} hint={t('phone.endedHint')} /> : null}
      {link.data && !link.isError ? (
        <PhoneCamera
          {...link.data}
          about={<b>{t('phone.of', { end: link.data.waybillEnd })}</b>}
          send={(file) => sendPhoto(token, file)}
          onSent={() => link.refetch()}
        />
      ) : null}
    </main>
  );
}
