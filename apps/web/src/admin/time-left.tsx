import { useTranslation } from '../lib/i18n.ts';
import { durationOf } from './duration.ts';
import styles from './time-left.module.css';
import { useNow } from './use-now.ts';

export function useDurationText(): (ms: number) => string {
  const { t } = useTranslation('admin-parts');
  return (ms) => {
    const { key, days, hours, minutes } = durationOf(ms);
    return t(`duration.${key}`, { days, hours, minutes });
  };
}

/** Time until a limit, or over it in the colour of what has to be done now. */
export function TimeLeft({ until }: { until: string | null }) {
  const { t } = useTranslation('admin-parts');
  const now = useNow();
  const textOf = useDurationText();
  if (until === null) return null;
  const leftMs = Date.parse(until) - now;
  const duration = textOf(leftMs);
  return leftMs > 0 ? (
    <span className={styles['left']}>{t('timeLeft', { duration })}</span>
  ) : (
    <span className={styles['late']}>{t('timeOver', { duration })}</span>
  );
}

/** How long something has been waiting. */
export function Waited({ since, isLate = false }: { since: string | null; isLate?: boolean }) {
  const now = useNow();
  const textOf = useDurationText();
  if (since === null) return null;
  return <span className={isLate ? styles['late'] : styles['left']}>{textOf(now - Date.parse(since))}</span>;
}
