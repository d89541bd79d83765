import { formatCny, formatCount } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isInert, problemOf, quantityIn, type Sku } from './matrix.ts';
import styles from './quantity-matrix.module.css';

type QuantityCellProps = {
  sku: Sku | null;
  name: string;
  text: string;
  place: string;
  isEntry: boolean;
  onChange: (skuId: number, text: string) => void;
};

/** One specification: type, or step by one. What is out of stock stays visible and takes nothing. */
export function QuantityCell({ sku, name, text, place, isEntry, onChange }: QuantityCellProps) {
  const { t, language } = useTranslation('product');
  if (sku === null)
    return (
      <span className={styles['absent']} role="img" aria-label={t('notOffered')}>
        ·
      </span>
    );

  const quantity = quantityIn(text);
  const problem = problemOf(sku, text);
  const stock =
    sku.stock === null
      ? t('stockUnknown')
      : sku.stock === 0
        ? t('none')
        : t('stock', { count: formatCount(sku.stock, language) });
  const message = problem === undefined ? stock : t(problem, { count: formatCount(sku.stock ?? 0, language) });
  const step = (by: number) => onChange(sku.id, String(Math.max(0, (quantity ?? 0) + by)));
  const id = `stock-${sku.id}`;
  const isDisabled = isInert(sku);
  return (
    <>
      <span
        className={styles['box']}
        data-filled={quantity !== 0 || undefined}
        data-wrong={problem !== undefined || undefined}
        data-inert={isDisabled || undefined}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          disabled={isDisabled || !quantity}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={12} />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          data-place={place}
          tabIndex={isEntry ? 0 : -1}
          aria-label={t('quantityOf', { name })}
          aria-describedby={id}
          aria-invalid={problem !== undefined || undefined}
          placeholder="0"
          value={text}
          disabled={isDisabled}
          onChange={(event) => onChange(sku.id, event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" tabIndex={-1} aria-hidden="true" disabled={isDisabled} onClick={() => step(1)}>
          <Icon name="plus" size={12} />
        </button>
      </span>
      <small id={id} className={problem === undefined ? undefined : styles['wrong']}>
        {message}
        {sku.priceFen === null ? null : <b>{formatCny(sku.priceFen, language)}</b>}
      </small>
    </>
  );
}
