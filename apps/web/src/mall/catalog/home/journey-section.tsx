import { useTranslation } from '../../../lib/i18n.ts';
import { HomeNotices } from './home-notices.tsx';
import styles from './journey-section.module.css';

const stations = ['confirm', 'deposit', 'stocking', 'final', 'delivery'] as const;

/** The five stations of every order, and in which country each happens. */
export function JourneySection() {
  const { t } = useTranslation('catalog');
  return (
    <section className={styles['journey']}>
      <div className="wrap">
        <HomeNotices />
        <h2>{t('journey.title')}</h2>
        <p className={styles['lands']} aria-hidden="true">
          <span>{t('journey.china')}</span>
          <span className={styles['border']}>{t('journey.border')}</span>
          <span>{t('journey.vietnam')}</span>
        </p>
        <ol className={styles['rail']}>
          {stations.map((station, index) => (
            <li key={station} className={station === 'stocking' ? styles['gate'] : undefined}>
              <span className={styles['mark']} aria-hidden="true">
                {index + 1}
              </span>
              <b>{t(`journey.${station}`)}</b>
              <p>{t(`journey.${station}Text`)}</p>
              <em>{t(`journey.${station}Time`)}</em>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
