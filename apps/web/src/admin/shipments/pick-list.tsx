import type { PackingView } from '@kouan/contract';
import { formatCount, formatDate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Goods } from '../goods.tsx';
import styles from './shipments.module.css';

/** Where the goods are taken from, the oldest batch first. */
export function PickList({ lines }: { lines: PackingView['pickList'] }) {
  const { t, language } = useTranslation('admin-packing');
  return (
    <>
      <h3>{t('pick')}</h3>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.batchNumber}>
            <span>
              <Goods {...line} size={40} />
              <small className="muted">
                {t('pickHint', {
                  batch: line.batchNumber,
                  shelf: line.shelf || t('noShelf'),
                  date: formatDate(line.storedAt),
                })}
              </small>
            </span>
            <b className="num">{t('common:pieces', { count: formatCount(line.quantity, language) })}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
