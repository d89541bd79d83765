import { useParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './parcels.module.css';
import { sendShipmentPicture, useShipmentPhoneLink } from './parcels-api.ts';
import { PhoneCamera } from './phone-camera.tsx';

/** What a phone opens from the packing table's code: photos of the parcel, or of the scale, of this one shipment. */
export default function PhoneShipmentPage() {
  const { t } = useTranslation('parcels');
  const { token = '' } = useParams();
  const link = useShipmentPhoneLink(token);
  return (
    <main id="main" className={styles['phone']}>
      <h1>{link.data ? t(`phone.${link.data.kind}Kind`) : t('phone.title')}</h1>
      {link.isError ? <EmptyState title={t('phone.ended')} hint={t('phone.endedHint')} /> : null}
      {link.data && !link.isError ? (
        <PhoneCamera
          {...link.data}
          about={<b>{t('phone.ofShipment', { end: link.data.numberEnd })}</b>}
          send={(file) => sendShipmentPicture(token, file)}
          onSent={() => link.refetch()}
        />
      ) : null}
    </main>
  );
}
