import type { PickingLine } from '@kouan/contract';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/field.tsx';
import { Goods } from '../goods.tsx';
import styles from './scan.module.css';

/** What to take for a shipment, shelf by shelf, to be ticked off on the way. */
export function PickingCard({ number, lines }: { number: string; lines: readonly PickingLine[] }) {
  const { t, language } = useTranslation('admin-shelves');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const keyOf = (line: PickingLine): string => `${line.shelf} ${line.batchNumber}`;
  function handleTick(key: string, isTaken: boolean) {
    setTaken((now) => new Set(isTaken ? [...now, key] : [...now].filter((one) => one !== key)));
  }
  return (
    <section className={styles['card']} aria-label={t('picking.title', { number })}>
      <div className={styles['head']}>
        <b>{t('picking.title', { number })}</b>
        <span className="muted num">{t('picking.done', { done: taken.size, all: lines.length })}</span>
      </div>
      <ul className={styles['matches']}>
        {lines.map((line) => (
          <li key={keyOf(line)}>
            <b className="mono">{line.shelf === '' ? t('picking.unshelved') : line.shelf}</b>
            <Goods {...line} size={40} note={<span className="mono">{line.batchNumber}</span>} />
            <Checkbox
              checked={taken.has(keyOf(line))}
              onChange={(event) => handleTick(keyOf(line), event.target.checked)}
            >
              <b className="num">× {formatCount(line.quantity, language)}</b>
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
