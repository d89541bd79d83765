import type { Texts } from '@kouan/contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../lib/i18n.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './goods.module.css';
import { inLanguage } from './in-language.ts';

type GoodsProps = { title: Texts; imageUrl: string; specValues?: readonly Texts[]; note?: ReactNode; size?: number };

/** Picture, title and specification of goods in a row. */
export function Goods({ title, imageUrl, specValues = [], note, size = 32 }: GoodsProps) {
  const language = useLanguage();
  const specification = specValues
    .map((value) => inLanguage(value, language))
    .filter((text) => text !== '')
    .join(' / ');
  return (
    <span className={styles['goods']}>
      <span className={styles['picture']} style={{ width: size, height: size }}>
        <Picture src={imageUrl} alt="" width={size} height={size} />
      </span>
      <span className={styles['texts']}>
        <span className={styles['title']} title={inLanguage(title, language)}>
          {inLanguage(title, language)}
        </span>
        {specification === '' && note === undefined ? null : (
          <small>
            {specification} {note}
          </small>
        )}
      </span>
    </span>
  );
}
