import type { ImportProgressView } from '@kouan/contract';
import { useEffect, useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './bank.module.css';

const everyMs = 500;
const whole = 100;

type BarProps = { text: string; percent: number | null; startedAt: number };

function Bar({ text, percent, startedAt }: BarProps) {
  const { t } = useTranslation('admin-bank');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((now - startedAt) / 1000);
  return (
    <div className={styles['progress']}>
      <p>
        <span role="status">{text}</span>{' '}
        {seconds > 0 ? <span className="num">{t('import.seconds', { seconds })}</span> : null}
      </p>
      <progress max={whole} {...(percent === null ? {} : { value: percent })} aria-label={text} />
    </div>
  );
}

/** A file on its way to the server; there it is only read, which takes a moment. */
export function SendingProgress({ sentPercent }: { sentPercent: number }) {
  const { t } = useTranslation('admin-bank');
  const [startedAt] = useState(() => Date.now());
  const isSent = sentPercent >= whole;
  return (
    <Bar
      text={isSent ? t('import.reading') : t('import.sending', { percent: sentPercent })}
      percent={isSent ? null : sentPercent}
      startedAt={startedAt}
    />
  );
}

/** How far the server is with an import, also one that began before this page was loaded. */
export function ImportProgress({ import: view }: { import: ImportProgressView }) {
  const { t, language } = useTranslation('admin-bank');
  const { fileName, percent, lineCount, readCount, storedCount, matchedCount, startedAt } = view;
  const shown = (count: number) => formatCount(count, language);
  const text =
    lineCount === 0
      ? t('import.reading')
      : t('import.working', {
          percent,
          file: fileName,
          count: shown(lineCount),
          read: shown(readCount),
          stored: shown(storedCount),
          matched: shown(matchedCount),
        });
  return <Bar text={text} percent={lineCount === 0 ? null : percent} startedAt={Date.parse(startedAt)} />;
}
