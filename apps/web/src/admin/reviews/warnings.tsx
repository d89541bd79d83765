import type { CandidateView, ReviewView } from '@kouan/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { useMenuPage } from '../menu-pages.ts';
import styles from './reviews.module.css';

type How = CandidateView['points'][number]['how'];
const toldWays = ['joint', 'several', 'near', 'past', 'claimed', 'fee', 'part', 'less', 'more'] as const;
/** The ways that say more than that a point agrees or does not. */
const isTold = (how: How): how is (typeof toldWays)[number] => toldWays.some((one) => one === how);

/** What the server noticed, and how far the chosen bank line agrees. */
export function Warnings({ review, chosen }: { review: ReviewView; chosen: CandidateView | undefined }) {
  const { t } = useTranslation('admin-reviews');
  const bankPath = useMenuPage('bank/statements')?.path;
  const matches = chosen?.points.filter((point) => point.isMatch).length ?? 0;
  const doubts = chosen?.points.filter((point) => !point.isMatch) ?? [];
  const ways = (chosen?.points ?? []).flatMap(({ what, how }) =>
    isTold(how) ? [`${t(`compare.${what}`)}: ${t(`way.${how}`)}`] : [],
  );
  const importLink = bankPath === undefined ? null : <Link to={bankPath}>{t('importStatement')}</Link>;
  return (
    <div role="status">
      {review.warnings.map((warning) => (
        <Note key={warning} tone="warning">
          {t(`warning.${warning}`)} {warning === 'lineNotFound' ? importLink : null}
        </Note>
      ))}
      {chosen === undefined ? null : (
        <Note tone={doubts.length > 0 ? 'warning' : 'ok'}>
          <b>{t('verdict.matches', { count: matches })}</b>{' '}
          {doubts.length > 0
            ? t('verdict.doubts', { what: doubts.map(({ what }) => t(`compare.${what}`)).join(', ') })
            : null}
          {ways.length > 0 ? <span className={styles['ways']}> {ways.join(' · ')}</span> : null}
        </Note>
      )}
    </div>
  );
}
