import type { CaseProposal, StaffCaseView } from '@kouan/contract';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Verdict } from './comparison.tsx';
import styles from './reviews.module.css';

type Row = { what: 'amount' | 'units' | 'before' | 'goesTo' | 'paid'; asked: string; rules: string; books: string };

/** What is asked for, what the rules give, and what the books hold, side by side. */
export function RefundComparison({ view, proposal }: { view: StaffCaseView; proposal: CaseProposal }) {
  const { t, language } = useTranslation('admin-refunds');
  const fen = (amount: number) => formatCny(amount, language);
  const { money, sources } = view;
  const refundFen = view.decidedAt === null ? proposal.refundFen : view.refundFen;
  const isOpen = view.state === 'requested';
  const wallet = t('walletAfter', {
    before: fen(money.walletFen),
    after: fen(money.walletFen + (isOpen ? refundFen : 0)),
  });
  const rows: Row[] = [
    {
      what: 'amount',
      asked: fen(view.askedFen),
      rules: fen(refundFen),
      books: t(view.kind === 'afterSales' ? 'cap' : 'held', {
        amount: fen(view.kind === 'afterSales' ? proposal.capFen : money.heldFen),
      }),
    },
    {
      what: 'units',
      asked: formatCount(view.quantity, language),
      rules: formatCount(view.quantity, language),
      books: '',
    },
    { what: 'paid', asked: '', rules: '', books: t('paid', { amount: fen(money.paidFen) }) },
    { what: 'before', asked: '', rules: fen(proposal.refundedBeforeFen), books: fen(money.refundedFen) },
    {
      what: 'goesTo',
      asked: t(`aftersales:target.${view.refundTo}`),
      rules: '',
      books:
        view.refundTo === 'wallet'
          ? wallet
          : t('fromPayments', { count: sources.filter(({ backFen }) => backFen > 0).length }),
    },
  ];
  const nothing = <span className="muted">-</span>;
  const isOff = view.askedFen !== refundFen;
  return (
    <table className={styles['compare']} aria-label={t('admin-reviews:compare.title')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('admin-reviews:compare.title')}</span>
          </th>
          <th scope="col">{t('compare.asked')}</th>
          <th scope="col">{t('compare.rules')}</th>
          <th scope="col">{t('compare.books')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('admin-reviews:compare.same')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what} className={row.what === 'amount' && isOff ? styles['differs'] : undefined}>
            <th scope="row">{t(`compare.${row.what}`)}</th>
            <td>{row.asked || nothing}</td>
            <td data-label={t('compare.rules')}>{row.rules || nothing}</td>
            <td data-label={t('compare.books')}>{row.books || nothing}</td>
            <td>{row.what === 'amount' ? <Verdict isMatch={!isOff} /> : null}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
