import type { SiteView } from '@kouan/contract';
import { formatCount, formatInProse, formatRate } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { rateLine } from './rate-line.ts';
import styles from './rate-section.module.css';

const chart = { width: 560, height: 92 };
const businessZone = 'Asia/Ho_Chi_Minh';
const wholeVnd = (micros: number) => Math.round(micros / 1_000_000);

/** The rate of the day and how it moved in thirty days. */
export function RateSection({ history }: { history: SiteView['rateHistory'] }) {
  const { t, language } = useTranslation('catalog');
  const { rateVndPerCnyMicros, rateAt } = useSiteSettings();
  const { line, area, low, high } = rateLine(
    history.map((day) => day.rateVndPerCnyMicros),
    chart,
  );
  const marked = [history[0], history[Math.floor(history.length / 2)], history.at(-1)].flatMap((day) =>
    day ? [day.on] : [],
  );
  return (
    <section className={styles['rate']}>
      <h2>{t('rate.title')}</h2>
      <p className={styles['sub']}>{t('rate.updated', { time: formatInProse(rateAt, language, businessZone) })}</p>
      <b className={styles['today']}>{formatRate(rateVndPerCnyMicros, language)}</b>
      {history.length < 2 ? null : (
        <>
          <small>
            {t('rate.range', {
              low: formatCount(wholeVnd(low), language),
              high: formatCount(wholeVnd(high), language),
            })}
          </small>
          <svg
            viewBox={`0 0 ${chart.width} ${chart.height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('rate.chart')}
          >
            <path d={area} fill="var(--k-primary-1)" />
            <path
              d={line}
              fill="none"
              stroke="var(--k-primary-solid)"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <p className={styles['days']}>
            {marked.map((day) => (
              <span key={day}>
                {formatInProse(`${day}T05:00:00Z`, language, businessZone).replace(/\s?\d\d:\d\d\s?/, '')}
              </span>
            ))}
          </p>
        </>
      )}
      <ul>
        <li>
          <Icon name="key" size={16} />
          {t('rate.locked')}
        </li>
        <li>
          <Icon name="swap" size={16} />
          {t('rate.settlement')}
        </li>
      </ul>
    </section>
  );
}
