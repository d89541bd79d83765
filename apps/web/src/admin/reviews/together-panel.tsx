import type { ReviewView } from '@kouan/contract';
import { formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../problem.tsx';
import { type Done, undoUntil } from './done.ts';
import styles from './reviews.module.css';
import { useDecide } from './reviews-api.ts';

/** Several transfers that name this one payment: what they bring together, and one act for all of them. */
export function TogetherPanel({ review, onDone }: { review: ReviewView; onDone: (done: Done) => void }) {
  const { t, language } = useTranslation('admin-reviews');
  const approve = useDecide();
  const { together } = review;
  if (together === null) return null;
  const { lineIds, sumVnd, dueVnd, differenceVnd } = together;
  const count = lineIds.length;
  const lines = review.candidates.filter(({ lineId }) => lineIds.includes(lineId));
  const effect = differenceVnd === 0 ? 'exact' : differenceVnd < 0 ? 'less' : 'more';
  function handleApprove() {
    const until = undoUntil();
    // A failure shows in `Problem`.
    approve.act({ params: { number: review.number }, body: { bankLineIds: lineIds } }).then(
      ({ decision }) =>
        onDone(
          decision?.isProposal
            ? { text: t('done.proposed', { number: review.number }), number: review.number }
            : { text: t('together.done', { count }), number: review.number, undoUntil: until },
        ),
      () => undefined,
    );
  }
  return (
    <section className={styles['joint']} aria-label={t('together.title', { count })}>
      <h3>{t('together.title', { count })}</h3>
      <p className="muted">
        {t('together.text', { sum: formatVnd(sumVnd, language), due: formatVnd(dueVnd, language) })}{' '}
        {t(`together.${effect}`, { amount: formatVnd(Math.abs(differenceVnd), language) })}
      </p>
      <ol>
        {lines.map((line) => (
          <li key={line.lineId}>
            <span className="mono">{line.reference}</span>
            <span>{line.payer}</span>
            <b className="num">{formatVnd(line.leftVnd, language)}</b>
          </li>
        ))}
      </ol>
      {review.allowedActions.includes('approve') ? (
        <Button kind="approve" isBusy={approve.isBusy} onClick={handleApprove}>
          {t('together.approve', { count })}
        </Button>
      ) : null}
      <Problem error={approve.error} />
    </section>
  );
}
