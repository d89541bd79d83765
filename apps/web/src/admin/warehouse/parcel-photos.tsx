import { type FileRef, smallPictureUrl } from '@kouan/contract';
import { Image } from 'antd';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './scan.module.css';

const sidePx = 56;

/** Stored photos, each opens large. */
export function ParcelPhotos({ photos }: { photos: readonly FileRef[] }) {
  const { t } = useTranslation('admin-receiving');
  return (
    <Image.PreviewGroup>
      <span className={styles['photos']}>
        {photos.map((photo, index) => (
          <Image
            key={photo.id}
            src={smallPictureUrl(photo.url)}
            preview={{ src: photo.url }}
            width={sidePx}
            height={sidePx}
            alt={t('photo', { number: index + 1 })}
          />
        ))}
      </span>
    </Image.PreviewGroup>
  );
}
