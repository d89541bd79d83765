import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Done } from './done.ts';
import styles from './reviews.module.css';

const everyMs = 200;

/** What was just done, and for five seconds the way back. */
export function UndoBar({ done, isBusy, onUndo }: { done: Done; isBusy: boolean; onUndo: () => void }) {
  const { t } = useTranslation('admin-reviews');
  const [now, setNow] = useState(() => Date.now());
  const leftMs = (done.undoUntil ?? 0) - now;
  const isOpen = leftMs > 0;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [isOpen]);
  return (
    <>
      <Icon name="success" size={18} />
      <span className={styles['doneText']}>{done.text}</span>
      {isOpen ? (
        <button type="button" disabled={isBusy} aria-keyshortcuts="u" onClick={onUndo}>
          {t('undo.act')} <b aria-hidden="true">{Math.ceil(leftMs / 1000)}</b>
        </button>
      ) : null}
    </>
  );
}
