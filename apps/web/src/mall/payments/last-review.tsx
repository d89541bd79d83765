import { type CashierView, opinionIn } from '@kouan/contract';
import { formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import styles from './cashier.module.css';

/** What the last review said, and what has already been credited. */
export function LastReview({ payment }: { payment: CashierView }) {
  const { t, language } = useTranslation('payments');
  const last = payment.reviews.at(-1);
  const creditedVnd = payment.amountVnd - payment.dueVnd;
  if (last?.outcome !== 'rejected' && creditedVnd <= 0) return null;
  return (
    <div className={styles['notes']}>
      {last?.outcome === 'rejected' ? (
        <Note tone="bad">
          <b role="alert">{t('rejected.title', { opinion: opinionIn(language, last.opinion) })}</b>
          <p>{t('rejected.text')}</p>
        </Note>
      ) : null}
      {creditedVnd > 0 ? (
        <Note tone="info">
          {t('partly', { amount: formatVnd(creditedVnd, language), due: formatVnd(payment.dueVnd, language) })}
        </Note>
      ) : null}
    </div>
  );
}
