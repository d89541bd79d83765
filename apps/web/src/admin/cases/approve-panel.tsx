import { approveCase, type CaseProposal, type StaffCaseView } from '@kouan/contract';
import { useState } from 'react';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import { firstTerms, TermFields, useRefundQuote } from '../refund-terms.tsx';
import { useApproveCase } from './cases-api.ts';
import styles from './cases.module.css';

/** Approving: the terms, what they give back as the server computes it, and a word to the buyer. */
export function ApprovePanel({ view }: { view: StaffCaseView }) {
  const { t, language } = useTranslation('admin-cases');
  const [terms, setTerms] = useState(() => firstTerms(view));
  const approve = useApproveCase();
  const quote = useRefundQuote(view.number, terms);
  const proposal = quote.data ?? view.proposal;
  const { pending } = view;
  return (
    <section className={styles['act']} aria-label={t('approve.title')}>
      <h2>{t('approve.title')}</h2>
      {pending === null ? null : (
        <Note tone="turn">
          {t('approve.pending', {
            name: pending.by,
            amount: formatCny(pending.refundFen, language),
            date: formatDateTime(pending.at),
          })}
        </Note>
      )}
      <TermFields kind={view.kind} terms={terms} proposal={proposal} onChange={setTerms} />
      <Problem error={quote.error} />
      <ProposalFacts proposal={proposal} />
      <Form
        schema={approveCase.body}
        initial={{ refundFen: proposal.refundFen }}
        className={styles['form']}
        onSubmit={({ opinion }) =>
          approve.act({
            params: { number: view.number },
            body: { ...terms, refundFen: proposal.refundFen, ...(opinion ? { opinion } : {}) },
          })
        }
      >
        <TextArea name="opinion" label={t('opinion')} rows={2} />
        <Problem error={approve.error} />
        <SubmitButton kind="approve">
          {t(proposal.needsSecond && pending === null ? 'approve.propose' : 'approve.submit', {
            amount: formatCny(proposal.refundFen, language),
          })}
        </SubmitButton>
      </Form>
    </section>
  );
}

function ProposalFacts({ proposal }: { proposal: CaseProposal }) {
  const { t, language } = useTranslation('admin-cases');
  const money = (fen: number) => formatCny(fen, language);
  return (
    <dl className={styles['sums']}>
      {proposal.items.map((item) => (
        <div key={item.kind}>
          <dt>{t(`aftersales:item.${item.kind}`)}</dt>
          <dd>{money(item.amountFen)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('refund')}</dt>
        <dd>
          <b>{money(proposal.refundFen)}</b>
        </dd>
      </div>
      {proposal.refundedBeforeFen > 0 ? (
        <div>
          <dt>{t('approve.before')}</dt>
          <dd>{money(proposal.refundedBeforeFen)}</dd>
        </div>
      ) : null}
      {proposal.ceilingFen === null ? null : (
        <div>
          <dt>{t('approve.ceiling')}</dt>
          <dd>{money(proposal.ceilingFen)}</dd>
        </div>
      )}
    </dl>
  );
}
