import type { FeeScheduleView, ProductView, QuoteView } from '@kouan/contract';
import type { ReactNode } from 'react';
import { formatBasisPoints, formatCny, formatCount, formatVnd, formatWeight } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ServiceChoice } from '../../../shared/service-choice.tsx';
import { Note } from '../../../ui/note.tsx';
import { Perforation, Slip, Statement, StatementLine } from '../../../ui/slip.tsx';
import { serviceBasisPoints } from '../estimate.ts';
import { CostLines } from './cost-lines.tsx';
import { type CostKind, costParts } from './cost-parts.ts';
import styles from './cost-slip.module.css';
import type { Purchase } from './use-purchase.ts';

type CostSlipProps = {
  product: ProductView;
  schedule: FeeScheduleView | undefined;
  purchase: Purchase;
  children: ReactNode;
};

/** What one piece costs delivered, by destination and specification, every fee, and what is due now: figures of the server only. */
export function CostSlip({ product, schedule, purchase, children }: CostSlipProps) {
  const { t, language } = useTranslation('product');
  const { quote, destination, services, chosen } = purchase;
  const place = schedule?.destinations.find(({ code }) => code === destination)?.name[language] ?? '';
  return (
    <Slip className={styles['slip'] ?? ''} label={t('cost')}>
      <h2>{t('fees:perUnit', { place })}</h2>
      <div className={styles['figures']} aria-live="polite" aria-busy={purchase.isStale || undefined}>
        <Headline quote={quote} total={chosen.total} />
        <Places schedule={schedule} destination={destination} onDestination={purchase.setDestination} />
        {quote === undefined || schedule === undefined ? null : (
          <Figures quote={quote} percent={formatBasisPoints(serviceBasisPoints(schedule, quote.goodsFen), language)} />
        )}
      </div>
      {quote === undefined ? null : <CostLines product={product} quote={quote} />}
      <details className={styles['services']}>
        <summary>{t('services:label')}</summary>
        <ServiceChoice
          label={t('services:hint')}
          services={services}
          links={schedule?.serviceLinks ?? []}
          onChange={purchase.setServices}
        />
      </details>
      {purchase.quoteProblem === undefined || chosen.total === 0 ? null : (
        <Note tone="bad">{purchase.quoteProblem}</Note>
      )}
      {quote === undefined ? null : <Due quote={quote} />}
      <div className={styles['actions']}>{children}</div>
      <p className={styles['promise']}>{t('promise')}</p>
    </Slip>
  );
}

function Headline({ quote, total }: { quote: QuoteView | undefined; total: number }) {
  const { t, language } = useTranslation('product');
  if (quote === undefined) return <p className={styles['enter']}>{t('enter')}</p>;
  return (
    <>
      <p className={styles['unit']}>{formatVnd(quote.landedPerUnitVnd, language)}</p>
      <p className={styles['per']}>
        {formatCny(quote.landedPerUnitFen, language)} ·{' '}
        {t(quote.lines.length > 1 ? 'averageOf' : 'asOf', {
          pieces: t('common:pieces', { count: formatCount(total, language) }),
          weight: formatWeight(quote.realGrams, language),
        })}
      </p>
    </>
  );
}

type PlacesProps = Pick<CostSlipProps, 'schedule'> & {
  destination: string | undefined;
  onDestination: (code: string) => void;
};

function Places({ schedule, destination, onDestination }: PlacesProps) {
  const { t, language } = useTranslation('product');
  return (
    <div className={styles['places']} role="radiogroup" aria-label={t('fees:destination')}>
      {schedule?.destinations.map(({ code, name }) => (
        <label key={code}>
          <input
            type="radio"
            name="destination"
            value={code}
            checked={code === destination}
            onChange={() => onDestination(code)}
          />
          <span>{name[language]}</span>
        </label>
      ))}
    </div>
  );
}

function Figures({ quote, percent }: { quote: QuoteView; percent: string }) {
  const { t, language } = useTranslation('product');
  const parts = costParts(quote);
  const pieces = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const notes: Partial<Record<CostKind, string>> = {
    goods: t('common:pieces', { count: formatCount(pieces, language) }),
    service: percent,
    logistics: t('volumetric', { weight: formatWeight(quote.chargeableGrams, language) }),
  };
  return (
    <>
      <div className={styles['bar']} aria-hidden="true">
        {parts.map((part) => (
          <i key={part.kind} data-kind={part.kind} style={{ flexGrow: part.fen }} />
        ))}
      </div>
      <Statement>
        {parts.map((part) => (
          <StatementLine
            key={part.kind}
            label={
              <>
                <i className={styles['dot']} data-kind={part.kind} aria-hidden="true" />
                {t(`fees:${part.kind}`)}
              </>
            }
            note={notes[part.kind]}
            value={formatCny(part.fen, language)}
          />
        ))}
        <StatementLine
          tone="sum"
          label={t('landedTotal')}
          note={`≈ ${formatVnd(quote.landedVnd, language)}`}
          value={formatCny(quote.landedFen, language)}
        />
      </Statement>
      <p className={styles['duty']}>
        {t('weights', {
          real: formatWeight(quote.realGrams, language),
          volumetric: formatWeight(quote.volumetricGrams, language),
        })}{' '}
        {t('fees:noDuty')}
      </p>
    </>
  );
}

function Due({ quote }: { quote: QuoteView }) {
  const { t, language } = useTranslation('product');
  return (
    <>
      <Perforation />
      <div className={styles['deposit']}>
        <span>
          {t('fees:dueNow')}
          <small>{t('fees:rest')}</small>
        </span>
        <span>
          <b>{formatCny(quote.depositFen, language)}</b>
          <small>≈ {formatVnd(quote.depositVnd, language)}</small>
        </span>
      </div>
    </>
  );
}
