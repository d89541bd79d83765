import { useEffect, useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './bank.module.css';

type ProgressProps = {
  sentPercent: number;
  /** How many lines are booked and matched; null while they are only read. */
  lineCount: number | null;
};
const everyMs = 500;
const whole = 100;

/** How far an import is: first the file travels, then the server reads and matches it, for as long as it says here. */
export function ImportProgress({ sentPercent, lineCount }: ProgressProps) {
  const { t, language } = useTranslation('admin-bank');
  const [startedAt] = useState(() => Date.now());
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  const isSent = sentPercent >= whole;
  const seconds = Math.floor((now - startedAt) / 1000);
  const text = !isSent
    ? t('import.sending', { percent: sentPercent })
    : lineCount === null
      ? t('import.reading')
      : t('import.matching', { count: formatCount(lineCount, language) });
  return (
    <div className={styles['progress']}>
      <p>
        <span role="status">{text}</span>{' '}
        {seconds > 0 ? <span className="num">{t('import.seconds', { seconds })}</span> : null}
      </p>
      <progress max={whole} {...(isSent ? {} : { value: sentPercent })} aria-label={text} />
    </div>
  );
}
