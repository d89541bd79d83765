import { goodsLimits } from '@kouan/contract';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import {
  combinationsOf,
  type GoodsDraft,
  noSku,
  type SkuDraft,
  type SkuField,
  skuFields,
  skuKey,
  withBlock,
} from './goods-draft.ts';
import styles from './goods.module.css';

type MatrixProps = {
  draft: GoodsDraft;
  onChange: (draft: GoodsDraft) => void;
  /** Combinations whose stock is counted already: it is set by itself. */
  locked: ReadonlySet<string>;
};
const numeric: readonly SkuField[] = ['price', 'stock', 'weight', 'length', 'width', 'height'];

/** One row for each combination: a block of a spreadsheet can be pasted, arrows up and down and Enter move. */
export function MatrixPart({ draft, onChange, locked }: MatrixProps) {
  const { t } = useTranslation('admin-goods');
  const table = useRef<HTMLTableElement>(null);
  const rows = combinationsOf(draft.specs);
  if (rows.length > goodsLimits.skus) return <Note tone="bad">{t('tooManySkus', { max: goodsLimits.skus })}</Note>;
  const put = (key: string, changes: Partial<SkuDraft>) =>
    onChange({ ...draft, skus: { ...draft.skus, [key]: { ...(draft.skus[key] ?? noSku), ...changes } } });
  function handlePaste(event: ClipboardEvent, row: number, field: SkuField) {
    const block = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(block)) return;
    event.preventDefault();
    onChange(withBlock(draft, block, { row, field, locked }));
  }
  function handleKey(event: KeyboardEvent, row: number, field: SkuField) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step}-${field}"]`)?.focus();
  }
  return (
    <>
      <p className="muted">{t('matrixHint')}</p>
      <div className={styles['matrix']}>
        <table ref={table}>
          <thead>
            <tr>
              <th scope="col">{t('part.matrix')}</th>
              {skuFields.map((field) => (
                <th key={field} scope="col">
                  {t(`sku.${field}`)}
                </th>
              ))}
              <th scope="col">{t('sku.offered')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((values, row) => {
              const key = skuKey(values);
              const name = values.join(' / ') || t('onlyOne');
              const sku = draft.skus[key] ?? noSku;
              return (
                <tr key={row} className={sku.isOffered ? '' : styles['resting']}>
                  <th scope="row">{name}</th>
                  {skuFields.map((field) => (
                    <td key={field}>
                      <input
                        data-cell={`${row}-${field}`}
                        aria-label={`${name}, ${t(`sku.${field}`)}`}
                        inputMode={numeric.includes(field) ? 'decimal' : 'text'}
                        value={sku[field]}
                        disabled={!sku.isOffered || (field === 'stock' && locked.has(key))}
                        onChange={(event) => put(key, { [field]: event.target.value })}
                        onPaste={(event) => handlePaste(event, row, field)}
                        onKeyDown={(event) => handleKey(event, row, field)}
                      />
                    </td>
                  ))}
                  <td>
                    <input
                      type="checkbox"
                      aria-label={`${name}, ${t('sku.offered')}`}
                      checked={sku.isOffered}
                      onChange={(event) => put(key, { isOffered: event.target.checked })}
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
