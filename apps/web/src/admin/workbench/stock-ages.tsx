import type { WorkbenchFigures } from '@kouan/contract';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './workbench.module.css';

/** How long the goods in the warehouse have been there. */
export function StockAges({ stock }: { stock: NonNullable<WorkbenchFigures['stock']> }) {
  const { t, language } = useTranslation('admin-workbench');
  const { units, ages, returningUnits } = stock;
  return (
    <Panel
      title={t('stock.title')}
      actions={<span className="muted num">{t('stock.units', { count: formatCount(units, language) })}</span>}
    >
      <div className={styles['ages']} aria-hidden="true">
        {ages
          .filter((one) => one.units > 0)
          .map((one) => (
            <i key={one.age} className={styles[one.age]} style={{ flexGrow: one.units }} />
          ))}
      </div>
      <dl className={styles['ageList']}>
        {ages.map((one) => (
          <div key={one.age}>
            <dt>{t(`stock.${one.age}`)}</dt>
            <dd>{formatCount(one.units, language)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('stock.returning')}</dt>
          <dd className={returningUnits > 0 ? styles['late'] : undefined}>{formatCount(returningUnits, language)}</dd>
        </div>
      </dl>
    </Panel>
  );
}
