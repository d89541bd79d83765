import { useTranslation } from '../../lib/i18n.ts';
import { FileUpload } from '../../shared/file-upload.tsx';
import type { UploadedPicture } from '../../shared/upload-picture.ts';
import { IconButton } from '../../ui/button.tsx';
import { maxPhotos } from './receipt-values.ts';
import styles from './warehouse.module.css';

/** Up to nine photos; each is sent as soon as it is chosen. */
export function Photos({
  photos,
  onChange,
}: {
  photos: readonly UploadedPicture[];
  onChange: (photos: readonly UploadedPicture[]) => void;
}) {
  const { t } = useTranslation('admin-warehouse');
  return (
    <div className={styles['photos']}>
      {photos.map((photo, index) => (
        <span key={photo.id} className={styles['photo']}>
          <img src={photo.url} alt={t('receive.photo', { number: index + 1 })} />
          <IconButton
            icon="close"
            size={14}
            label={t('receive.removePhoto', { number: index + 1 })}
            onClick={() => onChange(photos.filter((one) => one.id !== photo.id))}
          />
        </span>
      ))}
      {photos.length < maxPhotos ? (
        <FileUpload
          key={photos.length}
          label={t('admin-parts:photos')}
          picture={null}
          onChange={(photo) => photo && onChange([...photos, photo])}
        />
      ) : null}
    </div>
  );
}
