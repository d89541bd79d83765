import { type CaseProposal, quoteCase, type StaffCaseView } from '@kouan/contract';
import { refundBearers } from '@kouan/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatCny } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { endpointQuery } from '../lib/query.ts';
import { Field, SelectInput } from '../ui/field.tsx';
import { AmountField } from './amount-field.tsx';
import styles from './refund-terms.module.css';
import { unreadable } from './unreadable.ts';

/** What an approver sets: return freight of a return; amount and bearer of a claim. In fen. */
export type Terms = { returnFreightFen?: number; amountFen?: number; bornBy?: (typeof refundBearers)[number] };

/** A second person has to give the very terms of the first. */
export function firstTerms({ kind, pending, bornBy, rules }: StaffCaseView): Terms {
  if (kind === 'return') return { returnFreightFen: pending?.returnFreightFen ?? 0 };
  if (kind !== 'afterSales') return {};
  const amountFen = pending?.refundFen;
  return { bornBy: bornBy ?? rules.claim?.bornBy ?? 'platform', ...(amountFen === undefined ? {} : { amountFen }) };
}

/** What these terms give back now, as the server computes it; the last answer stays while the next one comes. */
export const useRefundQuote = (number: string, terms: Terms) =>
  useQuery({
    ...endpointQuery(quoteCase, { params: { number }, body: terms }),
    meta: { silent: true },
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: !Object.values(terms).includes(unreadable),
  });

type TermFieldsProps = {
  kind: StaffCaseView['kind'];
  terms: Terms;
  proposal: CaseProposal;
  onChange: (terms: Terms) => void;
};

/** The terms of a refund; a kind that leaves nothing to set shows none. */
export function TermFields({ kind, terms, proposal, onChange }: TermFieldsProps) {
  const { t, language } = useTranslation('admin-cases');
  if (kind === 'return')
    return (
      <AmountField
        id="case-freight"
        label={t('approve.returnFreight')}
        hint={t('approve.returnFreightHint')}
        fen={terms.returnFreightFen ?? 0}
        onChange={(returnFreightFen) => onChange({ ...terms, returnFreightFen })}
      />
    );
  if (kind !== 'afterSales') return null;
  return (
    <div className={styles['terms']}>
      <AmountField
        id="case-amount"
        label={t('approve.amount')}
        hint={t('approve.amountHint', {
          cap: formatCny(proposal.capFen, language),
          full: formatCny(proposal.fullValueFen, language),
        })}
        fen={terms.amountFen ?? proposal.refundFen}
        onChange={(amountFen) => onChange({ ...terms, amountFen })}
      />
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
