import { useTranslation } from '../../../lib/i18n.ts';
import styles from './limits-section.module.css';

const limits = ['seller', 'sample', 'mind'] as const;

/** What the platform does not do, in plain words, before anything is paid. */
export function LimitsSection() {
  const { t } = useTranslation('catalog');
  return (
    <section className={styles['limits']}>
      <h2>{t('limits.title')}</h2>
      {limits.map((limit) => (
        <div key={limit}>
          <h3>{t(`limits.${limit}`)}</h3>
          <p>{t(`limits.${limit}Text`)}</p>
        </div>
      ))}
    </section>
  );
}
