import type { DraftView } from '@kouan/contract';
import { shipmentFeeKinds } from '@kouan/domain';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { formatCount, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { MoneySlip } from '../../shared/money-slip.tsx';
import { ServiceChoice } from '../../shared/service-choice.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useChangeDraft } from './batch-api.ts';
import styles from './batch.module.css';
import { siteQuery } from './shipping-api.ts';
import shipping from './shipping.module.css';
import { type Submitting, useSubmitRows } from './use-submit-rows.ts';

const maxShownRefusals = 5;
const feeKind = (kind: string) => shipmentFeeKinds.find((one) => one === kind) ?? 'other';

/** What the good rows cost together, and their submission. */
export function BatchSlip({ draft }: { draft: DraftView }) {
  const { t, language } = useTranslation('shipping');
  const { submitting, submit } = useSubmitRows(draft.number);
  const { slip, counts } = draft;
  const hint = useHint(counts);
  const hintId = useId();
  const count = (value: number) => formatCount(value, language);
  const isRunning = submitting.state === 'running';
  const noteOf = (kind: string): string | undefined => {
    if (kind === 'logistics') return formatWeight(slip.chargeableGrams, language);
    return kind === 'handling' ? t('slip.packages', { count: slip.packages }) : undefined;
  };
  const lines = [
    { label: t('slip.balanceShare'), note: t('pieces', { quantity: count(slip.quantity) }), fen: slip.balanceShareFen },
    ...slip.fees.map(({ kind, feeFen }) => ({
      label: t(`slip.fee.${feeKind(kind)}`),
      note: noteOf(kind),
      fen: feeFen,
    })),
    { label: t('slip.due'), fen: slip.amountFen, tone: 'sum' as const },
  ];
  return (
    <aside className={shipping['aside']}>
      <MoneySlip
        label={t('slip.title')}
        due={counts.good > 0 ? { label: t('slip.due'), fen: slip.amountFen, vnd: slip.amountVnd } : undefined}
        lines={counts.good > 0 ? lines : []}
        action={
          <Button
            kind="primary"
            size="large"
            isBlock
            isBusy={isRunning}
            disabled={counts.good === 0}
            aria-describedby={hintId}
            onClick={() => void submit(slip.amountFen)}
          >
            {t(counts.bad > 0 ? 'batch.submit.first' : 'batch.submit.all', { rows: count(counts.good) })}
          </Button>
        }
      >
        <dl className={styles['counts']}>
          <div className={styles['ok']}>
            <dt>{t('batch.show.good')}</dt>
            <dd>{count(counts.good)}</dd>
          </div>
          <div className={styles['bad']}>
            <dt>{t('batch.show.bad')}</dt>
            <dd>{count(counts.bad)}</dd>
          </div>
        </dl>
        <Services draft={draft} />
        <p id={hintId} className={shipping['explained']}>
          {hint}
        </p>
      </MoneySlip>
      <div className={styles['outcome']}>
        <Outcome submitting={submitting} />
      </div>
    </aside>
  );
}

function useHint({ good, bad }: DraftView['counts']): string {
  const { t } = useTranslation('shipping');
  if (good === 0) return t(bad > 0 ? 'batch.submit.noneGood' : 'batch.submit.nothingLeft');
  return bad > 0 ? t('batch.submit.rest', { count: bad }) : t('batch.submit.hint');
}

function Services({ draft }: { draft: DraftView }) {
  const { t } = useTranslation('shipping');
  const change = useChangeDraft();
  const site = useQuery(siteQuery());
  if (draft.counts.submitted === draft.counts.all) return null;
  return (
    <ServiceChoice
      label={t('batch.services')}
      services={draft.services}
      links={site.data?.feeSchedule.serviceLinks ?? []}
      onChange={(services) => change.mutate({ params: { number: draft.number }, body: { services } })}
    />
  );
}

function Outcome({ submitting: { state, done, total, shipments, refused } }: { submitting: Submitting }) {
  const { t, language } = useTranslation('shipping');
  const count = (value: number) => formatCount(value, language);
  if (state === 'idle') return null;
  if (state === 'running') {
    const progress = t('batch.submit.progress', { done: count(done), total: count(total) });
    return (
      <div className={styles['queue']} role="status">
        <progress value={done} max={Math.max(1, total)} aria-label={progress} />
        <span>{progress}</span>
      </div>
    );
  }
  if (state === 'changed') return <Note tone="warning">{t('batch.submit.changed')}</Note>;
  if (state === 'lost') return <Note tone="warning">{t('batch.submit.lost', { done: count(done) })}</Note>;
  return (
    <Note tone={shipments > 0 ? 'ok' : 'warning'}>
      <span role="status">
        {t('batch.submit.done', { count: shipments })}
        {refused.length > 0 ? ` ${t('batch.submit.kept', { count: refused.length })}` : null}
      </span>
      {refused.slice(0, maxShownRefusals).map(({ row, message }) => (
        <p key={row}>{t('batch.submit.refused', { row, message })}</p>
      ))}
      {shipments > 0 ? (
        <span className={styles['acts']}>
          <ButtonLink kind="primary" size="small" to="/myPayment">
            {t('batch.submit.pay')}
          </ButtonLink>
          <ButtonLink size="small" to="/myInvoicesOrder?state=paymentPending">
            {t('notesTitle')}
          </ButtonLink>
        </span>
      ) : null}
    </Note>
  );
}
