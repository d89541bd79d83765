import { type CaseProposal, type ErrorCode, errorMessage, isErrorCode, type StaffCaseView } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCny, formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { CaseEvents } from '../../shared/case-events.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Goods } from '../goods.tsx';
import { useMenuPage } from '../menu-pages.ts';
import { Problem } from '../problem.tsx';
import { TermFields, type Terms } from '../refund-terms.tsx';
import { RefundComparison } from './refund-comparison.tsx';
import { RefundSources } from './refund-sources.tsx';
import styles from './reviews.module.css';

type FactsProps = {
  view: StaffCaseView;
  terms: Terms;
  proposal: CaseProposal;
  quoteError: unknown;
  orderPath: string | undefined;
  onTerms: (terms: Terms) => void;
  onTakeOver: () => void;
};

/** All that the decision about a refund needs, above the decision itself. */
export function RefundFacts({ view, terms, proposal, quoteError, orderPath, onTerms, onTakeOver }: FactsProps) {
  const mayApprove = view.allowedActions.includes('approve');
  return (
    <div className={styles['facts']}>
      <Head view={view} orderPath={orderPath} />
      <Notes view={view} proposal={proposal} onTakeOver={onTakeOver} />
      <RefundComparison view={view} proposal={proposal} />
      <div className={styles['terms']}>
        {mayApprove ? <TermFields kind={view.kind} terms={terms} proposal={proposal} onChange={onTerms} /> : null}
        <Problem error={quoteError} />
      </div>
      <RefundSources view={view} proposal={proposal} />
      <ul className={styles['goods']}>
        {view.lines.map((line) => (
          <li key={line.lineId}>
            <Goods {...line} size={40} />
            <span className="num">× {line.quantity}</span>
          </li>
        ))}
      </ul>
      <History view={view} />
      <CaseEvents events={view.events} buyer={view.buyer.nickName} />
    </div>
  );
}

function Head({ view, orderPath }: { view: StaffCaseView; orderPath: string | undefined }) {
  const { t, language } = useTranslation('admin-refunds');
  const casesPath = useMenuPage('cases/index')?.path;
  const tone = view.waitsFor === 'platform' ? 'turn' : view.state === 'paid' ? 'done' : 'work';
  return (
    <header className={styles['head']}>
      <div>
        <h2>
          {t(`aftersales:kind.${view.kind}`)} <span className="mono">{view.number}</span>{' '}
          <Tag tone={tone}>{t(`admin-cases:state.${view.state}`)}</Tag>
        </h2>
        <p>
          {view.buyer.code} {view.buyer.nickName} · <span className="mono">{view.orderNumber}</span>
          {orderPath === undefined ? null : (
            <>
              {' '}
              · <Link to={orderPath}>{t('admin-parts:openOrder')}</Link>
            </>
          )}
          {casesPath === undefined ? null : (
            <>
              {' '}
              · <Link to={`${casesPath}?open=${view.number}`}>{t('openCase')}</Link>
            </>
          )}
        </p>
        <p>
          {t(`aftersales:reason.${view.reasonCode}`)} {view.reason}
        </p>
      </div>
      <p className={styles['due']}>
        <b>{formatCny(view.refundFen > 0 ? view.refundFen : view.askedFen, language)}</b>
        <span>{t(`aftersales:target.${view.refundTo}`)}</span>
      </p>
    </header>
  );
}

type NotesProps = { view: StaffCaseView; proposal: CaseProposal; onTakeOver: () => void };

/** Who else works on it, what was decided before, and what the approver's own ceiling means for it. */
function Notes({ view, proposal, onTakeOver }: NotesProps) {
  const { t, language } = useTranslation('admin-refunds');
  const { isClaimedByOther, claimedBy, decision, pending, failure } = view;
  const money = (fen: number) => formatCny(fen, language);
  const isOpen = view.state === 'requested';
  return (
    <div role="status">
      {isOpen && isClaimedByOther ? (
        <Note tone="warning">
          <span className={styles['deskNote']}>
            {t('obstacle.held')} {claimedBy}
            <Button size="small" aria-keyshortcuts="h" onClick={onTakeOver}>
              {t('admin-reviews:held.takeOver')}
              <kbd aria-hidden="true">H</kbd>
            </Button>
          </span>
        </Note>
      ) : null}
      {decision ? (
        <Note tone="info">{t('decided', { name: decision.by, amount: money(decision.refundFen) })}</Note>
      ) : null}
      {failure === null || !isOpen ? null : (
        <Note tone="bad">{t('admin-reviews:failure', { reason: failureText(failure, language) })}</Note>
      )}
      {pending === null ? null : (
        <Note tone="turn">
          {t('pending', { name: pending.by, amount: money(pending.refundFen), date: formatDateTime(pending.at) })}
        </Note>
      )}
      {isOpen && pending === null && proposal.needsSecond && proposal.ceilingFen !== null ? (
        <Note tone="info">{t('ceiling', { amount: money(proposal.ceilingFen) })}</Note>
      ) : null}
    </div>
  );
}

const failureText = (code: string, language: Parameters<typeof errorMessage>[1]): string =>
  isErrorCode(code) ? errorMessage(code satisfies ErrorCode, language) : code;

function History({ view: { buyerHistory } }: { view: StaffCaseView }) {
  const { t, language } = useTranslation('admin-refunds');
  const figures = { all: buyerHistory.caseCount, paid: buyerHistory.paidCount, rejected: buyerHistory.rejectedCount };
  return (
    <dl className={styles['buyer']}>
      {(['all', 'paid', 'rejected'] as const).map((what) => (
        <div key={what}>
          <dt>{t(`history.${what}`)}</dt>
          <dd>{formatCount(figures[what], language)}</dd>
        </div>
      ))}
    </dl>
  );
}
