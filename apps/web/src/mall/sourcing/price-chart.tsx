import { useQuery } from '@tanstack/react-query';
import { formatCny, formatDate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './price-chart.module.css';
import { pricesQuery } from './sourcing-api.ts';

const width = 240;
const height = 56;
const margin = 4;

/** How the price of an item went, as a small line; nothing while it never changed. */
export function PriceChart({ productId }: { productId: string }) {
  const { t, language } = useTranslation('sourcing');
  const prices = useQuery(pricesQuery(productId)).data ?? [];
  const [first] = prices;
  const last = prices.at(-1);
  if (first === undefined || last === undefined || prices.length < 2) return null;
  const text = t('ok.pricesText', {
    from: formatCny(first.priceFen, language),
    since: formatDate(first.recordedAt),
    now: formatCny(last.priceFen, language),
  });
  return (
    <figure className={styles['chart']}>
      <figcaption>{t('ok.prices')}</figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-label={text}>
        <polyline points={pointsOf(prices.map(({ priceFen }) => priceFen))} />
      </svg>
      <small>{text}</small>
    </figure>
  );
}

/** Steps from price to price, the dearest at the top; positions on the screen, no money. */
function pointsOf(prices: readonly number[]): string {
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const stepX = (width - 2 * margin) / prices.length;
  const heightOf = (price: number) =>
    highest === lowest ? height / 2 : margin + ((highest - price) / (highest - lowest)) * (height - 2 * margin);
  return prices
    .flatMap((price, index) => [index, index + 1].map((step) => `${margin + step * stepX},${heightOf(price)}`))
    .join(' ');
}
