import { useTranslation } from '../../lib/i18n.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';

export type Photo = { id: number; url: string };
const maxPhotos = 9;

/** Up to nine photos; each is sent as soon as it is chosen. */
export function Photos({
  photos,
  onChange,
}: {
  photos: readonly Photo[];
  onChange: (photos: readonly Photo[]) => void;
}) {
  const { t } = useTranslation('admin-cooperation');
  return (
    <PictureUpload
      label={t('photos')}
      pictures={photos}
      max={maxPhotos}
      onChange={onChange}
      nameOf={(number) => t('photo', { number })}
      removeLabelOf={(number) => t('removePhoto', { number })}
    />
  );
}
