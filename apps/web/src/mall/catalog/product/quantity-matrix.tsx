import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { pictureInWidth } from '@kouan/contract';
import { formatCount } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { type Entries, isInert, type Matrix, type MatrixRow, neighbour, pasteBlock, quantityIn } from './matrix.ts';
import { QuantityCell } from './quantity-cell.tsx';
import styles from './quantity-matrix.module.css';

type MatrixProps = {
  matrix: Matrix;
  entries: Entries;
  onChange: (entries: Entries) => void;
  onPasted: (result: { filled: number; skipped: number }) => void;
};

const placeOf = (target: EventTarget): { row: number; column: number } | undefined => {
  const [row, column] = (target instanceof HTMLElement ? (target.dataset['place'] ?? '') : '').split(':').map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? undefined : { row, column };
};

/** Rows by columns of quantities: type, move with arrows, paste a block. On small screens one block per row. */
export function QuantityMatrix({ matrix, entries, onChange, onPasted }: MatrixProps) {
  const { t, language } = useTranslation('product');
  const table = useRef<HTMLTableElement>(null);
  const isHydrated = useHydrated();
  const [entry, setEntry] = useState<string | null>(null);
  const firstRow = matrix.rows.findIndex(({ cells }) => cells.some((cell) => !isInert(cell)));
  const first = `${firstRow}:${matrix.rows[firstRow]?.cells.findIndex((cell) => !isInert(cell)) ?? 0}`;

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const from = placeOf(event.target);
    const to = from && neighbour(matrix, from, event.key);
    if (event.key === 'Enter') event.preventDefault();
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    table.current?.querySelector<HTMLInputElement>(`[data-place="${to.row}:${to.column}"]`)?.focus();
  }
  function handlePaste(event: ClipboardEvent<HTMLElement>) {
    const from = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (from === undefined || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    const result = pasteBlock(matrix, entries, from, text);
    onChange(result.entries);
    onPasted(result);
  }

  return (
    <div
      className={styles['scroll']}
      role="presentation"
      data-ready={isHydrated || undefined}
      onKeyDown={handleKey}
      onPaste={handlePaste}
      onFocus={(event) =>
        setEntry(event.target instanceof HTMLElement ? (event.target.dataset['place'] ?? entry) : entry)
      }
    >
      <table ref={table} className={styles['matrix']} aria-label={t('matrix')}>
        <thead>
          <tr>
            <th scope="col">{matrix.rowHeads.map((head) => head[language]).join(' / ') || t('specification')}</th>
            {matrix.columns.length === 0 ? (
              <th scope="col">{t('one')}</th>
            ) : (
              matrix.columns.map((column) => (
                <th key={column.cn} scope="col">
                  {column[language]}
                </th>
              ))
            )}
            <th scope="col" className={styles['sum']}>
              {t('rowTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              index={index}
              matrix={matrix}
              entries={entries}
              entry={entry ?? first}
              onChange={onChange}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = {
  row: MatrixRow;
  index: number;
  matrix: Matrix;
  entries: Entries;
  entry: string;
  onChange: (entries: Entries) => void;
};

function Row({ row, index, matrix, entries, entry, onChange }: RowProps) {
  const { t, language } = useTranslation('product');
  const [isOpen, setOpen] = useState(index < 3);
  const name = row.names.map((one) => one[language]).join(' / ');
  const total = row.cells.reduce((sum, sku) => sum + (sku === null ? 0 : (quantityIn(entries[sku.id]) ?? 0)), 0);
  const isFolded = !isOpen && total === 0;
  return (
    <tr className={total > 0 ? styles['chosen'] : undefined} data-folded={isFolded || undefined}>
      <th scope="row">
        <button type="button" className={styles['fold']} aria-expanded={!isFolded} onClick={() => setOpen(isFolded)}>
          {row.imageUrl === null ? null : (
            <img src={pictureInWidth(row.imageUrl, 240)} alt="" width={28} height={28} loading="lazy" />
          )}
          <span>
            {name || t('one')}
            {row.names.some((one) => one[language] !== one.cn) ? (
              <small lang="zh-CN">{row.names.map(({ cn }) => cn).join(' / ')}</small>
            ) : null}
          </span>
        </button>
      </th>
      {row.cells.map((sku, column) => {
        const columnName = matrix.columns[column]?.[language];
        return (
          <td key={matrix.columns[column]?.cn ?? 'one'} data-head={columnName}>
            <QuantityCell
              sku={sku}
              name={[name, columnName].filter(Boolean).join(' ')}
              text={sku === null ? '' : (entries[sku.id] ?? '')}
              place={`${index}:${column}`}
              isEntry={entry === `${index}:${column}`}
              onChange={(skuId, text) => onChange({ ...entries, [skuId]: text })}
            />
          </td>
        );
      })}
      <td className={styles['sum']}>{total > 0 ? formatCount(total, language) : '-'}</td>
    </tr>
  );
}
