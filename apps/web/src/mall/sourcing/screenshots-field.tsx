import { useId } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import type { UploadedPicture } from '../../shared/upload-picture.ts';
import styles from './screenshots-field.module.css';

type Screenshot = Pick<UploadedPicture, 'id' | 'url'>;
type ScreenshotsProps = {
  max: number;
  screenshots: readonly Screenshot[];
  onChange: (screenshots: readonly Screenshot[]) => void;
};

/** Several pictures by click, drop or paste anywhere on the page. */
export function ScreenshotsField({ max, screenshots, onChange }: ScreenshotsProps) {
  const { t } = useTranslation('sourcing');
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {t('interest.screenshots')} <span>{t('common:optional')}</span>
      </label>
      <PictureUpload
        id={id}
        label={t('interest.screenshots')}
        pictures={screenshots}
        max={max}
        onChange={onChange}
        nameOf={(number) => t('interest.shot', { number })}
        removeLabelOf={(number) => t('interest.removeShot', { number })}
        note={t('interest.shotsHint', { max })}
        pastesAnywhere
      />
    </div>
  );
}
