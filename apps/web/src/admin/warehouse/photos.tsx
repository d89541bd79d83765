import { useTranslation } from '../../lib/i18n.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import type { UploadedPicture } from '../../shared/upload-picture.ts';
import { maxPhotos } from './receipt-values.ts';

type Photo = Pick<UploadedPicture, 'id' | 'url'>;

/** Up to nine photos; each is sent as soon as it is chosen. */
export function Photos({
  photos,
  onChange,
}: {
  photos: readonly Photo[];
  onChange: (photos: readonly Photo[]) => void;
}) {
  const { t } = useTranslation('admin-warehouse');
  return (
    <PictureUpload
      label={t('admin-parts:photos')}
      pictures={photos}
      max={maxPhotos}
      onChange={onChange}
      nameOf={(number) => t('receive.photo', { number })}
      removeLabelOf={(number) => t('receive.removePhoto', { number })}
    />
  );
}
