import type { StockRow } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCount, formatInProse } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import styles from './my-stock.module.css';
import { nextReturn, type StockKind, stockKinds } from './stock-sums.ts';

/** The four quantities large, and a warning before anything is returned by itself. */
export function StockSummary({ rows, totals }: { rows: readonly StockRow[]; totals: Record<StockKind, number> }) {
  const { t, language } = useTranslation('stock');
  const next = nextReturn(rows);
  return (
    <>
      <dl className={styles['totals']} aria-label={t('totals')}>
        {stockKinds.map((kind) => (
          <div key={kind}>
            <dt>
              <i className={styles[kind]} aria-hidden="true" />
              {t(`kind.${kind}`)}
            </dt>
            <dd>{t('pieces', { quantity: formatCount(totals[kind], language) })}</dd>
            <dd className={styles['totalHint']}>{t(`hint.${kind}`)}</dd>
          </div>
        ))}
      </dl>
      {next ? (
        <div className={styles['warning']}>
          <Note tone="turn">
            <b>
              {t('autoReturn', {
                quantity: formatCount(next.quantity, language),
                date: formatInProse(next.at, language),
              })}
            </b>{' '}
            {t('autoReturnHint')} <Link to={`/myInvoices/${next.orderNumber}`}>{t('autoReturnAct')}</Link>
          </Note>
        </div>
      ) : null}
    </>
  );
}
