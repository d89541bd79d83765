import type { ProductView } from '@kouan/contract';
import { formatCny, formatCount, formatVnd, vndOf } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import styles from './price-tiers.module.css';

/** Prices by quantity; the one that the chosen quantity reaches is marked. */
export function PriceTiers({ product: { priceTiers, skus }, total }: { product: ProductView; total: number }) {
  const { t, language } = useTranslation('product');
  const { rateVndPerCnyMicros } = useSiteSettings();
  const sorted = priceTiers.toSorted((a, b) => a.minQuantity - b.minQuantity);
  const own = skus.flatMap(({ priceFen }) => (priceFen === null ? [] : [priceFen]));
  const hasOwn = own.length === skus.length || sorted.length === 0;
  const cards = hasOwn
    ? [...new Set([Math.min(...own), Math.max(...own)])].map((priceFen) => ({
        label: t('ownPrices'),
        priceFen,
        isReached: false,
      }))
    : sorted.map((tier, index) => {
        const next = sorted[index + 1];
        const label =
          next === undefined
            ? t('from', { min: formatCount(tier.minQuantity, language) })
            : t('between', {
                min: formatCount(tier.minQuantity, language),
                max: formatCount(next.minQuantity - 1, language),
              });
        return {
          label,
          priceFen: tier.priceFen,
          isReached: (index === 0 || total >= tier.minQuantity) && (next === undefined || total < next.minQuantity),
        };
      });
  return (
    <ul className={styles['tiers']} aria-label={t('tiers')}>
      {cards.map((card) => (
        <li key={card.priceFen + card.label} aria-current={card.isReached ? 'true' : undefined}>
          <span>{card.label}</span>
          <b>{formatCny(card.priceFen, language)}</b>
          <i>≈ {formatVnd(vndOf(card.priceFen, rateVndPerCnyMicros), language)}</i>
        </li>
      ))}
    </ul>
  );
}
