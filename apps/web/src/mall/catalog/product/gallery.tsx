import { pictureInWidth } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './gallery.module.css';

/** The pictures of a product: one large, the others to choose; on small screens to swipe. */
export function Gallery({ images, title }: { images: readonly string[]; title: string }) {
  const { t } = useTranslation('product');
  const [shown, setShown] = useState(0);
  const main = images[shown] ?? images[0] ?? '';
  return (
    <section className={styles['gallery']} aria-label={t('pictures')}>
      <Picture
        key={main}
        className={styles['main'] ?? ''}
        src={pictureInWidth(main, 800)}
        srcSet={`${pictureInWidth(main, 480)} 480w, ${pictureInWidth(main, 800)} 800w`}
        sizes="(max-width:991.98px) 100vw, 376px"
        alt={title}
        width={800}
        height={800}
        isFirst
      />
      {images.length < 2 ? null : (
        <ul className={styles['thumbs']}>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={t('picture', { number: index + 1 })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture src={pictureInWidth(image, 240)} alt="" width={240} height={240} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
