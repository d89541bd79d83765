import { approveCase, type CaseProposal, quoteCase, type StaffCaseView } from '@kouan/contract';
import { refundBearers } from '@kouan/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { endpointQuery } from '../../lib/query.ts';
import { fenOfYuan, yuanOfFen } from '../../lib/yuan.ts';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import { useApproveCase } from './cases-api.ts';
import styles from './cases.module.css';

type Terms = { returnFreightFen?: number; amountFen?: number; bornBy?: (typeof refundBearers)[number] };

/** A second person has to give the very terms of the first. */
function firstTerms({ kind, pending, bornBy, wantFen }: StaffCaseView): Terms {
  if (kind === 'return') return { returnFreightFen: pending?.returnFreightFen ?? 0 };
  if (kind !== 'afterSales') return {};
  const amountFen = pending?.refundFen ?? (wantFen > 0 ? wantFen : undefined);
  return { bornBy: bornBy ?? 'platform', ...(amountFen === undefined ? {} : { amountFen }) };
}

/** Approving: the terms, what they give back as the server computes it, and a word to the buyer. */
export function ApprovePanel({ view }: { view: StaffCaseView }) {
  const { t, language } = useTranslation('admin-cases');
  const [terms, setTerms] = useState(() => firstTerms(view));
  const approve = useApproveCase();
  const quote = useQuery({
    ...endpointQuery(quoteCase, { params: { number: view.number }, body: terms }),
    meta: { silent: true },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
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

type TermFieldsProps = {
  kind: StaffCaseView['kind'];
  terms: Terms;
  proposal: CaseProposal;
  onChange: (terms: Terms) => void;
};

function TermFields({ kind, terms, proposal, onChange }: TermFieldsProps) {
  const { t, language } = useTranslation('admin-cases');
  if (kind === 'return')
    return (
      <Field id="case-freight" label={t('approve.returnFreight')} hint={t('approve.returnFreightHint')}>
        <TextInput
          id="case-freight"
          inputMode="decimal"
          defaultValue={yuanOfFen(terms.returnFreightFen ?? 0)}
          onChange={(event) => onChange({ ...terms, returnFreightFen: fenOfYuan(event.target.value) ?? 0 })}
        />
      </Field>
    );
  if (kind !== 'afterSales') return null;
  return (
    <div className={styles['terms']}>
      <Field
        id="case-amount"
        label={t('approve.amount')}
        hint={t('approve.amountHint', {
          cap: formatCny(proposal.capFen, language),
          full: formatCny(proposal.fullValueFen, language),
        })}
      >
        <TextInput
          id="case-amount"
          inputMode="decimal"
          defaultValue={yuanOfFen(terms.amountFen ?? Math.min(proposal.capFen, proposal.fullValueFen))}
          onChange={(event) => onChange({ ...terms, amountFen: fenOfYuan(event.target.value) })}
        />
      </Field>
      <Field id="case-bearer" label={t('bornBy')}>
        <SelectInput
          id="case-bearer"
          value={terms.bornBy ?? 'platform'}
          choices={refundBearers.map((value) => ({ value, label: t(`bearer.${value}`) }))}
          onChange={(event) =>
            onChange({ ...terms, bornBy: refundBearers.find((one) => one === event.target.value) ?? 'platform' })
          }
        />
      </Field>
    </div>
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
