import { type PackingView, shipmentPhotoKinds, smallPictureUrl } from '@kouan/contract';
import { Image, Modal } from 'antd';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../problem.tsx';
import { usePhoneLink } from './packing-api.ts';
import styles from './shipments.module.css';

const sidePx = 64;
type PackingPhotosProps = { number: string; photos: PackingView['photos']; mayAdd: boolean };

/** Photos by what they show; before the dispatch a phone can add some. */
export function PackingPhotos({ number, photos, mayAdd }: PackingPhotosProps) {
  const { t } = useTranslation('admin-packing');
  const labels = { parcel: t('parcelPhotos'), scale: t('scalePhotos'), delivery: t('delivery') };
  return (
    <div className={styles['photos']}>
      {shipmentPhotoKinds.map((kind) => {
        const shown = photos.filter((photo) => photo.kind === kind);
        if (shown.length === 0 && (kind === 'delivery' || !mayAdd)) return null;
        return (
          <div key={kind}>
            <h3>
              {labels[kind]} <small className="muted num">{shown.length}</small>
            </h3>
            <Image.PreviewGroup>
              {shown.map(({ file }, index) => (
                <Image
                  key={file.id}
                  src={smallPictureUrl(file.url)}
                  preview={{ src: file.url }}
                  width={sidePx}
                  height={sidePx}
                  alt={t('photoName', { number: index + 1 })}
                />
              ))}
            </Image.PreviewGroup>
            {mayAdd && kind !== 'delivery' ? (
              <Permitted any={['shipment:dispatch']}>
                <ByPhone number={number} kind={kind} count={shown.length} />
              </Permitted>
            ) : null}
          </div>
        );
      })}
    </div>
  );
}

type Link = { qrSvg: string; expiresAt: string };

/** A code to scan with a phone: what it photographs appears here. */
function ByPhone({ number, kind, count }: { number: string; kind: 'parcel' | 'scale'; count: number }) {
  const { t } = useTranslation('admin-packing');
  const make = usePhoneLink();
  const [link, setLink] = useState<Link | null>(null);
  // A failed act shows in `Problem`.
  const handleOpen = () => void make.act({ params: { number }, body: { kind } }).then(setLink, () => undefined);
  return (
    <p>
      <Button size="small" icon="camera" isBusy={make.isBusy} onClick={handleOpen}>
        {t('phone.act')}
      </Button>
      <Problem error={make.error} />
      {link === null ? null : (
        <Modal open footer={null} title={t(`phone.${kind}`)} onCancel={() => setLink(null)} destroyOnHidden>
          <p>{t('phone.hint')}</p>
          <img
            className={styles['code']}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(link.qrSvg)}`}
            alt={t('phone.code')}
            width={220}
            height={220}
          />
          <p className="muted">{t('phone.until', { time: formatDateTime(link.expiresAt) })}</p>
          <p role="status">{t('phone.count', { count })}</p>
        </Modal>
      )}
    </p>
  );
}
