import type { FeeScheduleView, QuoteView } from '@kouan/contract';
import type { ReactNode } from 'react';
import { formatBasisPoints, formatCny, formatCount, formatVnd, formatWeight } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Note } from '../../../ui/note.tsx';
import { Perforation, Slip, Statement, StatementLine } from '../../../ui/slip.tsx';
import { serviceBasisPoints } from '../estimate.ts';
import { costParts } from './cost-parts.ts';
import styles from './cost-slip.module.css';

type CostSlipProps = {
  schedule: FeeScheduleView | undefined;
  destination: string | undefined;
  onDestination: (code: string) => void;
  quote: QuoteView | undefined;
  total: number;
  isStale: boolean;
  problem: string | undefined;
  children: ReactNode;
};

/** What one piece costs delivered, by destination, every fee, and what is due now: figures of the server only. */
export function CostSlip({
  schedule,
  destination,
  onDestination,
  quote,
  total,
  isStale,
  problem,
  children,
}: CostSlipProps) {
  const { t, language } = useTranslation('product');
  const places = schedule?.destinations ?? [];
  const place = places.find(({ code }) => code === destination)?.name[language] ?? '';
  return (
    <Slip className={styles['slip'] ?? ''} label={t('cost')}>
      <h2>{t('fees:perUnit', { place })}</h2>
      <div className={styles['figures']} aria-live="polite" aria-busy={isStale || undefined}>
        {quote === undefined ? (
          <p className={styles['enter']}>{t('enter')}</p>
        ) : (
          <>
            <p className={styles['unit']}>{formatVnd(quote.landedPerUnitVnd, language)}</p>
            <p className={styles['per']}>
              {formatCny(quote.landedPerUnitFen, language)} ·{' '}
              {t('asOf', {
                pieces: t('common:pieces', { count: formatCount(total, language) }),
                weight: formatWeight(quote.realGrams, language),
              })}
            </p>
          </>
        )}
        <div className={styles['places']} role="radiogroup" aria-label={t('fees:destination')}>
          {places.map(({ code, name }) => (
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
        {quote === undefined || schedule === undefined ? null : (
          <Figures
            quote={quote}
            total={total}
            percent={formatBasisPoints(serviceBasisPoints(schedule, quote.goodsFen), language)}
          />
        )}
      </div>
      {problem === undefined ? null : <Note tone="bad">{problem}</Note>}
      <div className={styles['actions']}>{children}</div>
      <p className={styles['promise']}>{t('promise')}</p>
    </Slip>
  );
}

function Figures({ quote, total, percent }: { quote: QuoteView; total: number; percent: string }) {
  const { t, language } = useTranslation('product');
  const parts = costParts(quote);
  const notes: Readonly<Record<string, string>> = {
    goods: t('common:pieces', { count: formatCount(total, language) }),
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
