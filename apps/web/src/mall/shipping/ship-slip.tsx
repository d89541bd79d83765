import type { FeeItemView, ShipmentQuote } from '@kouan/contract';
import { shipmentFeeKinds } from '@kouan/domain';
import { formatBasisPoints, formatCny, formatCount, formatRate, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { MoneySlip } from '../../shared/money-slip.tsx';
import { Note } from '../../ui/note.tsx';
import { Slip } from '../../ui/slip.tsx';
import styles from './shipping.module.css';

type ShipSlipProps = {
  quote: ShipmentQuote | undefined;
  isCalculating: boolean;
  problem: string | undefined;
  hasLines: boolean;
};

/** What shipping the chosen pieces costs, item by item, and how the weight was counted. */
export function ShipSlip({ quote, isCalculating, problem, hasLines }: ShipSlipProps) {
  const { t, language } = useTranslation('shipping');
  const feeNote = useFeeNote();
  if (quote === undefined || !hasLines) {
    return (
      <aside className={styles['aside']}>
        <Slip label={t('slip.title')}>
          <h2>{t('slip.title')}</h2>
          <p className="muted" role="status">
            {isCalculating ? t('slip.calculating') : t('slip.empty')}
          </p>
          {problem === undefined ? null : (
            <Note tone="bad">
              <span role="alert">{problem}</span>
            </Note>
          )}
        </Slip>
      </aside>
    );
  }
  const lines = [
    {
      label: t('slip.balanceShare'),
      note: t('pieces', { quantity: formatCount(quote.quantity, language) }),
      fen: quote.balanceShareFen,
    },
    ...quote.fees.map((fee) => ({ label: t(`slip.fee.${feeKind(fee.kind)}`), note: feeNote(fee), fen: fee.feeFen })),
    { label: t('slip.due'), fen: quote.amountFen, tone: 'sum' as const },
  ];
  return (
    <aside className={styles['aside']} aria-busy={isCalculating || undefined}>
      <MoneySlip
        label={t('slip.title')}
        due={{ label: t('slip.due'), fen: quote.amountFen, vnd: quote.amountVnd }}
        lines={lines}
      >
        <p className={styles['explained']} role="status">
          {isCalculating ? t('slip.calculating') : null}
        </p>
        <p className={styles['explained']}>
          {t('slip.value', {
            value: formatCny(quote.valueFen, language),
            deposit: formatCny(quote.depositShareFen, language),
          })}
        </p>
        <p className={styles['explained']}>
          {t('slip.weights', {
            real: formatWeight(quote.realGrams, language),
            volumetric: formatWeight(quote.volumetricGrams, language),
          })}
        </p>
        <p className={styles['explained']}>
          {t(quote.volumetricGrams > quote.realGrams ? 'slip.volumetric' : 'slip.real', {
            chargeable: formatWeight(quote.chargeableGrams, language),
          })}
        </p>
        <p className={styles['explained']}>
          {t('slip.rate', { rate: formatRate(quote.rateVndPerCnyMicros, language) })}
        </p>
      </MoneySlip>
    </aside>
  );
}

const feeKind = (kind: string) => shipmentFeeKinds.find((one) => one === kind) ?? 'other';

/** How a fee came about, in short: weight × price, packages, pieces, percentage. */
function useFeeNote(): (fee: FeeItemView) => string | undefined {
  const { t, language } = useTranslation('shipping');
  return ({ kind, detail }) => {
    const number = (name: string) => (typeof detail[name] === 'number' ? detail[name] : undefined);
    const [grams, perKgFen, packages, pieces, basisPoints] = [
      number('chargeableGrams'),
      number('perKgFen'),
      number('packages'),
      number('pieces'),
      number('basisPoints'),
    ];
    if (kind === 'logistics' && grams !== undefined && perKgFen !== undefined)
      return t('slip.perKg', { weight: formatWeight(grams, language), price: formatCny(perKgFen, language) });
    if (kind === 'handling' && packages !== undefined) return t('slip.packages', { count: packages });
    if (kind === 'inspection' && pieces !== undefined) return t('pieces', { quantity: formatCount(pieces, language) });
    return kind === 'insurance' && basisPoints !== undefined ? formatBasisPoints(basisPoints, language) : undefined;
  };
}
