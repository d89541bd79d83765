import { pictureInWidth, type ProductCard as Card } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCny, formatCount, formatVnd, vndOf } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './product-card.module.css';
import { productPath } from './product-path.ts';

const pictureSizes = '(max-width:991.98px) 50vw, 260px';

/** A product in a grid: picture, name, price with đồng, best tier, where it comes from and how soon. */
export function ProductCard({ product, isFirst = false }: { product: Card; isFirst?: boolean }) {
  const { t, language } = useTranslation('catalog');
  const { rateVndPerCnyMicros } = useSiteSettings();
  const { title, imageUrl, priceFen, lastTier, city, inBorderStock, handlingDays } = product;
  return (
    <Link className={styles['card']} to={productPath(product)}>
      <Picture
        className={styles['picture'] ?? ''}
        src={pictureInWidth(imageUrl, 480)}
        srcSet={`${pictureInWidth(imageUrl, 240)} 240w, ${pictureInWidth(imageUrl, 480)} 480w`}
        sizes={pictureSizes}
        alt=""
        width={480}
        height={413}
        isFirst={isFirst}
      />
      {inBorderStock ? <span className={styles['ready']}>{t('inBorderStock')}</span> : null}
      <div className={styles['body']}>
        <h3>{title[language]}</h3>
        <p className={styles['price']}>
          <b>{formatCny(priceFen, language)}</b> <i>≈ {formatVnd(vndOf(priceFen, rateVndPerCnyMicros), language)}</i>
        </p>
        <p className={styles['tier']}>
          {lastTier === null
            ? '\u00a0'
            : t('tier', {
                count: formatCount(lastTier.minQuantity, language),
                price: formatCny(lastTier.priceFen, language),
              })}
        </p>
        <p className={styles['foot']}>
          {city === null ? null : (
            <span className={styles['city']}>
              <Icon name="pin" size={14} />
              {city[language]}
            </span>
          )}
          <span className={styles['soon']}>{inBorderStock ? t('shipsIn', { count: handlingDays }) : t('readyIn')}</span>
        </p>
      </div>
    </Link>
  );
}

type GridProps = { products: readonly Card[]; label: string; isRefreshing?: boolean; isFirst?: boolean };

/** Products side by side. The pictures of the first row come with the page where the grid stands first in it. */
export const ProductGrid = ({ products, label, isRefreshing = false, isFirst = false }: GridProps) => (
  <ul className={styles['grid']} aria-label={label} aria-busy={isRefreshing || undefined}>
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} isFirst={isFirst && index < 4} />
      </li>
    ))}
  </ul>
);
