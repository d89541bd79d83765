import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { type Entries, fillCells, type Matrix, quantityIn } from './matrix.ts';
import styles from './product-choice.module.css';

const usualQuantity = '50';

/** Fills many cells with one number. */
export function FillBar({
  matrix,
  entries,
  onChange,
}: {
  matrix: Matrix;
  entries: Entries;
  onChange: (entries: Entries) => void;
}) {
  const { t } = useTranslation('product');
  const [text, setText] = useState(usualQuantity);
  const quantity = quantityIn(text);
  const fill = (which: 'started' | 'all') =>
    quantity !== undefined && onChange(fillCells(matrix, entries, quantity, which));
  return (
    <div className={styles['fill']}>
      <label>
        {t('perCell')}{' '}
        <input
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={quantity === undefined || undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button size="small" onClick={() => fill('started')}>
        {t('fillRows')}
      </Button>
      <Button size="small" onClick={() => fill('all')}>
        {t('fillAll')}
      </Button>
      <Button size="small" kind="text" className={styles['clear'] ?? ''} onClick={() => onChange({})}>
        {t('clear')}
      </Button>
    </div>
  );
}
