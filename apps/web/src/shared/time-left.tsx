import { useEffect, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { serverNow } from '../lib/server-clock.ts';
import styles from './time-left.module.css';

const everyMs = 20_000;
const minuteMs = 60_000;

/** The time until a limit in a line of text, to the minute; the whole countdown stands beside what has to be done. Nothing before the browser's clock is known. */
export function TimeLeft({ until }: { until: string }) {
  const { t } = useTranslation('common');
  const [leftMs, setLeftMs] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeftMs(Date.parse(until) - serverNow());
    tick();
    const timer = setInterval(tick, everyMs);
    return () => clearInterval(timer);
  }, [until]);
  if (leftMs === null) return null;
  if (leftMs <= 0) return <span className={styles['over']}>{t('time.over')}</span>;
  const minutes = Math.ceil(leftMs / minuteMs);
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), t('time.days')],
    [Math.floor(minutes / 60) % 24, t('time.hours')],
    [minutes % 60, t('time.minutes')],
  ];
  const first = parts.findIndex(([amount]) => amount > 0);
  return (
    <span className={styles['left']} role="timer" aria-label={t('time.left')}>
      {parts
        .slice(first, first + 2)
        .map(([amount, unit]) => `${amount} ${unit}`)
        .join(' ')}
    </span>
  );
}
