import type { SiteView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { formatBasisPoints, formatCny, formatCount, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import type { KeyOf } from '../../locales/resources.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { siteQuery } from './content-api.ts';
import styles from './guide-page.module.css';

type Schedule = SiteView['feeSchedule'];
type Tell = (key: KeyOf<'content-prices'>, values?: Record<string, string>) => string;
type PriceRow = { item: string; prices: string[] };

/** The fee schedule in force today, as a table. */
export function FeePrices() {
  const { t, language } = useTranslation('content-prices');
  const query = useQuery(siteQuery());
  return (
    <PageFrame query={query}>
      {({ feeSchedule }) => (
        <table className={styles['prices']}>
          <thead>
            <tr>
              <th scope="col">{t('item')}</th>
              <th scope="col">{t('price')}</th>
            </tr>
          </thead>
          <tbody>
            {[
              ...orderRows(feeSchedule, t, language),
              ...shipmentRows(feeSchedule, t, language),
              ...optionalRows(feeSchedule, t, language),
            ].map(({ item, prices }) => (
              <tr key={item}>
                <th scope="row">{item}</th>
                <td>
                  {prices.map((price) => (
                    <div key={price}>{price}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PageFrame>
  );
}

const orderRows = ({ serviceTiers }: Schedule, t: Tell, language: Language): PriceRow[] => [
  {
    item: t('service'),
    prices: serviceTiers.map(({ fromFen, basisPoints }) =>
      t(fromFen > 0 ? 'percentFrom' : 'percentOf', {
        percent: formatBasisPoints(basisPoints, language),
        amount: formatCny(fromFen, language),
      }),
    ),
  },
];

const shipmentRows = (schedule: Schedule, t: Tell, language: Language): PriceRow[] => [
  ...schedule.destinations.map(({ name, tiers }) => ({
    item: t('logistics', { place: name[language] }),
    prices: tiers.map(({ fromGrams, perKgFen }) =>
      t(fromGrams > 0 ? 'perKgFrom' : 'perKg', {
        price: formatCny(perKgFen, language),
        weight: formatWeight(fromGrams, language),
      }),
    ),
  })),
  {
    item: t('volumetric'),
    prices: [t('divisor', { volume: formatCount(schedule.divisorCm3PerKg, language) })],
  },
  {
    item: t('storage'),
    prices: [
      t('firstMonth', { price: formatCny(schedule.storageFirstMonthPerM3Fen, language) }),
      t('nextMonth', { price: formatCny(schedule.storageNextMonthPerM3Fen, language) }),
    ],
  },
  {
    item: t('handling'),
    prices: [t('perPackage', { price: formatCny(schedule.handlingPerPackageFen, language) })],
  },
];

const optionalRows = (schedule: Schedule, t: Tell, language: Language): PriceRow[] => [
  {
    item: t('inspection'),
    prices: schedule.inspectionTiers.map(({ fromPieces, perPieceFen }) =>
      t(fromPieces > 1 ? 'perPieceFrom' : 'perPiece', {
        price: formatCny(perPieceFen, language),
        pieces: formatCount(fromPieces, language),
      }),
    ),
  },
  {
    item: t('crate'),
    prices: [
      t('firstKg', { price: formatCny(schedule.crateFirstKgFen, language) }),
      t('nextKg', { price: formatCny(schedule.crateNextKgFen, language) }),
    ],
  },
  {
    item: t('insurance'),
    prices: [t('ofValue', { percent: formatBasisPoints(schedule.insuranceBasisPoints, language) })],
  },
];
