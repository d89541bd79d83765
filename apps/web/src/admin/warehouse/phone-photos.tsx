import { Modal } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { usePhoneLink, useWatchedParcel } from './receiving-api.ts';
import { Problem } from '../problem.tsx';
import styles from './scan.module.css';

type Link = { qrSvg: string; expiresAt: string; url: string };

/** A code to scan with a phone: what it photographs appears here, on this parcel. */
export function PhonePhotos({ waybill }: { waybill: string }) {
  const { t } = useTranslation('admin-receiving');
  const make = usePhoneLink();
  const [link, setLink] = useState<Link | null>(null);
  // A failed act shows in `Problem`.
  const handleOpen = () => void make.act({ params: { waybill } }).then(setLink, () => undefined);
  return (
    <>
      <Button size="small" icon="camera" isBusy={make.isBusy} onClick={handleOpen}>
        {t('phone.act')}
      </Button>
      <Problem error={make.error} />
      {link === null ? null : (
        <Modal open footer={null} title={t('phone.title', { waybill })} onCancel={() => setLink(null)} destroyOnHidden>
          <p>{t('phone.hint')}</p>
          <img
            className={styles['code']}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(link.qrSvg)}`}
            alt={t('phone.code')}
            width={220}
            height={220}
          />
          <p className="muted">{t('phone.until', { time: formatDateTime(link.expiresAt) })}</p>
          <Watched waybill={waybill} />
        </Modal>
      )}
    </>
  );
}

function Watched({ waybill }: { waybill: string }) {
  const { t } = useTranslation('admin-receiving');
  const photos = useWatchedParcel(waybill).data?.photos ?? [];
  return (
    <div role="status">
      {photos.length === 0 ? <span className="muted">{t('phone.none')}</span> : <ParcelPhotos photos={photos} />}
    </div>
  );
}
