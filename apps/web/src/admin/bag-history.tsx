import { type BagView, smallPictureUrl } from '@kouan/contract';
import { Image } from 'antd';
import { formatDateTime } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import styles from './bag-history.module.css';

const sidePx = 48;

/** What happened to a bag, the newest first, with the photos that came along. */
export function BagHistory({ events }: { events: BagView['events'] }) {
  const { t } = useTranslation('admin-transport');
  return (
    <ol className={styles['events']}>
      {events.map(({ event, by, text, shipmentNumber, photos, at }, index) => (
        <li key={`${at} ${event} ${shipmentNumber} ${index}`}>
          <b>{t(`event.${event}`)}</b>
          <span className="muted num">
            {by} {formatDateTime(at)}
          </span>
          {shipmentNumber === '' && text === '' ? null : (
            <p>
              {shipmentNumber === '' ? null : <span className="mono">{shipmentNumber}</span>} {text}
            </p>
          )}
          {photos.map((photo) => (
            <Image
              key={photo.id}
              src={smallPictureUrl(photo.url)}
              preview={{ src: photo.url }}
              width={sidePx}
              height={sidePx}
              alt={t('photo')}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}
