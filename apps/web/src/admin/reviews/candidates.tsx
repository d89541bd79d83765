import type { CandidateView, ReviewView } from '@kouan/contract';
import { formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './reviews.module.css';

type CandidatesProps = { review: ReviewView; chosen: CandidateView | undefined; onChoose: (lineId: number) => void };
const goodScore = 80;

/** Bank lines that may be this payment, the likeliest first; 1 to 9 choose one. */
export function Candidates({ review, chosen, onChoose }: CandidatesProps) {
  const { t, language } = useTranslation('admin-reviews');
  return (
    <fieldset className={styles['candidates']}>
      <legend>
        {t('candidates.title')} <span>{t('candidates.hint')}</span>
      </legend>
      {review.candidates.length === 0 ? <p className="muted">{t('candidates.none')}</p> : null}
      {review.candidates.map((candidate, index) => (
        <label key={candidate.lineId} className={classNames(candidate.lineId === chosen?.lineId && styles['on'])}>
          <input
            type="radio"
            name="bankLine"
            checked={candidate.lineId === chosen?.lineId}
            onChange={() => onChoose(candidate.lineId)}
          />
          <span className="num">{formatDateTime(candidate.bookedAt)}</span>
          <span className={styles['memo']}>
            {candidate.payer} · {candidate.description}
          </span>
          <b className="num">{formatVnd(candidate.leftVnd, language)}</b>
          <span className={classNames(styles['score'], candidate.score >= goodScore && styles['good'])}>
            {t('candidates.score', { score: candidate.score })}
          </span>
          {index < 9 ? <kbd aria-hidden="true">{index + 1}</kbd> : null}
        </label>
      ))}
    </fieldset>
  );
}
