import { formatRate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useRateHistory } from './finance-api.ts';
import styles from './finance.module.css';

const days = 90;
const width = 900;
const height = 180;
const marginPart = 0.1;

type Day = { on: string; rateVndPerCnyMicros: number };

/** The points of the line, from the lowest rate at the bottom to the highest at the top. */
export function linePoints(history: readonly Day[]): string {
  const rates = history.map(({ rateVndPerCnyMicros }) => rateVndPerCnyMicros);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const step = width / Math.max(1, history.length - 1);
  const inner = height * (1 - 2 * marginPart);
  return rates
    .map((rate, index) => {
      const part = high === low ? 0.5 : (rate - low) / (high - low);
      return `${Math.round(index * step)},${Math.round(height * marginPart + (1 - part) * inner)}`;
    })
    .join(' ');
}

/** The rate at the end of each of the last 90 days. */
export function RateChart() {
  const { t, language } = useTranslation('admin-finance');
  const query = useRateHistory(days);
  return (
    <Panel title={t('rates.chart', { count: days })} isFlush className={styles['block'] ?? ''}>
      <PageFrame query={query}>
        {(history) => {
          const rates = history.map(({ rateVndPerCnyMicros }) => rateVndPerCnyMicros);
          const [low, high] = [Math.min(...rates), Math.max(...rates)];
          const text = t('rates.range', { low: formatRate(low, language), high: formatRate(high, language) });
          return (
            <div className={styles['chart']}>
              <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={text}>
                <line x1="0" x2={width} y1={height * marginPart} y2={height * marginPart} />
                <line x1="0" x2={width} y1={height * (1 - marginPart)} y2={height * (1 - marginPart)} />
                <polyline points={linePoints(history)} />
              </svg>
              <p>
                <span>{history[0]?.on}</span>
                <span>{text}</span>
                <span>{history.at(-1)?.on}</span>
              </p>
            </div>
          );
        }}
      </PageFrame>
    </Panel>
  );
}
