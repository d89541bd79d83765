import type { ProductView } from '@kouan/contract';
import { nextTier } from '@kouan/domain';
import { useState } from 'react';
import { formatCny, formatCount } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { FillBar } from './fill-bar.tsx';
import type { Entries, Matrix } from './matrix.ts';
import styles from './product-choice.module.css';
import { QuantityMatrix } from './quantity-matrix.tsx';

type ChoiceProps = {
  product: ProductView;
  matrix: Matrix;
  entries: Entries;
  total: number;
  onChange: (entries: Entries) => void;
};

/** The matrix with its tools, and what a few more pieces would bring. */
export function ProductChoice({ product, matrix, entries, total, onChange }: ChoiceProps) {
  const { t, language } = useTranslation('product');
  const [pasted, setPasted] = useState<{ filled: number; skipped: number }>();
  const next = nextTier(
    { tiers: product.priceTiers.map((tier) => ({ fromQuantity: tier.minQuantity, priceFen: BigInt(tier.priceFen) })) },
    total,
  );
  const hasOwnPrices = product.skus.every(({ priceFen }) => priceFen !== null);
  return (
    <section className={styles['choice']}>
      <h2 id="choice">{t('matrix')}</h2>
      <p className={styles['hint']}>{t('matrixHint')}</p>
      <FillBar matrix={matrix} entries={entries} onChange={onChange} />
      <QuantityMatrix matrix={matrix} entries={entries} onChange={onChange} onPasted={setPasted} />
      <p className={styles['below']} role="status">
        {pasted === undefined
          ? null
          : t(pasted.skipped > 0 ? 'pastedWithout' : 'pasted', { count: pasted.filled, skipped: pasted.skipped })}{' '}
        {next === undefined || hasOwnPrices
          ? null
          : t('more', {
              count: formatCount(next.morePieces, language),
              price: formatCny(next.priceFen, language),
            })}{' '}
        {product.minQuantity > 1 ? t('minimum', { count: formatCount(product.minQuantity, language) }) : null}
      </p>
    </section>
  );
}
