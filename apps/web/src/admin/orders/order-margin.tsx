import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { useMargin } from './orders-api.ts';
import styles from './orders.module.css';

const parts = ['serviceFen', 'shipmentFeesFen', 'purchaseFen', 'exchangeFen', 'lossesFen', 'claimsFen'] as const;

/** What the goods cost and what the order brought so far, out of the ledger: for those who may read it. */
export function OrderMargin({ number }: { number: string }) {
  const { t, language } = useTranslation('admin-orders');
  const mayRead = usePermission(['ledger:list']);
  const margin = useMargin(number, mayRead).data?.content[0];
  if (!margin) return null;
  const { costFen, marginFen } = margin;
  const rows = parts.filter((part) => margin[part] !== 0).map((part) => [t(`margin.${part}`), margin[part]] as const);
  return (
    <section aria-label={t('margin.title')}>
      <h2>{t('margin.title')}</h2>
      <dl className={styles['sums']}>
        {[[t('margin.costFen'), costFen] as const, ...rows, [t('margin.marginFen'), marginFen] as const].map(
          ([label, fen]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatCny(fen, language)}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
