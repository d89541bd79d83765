import type { ProductView } from '@kouan/contract';
import type { ReactNode } from 'react';
import { formatAgo, formatDate, formatWeight } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { siteName } from '../../../shared/site-name.ts';
import { Note } from '../../../ui/note.tsx';
import styles from './product-head.module.css';

/** Name, original name, and where it comes from. */
export function ProductHead({ product, children }: { product: ProductView; children?: ReactNode }) {
  const { t, language } = useTranslation('product');
  const isHydrated = useHydrated();
  const other = language === 'cn' ? 'vi' : 'cn';
  const {
    title,
    summary,
    site,
    itemId,
    sourceUrl,
    unitWeightGrams,
    isWeightEstimated,
    updatedAt,
    inBorderStock,
    isOnSale,
  } = product;
  return (
    <header className={styles['head']}>
      <h1>{title[language]}</h1>
      {title[other] === title[language] ? null : (
        <p className={styles['other']} lang={other === 'cn' ? 'zh-CN' : 'vi'}>
          {title[other]}
        </p>
      )}
      {summary === null ? null : <p className={styles['other']}>{summary[language]}</p>}
      <p className={styles['facts']}>
        <span>
          {t('source')}{' '}
          {/^https?:\/\//.test(sourceUrl) ? (
            <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
              {siteName(site, t)}
            </a>
          ) : (
            siteName(site, t)
          )}
        </span>
        {itemId === '' ? null : <span className="mono">{t('item', { id: itemId })}</span>}
        <span>
          {t('unit', { weight: formatWeight(unitWeightGrams, language) })}
          {isWeightEstimated ? ` (${t('estimatedWeight')})` : ''}
        </span>
        <span>{t('updated', { time: isHydrated ? formatAgo(updatedAt, t) : formatDate(updatedAt) })}</span>
        {inBorderStock ? <b>{t('inBorderStock')}</b> : null}
        {children}
      </p>
      {isOnSale ? null : <Note tone="bad">{t('offShelf')}</Note>}
    </header>
  );
}
