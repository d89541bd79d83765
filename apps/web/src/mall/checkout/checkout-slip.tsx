import { orderDocuments, type QuoteView } from '@kouan/contract';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { formatCny, formatRate, formatVnd, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { TimeLimit } from '../../lib/time-limit.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Perforation, Slip, Statement, StatementLine } from '../../ui/slip.tsx';
import styles from './checkout-slip.module.css';
import type { Refusal } from './use-place-order.ts';

type SlipProps = {
  quote: QuoteView | undefined;
  isStale: boolean;
  problem: string | undefined;
  refusal: Refusal | undefined;
  isBusy: boolean;
  place: string;
  onExpired: () => void;
  onSubmit: () => void;
};

/** Every part of the sum as the server confirms it, how long it holds, and the button. */
export function CheckoutSlip({ quote, isStale, problem, refusal, isBusy, place, onExpired, onSubmit }: SlipProps) {
  const { t, language } = useTranslation('checkout');
  const answer = useRef<HTMLDivElement>(null);
  const answerId = useId();
  const hasAnswer = problem !== undefined || refusal !== undefined;
  const submit = {
    // Without a quote there is a problem above, or the quote is on its way.
    isBusy: isBusy || (quote === undefined ? problem === undefined : isStale),
    refusedBy: quote === undefined && problem !== undefined ? answerId : undefined,
    onSubmit,
  };
  // On small screens the button is far from here.
  useEffect(() => {
    if (hasAnswer) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [hasAnswer, refusal]);
  return (
    <Slip className={styles['slip'] ?? ''} label={t('slip')}>
      {quote === undefined && problem === undefined ? <Skeleton height={320} /> : null}
      {quote === undefined ? null : <Figures quote={quote} place={place} onExpired={onExpired} />}
      <div ref={answer} id={answerId} role="alert" className={styles['answer']}>
        {problem === undefined ? null : <Note tone="bad">{problem}</Note>}
        {refusal === undefined ? null : refusal.kind === 'changed' ? (
          <Note tone="warning">
            <b>{t('changedTitle')}</b>{' '}
            {t('changed', {
              before: formatCny(refusal.beforeFen, language),
              after: formatCny(quote?.totalFen ?? 0, language),
            })}
          </Note>
        ) : (
          <Note tone={refusal.kind === 'expired' ? 'warning' : 'bad'}>
            {refusal.kind === 'expired' ? t('expired') : refusal.text}
          </Note>
        )}
      </div>
      <div className={styles['submit']}>
        <Submit {...submit} />
      </div>
      <p className={styles['next']}>{t('next')}</p>
      <Agreement />
      <PayBar
        label={t('fees:deposit')}
        amount={quote === undefined ? '-' : formatCny(quote.depositFen, language)}
        note={quote === undefined ? undefined : `= ${formatVnd(quote.depositVnd, language)}`}
      >
        <span>
          <Submit {...submit} />
        </span>
      </PayBar>
    </Slip>
  );
}

type SubmitProps = Pick<SlipProps, 'isBusy' | 'onSubmit'> & { refusedBy: string | undefined };

function Submit({ isBusy, refusedBy, onSubmit }: SubmitProps) {
  const { t } = useTranslation('checkout');
  return (
    <Button
      kind="primary"
      size="large"
      isBlock
      isBusy={isBusy}
      disabled={refusedBy !== undefined}
      aria-describedby={refusedBy}
      onClick={onSubmit}
    >
      {t('submit')}
    </Button>
  );
}

/** The versions in force are written down with the order. */
function Agreement() {
  const { t } = useTranslation('checkout');
  return (
    <p className={styles['next']}>
      {t('rules.byPlacing')}{' '}
      {orderDocuments.map((label, index) => (
        <span key={label}>
          {index === 0 ? null : ' · '}
          <Link to={`/createGuide/${label}`} target="_blank">
            {t(`content:${label}`)}
          </Link>
        </span>
      ))}
    </p>
  );
}

const later = ['logistics', 'storage', 'handling'] as const;

function Figures({ quote, place, onExpired }: { quote: QuoteView; place: string; onExpired: () => void }) {
  const { t, language } = useTranslation('checkout');
  const money = (fen: number) => formatCny(fen, language);
  return (
    <>
      <p className={styles['label']}>{t('perUnit', { place })}</p>
      <p className={styles['unit']}>
        {formatVnd(quote.landedPerUnitVnd, language)} <small>{money(quote.landedPerUnitFen)}</small>
      </p>
      <Statement>
        <StatementLine label={t('fees:goods')} value={money(quote.goodsFen)} />
        {quote.freightFen > 0 ? <StatementLine label={t('fees:freight')} value={money(quote.freightFen)} /> : null}
        <StatementLine label={t('fees:service')} value={money(quote.serviceFen)} />
        <StatementLine tone="sum" label={t('fees:total')} value={money(quote.totalFen)} />
      </Statement>
      <p className={styles['label']}>{t('later')}</p>
      <Statement>
        {later.map((kind) => {
          const fee = quote.estimatedFees.find((one) => one.kind === kind);
          return fee === undefined ? null : (
            <StatementLine
              key={kind}
              label={t(`fees:${kind}`)}
              note={
                kind === 'logistics'
                  ? t('weight', { weight: formatWeight(quote.chargeableGrams, language) })
                  : undefined
              }
              value={money(fee.feeFen)}
            />
          );
        })}
        <StatementLine
          tone="sum"
          label={t('fees:landedTotal')}
          note={`≈ ${formatVnd(quote.landedVnd, language)}`}
          value={money(quote.landedFen)}
        />
      </Statement>
      <p className={styles['hint']}>{t('fees:noDuty')}</p>
      <Perforation />
      <div className={styles['deposit']}>
        <span>
          {t('fees:deposit')}
          <small>{t('depositLater')}</small>
        </span>
        <span>
          <b>{money(quote.depositFen)}</b>
          <small>= {formatVnd(quote.depositVnd, language)}</small>
        </span>
      </div>
      <p className={styles['valid']}>
        <span>
          {t('rate')} {formatRate(quote.rateVndPerCnyMicros, language)}
        </span>
        <span>
          {t('quoteLeft')}{' '}
          <TimeLimit
            key={quote.id}
            until={quote.expiresAt}
            label={t('quoteLeft')}
            over={t('quoteOver')}
            onOver={onExpired}
          />
        </span>
      </p>
    </>
  );
}
