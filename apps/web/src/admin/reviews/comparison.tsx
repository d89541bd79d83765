import type { CandidateView, ReviewView } from '@kouan/contract';
import { formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { askedOf } from './judge-review.ts';
import styles from './reviews.module.css';

type What = CandidateView['points'][number]['what'];
type Row = { what: What | 'sender' | 'serialNumber'; expected: string; claimed: string; bank: string };

/** Expected, claimed and booked, side by side. Nothing is read from the picture: claimed is what the buyer typed. */
export function Comparison({ review, chosen }: { review: ReviewView; chosen: CandidateView | undefined }) {
  const { t, language } = useTranslation('admin-reviews');
  const money = (vnd: number | undefined) => (vnd === undefined ? '' : formatVnd(vnd, language));
  const moment = (at: string | null | undefined) => (at ? formatDateTime(at) : '');
  const paid = review.paidBy.find(({ line }) => line !== null && line.lineId === chosen?.lineId);
  const isInPart = review.status === 'paid' && paid !== undefined && paid.allocatedVnd !== chosen?.amountVnd;
  const rows: Row[] = [
    {
      what: 'amount',
      expected: money(askedOf(review).vnd),
      claimed: money(review.claimedVnd),
      bank: isInPart
        ? t('paid.ofLine', { amount: money(paid.allocatedVnd), whole: money(chosen?.amountVnd) })
        : money(chosen?.amountVnd),
    },
    { what: 'code', expected: review.code, claimed: '', bank: chosen?.description ?? '' },
    { what: 'payer', expected: review.buyerName, claimed: review.remitter, bank: chosen?.payer ?? '' },
    { what: 'sender', expected: '', claimed: review.bank, bank: '' },
    { what: 'serialNumber', expected: '', claimed: review.serialNumber, bank: chosen?.reference ?? '' },
    { what: 'time', expected: '', claimed: moment(review.paidAt ?? review.claimedAt), bank: moment(chosen?.bookedAt) },
  ];
  const isMatch = ({ what, claimed, bank }: Row): boolean | undefined => {
    if (what === 'serialNumber')
      return claimed === '' || bank === '' ? undefined : claimed.trim().toUpperCase() === bank.trim().toUpperCase();
    return chosen?.points.find((point) => point.what === what)?.isMatch;
  };
  const nothing = <span className="muted">-</span>;
  return (
    <table className={styles['compare']} aria-label={t('compare.title')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('compare.title')}</span>
          </th>
          <th scope="col">{t('compare.expected')}</th>
          <th scope="col">{t('compare.claimed')}</th>
          <th scope="col">{t('compare.bank')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('compare.same')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what} className={isMatch(row) === false ? styles['differs'] : undefined}>
            <th scope="row">{t(`compare.${row.what}`)}</th>
            <td>{row.expected || nothing}</td>
            <td data-label={t('compare.claimed')}>{row.claimed || nothing}</td>
            <td data-label={t('compare.bank')}>{row.bank || nothing}</td>
            <td>
              <Verdict isMatch={isMatch(row)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether two of them agree; nothing where it cannot be said. */
export function Verdict({ isMatch }: { isMatch: boolean | undefined }) {
  const { t } = useTranslation('admin-reviews');
  if (isMatch === undefined) return null;
  return (
    <span className={isMatch ? styles['good'] : styles['check']}>
      <Icon name={isMatch ? 'success' : 'warning'} size={18} />
      <span className="visually-hidden">{isMatch ? t('compare.same') : t('compare.different')}</span>
    </span>
  );
}
