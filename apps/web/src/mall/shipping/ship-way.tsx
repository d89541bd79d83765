import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './batch.module.css';

/** Many by a sheet, or one by hand. */
export function ShipWay({ isBatch }: { isBatch: boolean }) {
  const { t } = useTranslation('shipping');
  return (
    <div className={styles['way']}>
      <nav className={styles['ways']} aria-label={t('batch.way.label')}>
        <Link to="/myInvoices/batch" aria-current={isBatch ? 'page' : undefined}>
          {t('batch.way.batch')}
        </Link>
        <Link to="/myInvoices/new" aria-current={isBatch ? undefined : 'page'}>
          {t('batch.way.single')}
        </Link>
      </nav>
      {isBatch ? <span>{t('mode.marketplaceHint')}</span> : null}
    </div>
  );
}
