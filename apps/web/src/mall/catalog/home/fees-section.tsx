import type { FeeScheduleView } from '@kouan/contract';
import { formatBasisPoints, formatCny, formatVnd, formatWeight, formatCount } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import type { ExampleGoods } from '../catalog-api.ts';
import { cartonsOf, estimate, type Estimate, feeOf, serviceBasisPoints } from '../estimate.ts';
import { exampleQuantity } from './example-quantity.ts';
import styles from './fees-section.module.css';

type FeesProps = { product: ExampleGoods | undefined; schedule: FeeScheduleView | undefined };

/** Every fee of an example order, by the fee schedule in force, with how and when it is charged. */
export function FeesSection({ product, schedule }: FeesProps) {
  const { rateVndPerCnyMicros } = useSiteSettings();
  if (product === undefined || schedule === undefined) return null;
  const quantity = exampleQuantity(product);
  const cost = estimate(product, { quantity, destination: undefined, schedule, rateVndPerCnyMicros });
  return cost === undefined ? null : (
    <FeesTable product={product} schedule={schedule} cost={cost} quantity={quantity} />
  );
}

function FeesTable({
  product,
  schedule,
  cost,
  quantity,
}: {
  product: ExampleGoods;
  schedule: FeeScheduleView;
  cost: Estimate;
  quantity: number;
}) {
  const { t, language } = useTranslation('catalog');
  const money = (fen: number | bigint) => formatCny(fen, language);
  const logistics = cost.fees.find((fee) => fee.kind === 'logistics');
  const rows = [
    { name: t('fees:goods'), how: t('fees.goods'), fen: cost.goodsFen },
    {
      name: t('fees:service'),
      how: t('fees.service', { percent: formatBasisPoints(serviceBasisPoints(schedule, cost.goodsFen), language) }),
      fen: cost.serviceFen,
    },
    {
      name: t('fees:logistics'),
      how: t('fees.logistics', { price: money(logistics?.perKgFen ?? 0n) }),
      fen: logistics?.feeFen ?? 0n,
    },
    {
      name: t('fees:handling'),
      how: t('fees.handling', { price: money(schedule.handlingPerPackageFen) }),
      fen: feeOf(cost, 'handling')?.feeFen ?? 0n,
    },
    {
      name: t('fees:storage'),
      how: t('fees.storage', { price: money(schedule.storageFirstMonthPerM3Fen) }),
      fen: feeOf(cost, 'storage')?.feeFen ?? 0n,
    },
  ];
  const example = {
    name: product.title[language],
    pieces: t('common:pieces', { count: formatCount(quantity, language) }),
    weight: formatWeight(product.unitWeightGrams * quantity, language),
    packages: cartonsOf(quantity, product.unitsPerCarton),
    place: cost.place.name[language],
  };
  return (
    <section className={styles['fees']}>
      <h2>{t('fees.title')}</h2>
      <p className={styles['sub']}>{t('fees.example', example)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('fees.item')}</th>
            <th scope="col">{t('fees.how')}</th>
            <th scope="col">{t('fees.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <td>{row.name}</td>
              <td>{row.how}</td>
              <td>{money(row.fen)}</td>
            </tr>
          ))}
          <tr>
            <td>{t('fees.total')}</td>
            <td aria-hidden="true" />
            <td>
              {money(cost.totalFen)}
              <small>≈ {formatVnd(cost.totalVnd, language)}</small>
            </td>
          </tr>
        </tbody>
      </table>
      <p className={styles['note']}>{t('fees:noDuty')}</p>
    </section>
  );
}
