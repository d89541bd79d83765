import type { getShelf, ReplyOf } from '@kouan/contract';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Goods } from '../goods.tsx';
import { LabelButtons } from './label-buttons.tsx';
import styles from './scan.module.css';

type ShelfCardProps = { shelf: ReplyOf<typeof getShelf>; onOpen: (batch: string) => void };

/** What lies on a shelf; a batch that is scanned or chosen now is moved from here. */
export function ShelfCard({ shelf, onOpen }: ShelfCardProps) {
  const { t, language } = useTranslation('admin-shelves');
  return (
    <section className={styles['card']} aria-label={shelf.code}>
      <div className={styles['head']}>
        <b className="mono">{shelf.code}</b>
        <span className="muted">{shelf.note}</span>
        <LabelButtons kind="shelf" name={shelf.code} />
      </div>
      {shelf.batches.length === 0 ? <p className="muted">{t('shelf.empty')}</p> : null}
      <ul className={styles['matches']}>
        {shelf.batches.map((batch) => (
          <li key={batch.number}>
            <Goods {...batch} size={40} note={<span className="mono">{batch.number}</span>} />
            <b className="num">
              {formatCount(batch.shelves.find(({ code }) => code === shelf.code)?.quantity ?? 0, language)}
            </b>
            <Button
              size="small"
              kind="outlined"
              aria-label={t('shelf.moveOf', { batch: batch.number })}
              onClick={() => onOpen(batch.number)}
            >
              {t('shelf.move')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
