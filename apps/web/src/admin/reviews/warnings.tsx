import type { CandidateView, ReviewView } from '@kouan/contract';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { useMenuPage } from '../menu-pages.ts';

/** What the server noticed, and how far the chosen bank line agrees. */
export function Warnings({ review, chosen }: { review: ReviewView; chosen: CandidateView | undefined }) {
  const { t } = useTranslation('admin-reviews');
  const bankPath = useMenuPage('bank/statements')?.path;
  const matches = chosen?.points.filter((point) => point.isMatch).length ?? 0;
  const doubts = chosen?.points.filter((point) => !point.isMatch) ?? [];
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
        </Note>
      )}
    </div>
  );
}
