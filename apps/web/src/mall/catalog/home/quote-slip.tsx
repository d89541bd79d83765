import { type FeeScheduleView, pictureInWidth } from '@kouan/contract';
import { useState } from 'react';
import { formatBasisPoints, formatCny, formatVnd, formatWeight, vndOf } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Perforation, Slip, Statement, StatementLine } from '../../../ui/slip.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ExampleGoods } from '../catalog-api.ts';
import { estimate, feeOf, serviceBasisPoints } from '../estimate.ts';
import { exampleQuantity } from './example-quantity.ts';
import { productPath } from '../product-path.ts';
import styles from './quote-slip.module.css';

type QuoteSlipProps = { product: ExampleGoods | undefined; schedule: FeeScheduleView | undefined; isExample: boolean };

/** What a product costs delivered, for a quantity that can be changed: an estimate by the site's fee schedule. */
export function QuoteSlip({ product, schedule, isExample }: QuoteSlipProps) {
  const { t } = useTranslation('catalog');
  if (product === undefined || schedule === undefined)
    return (
      <Slip className={styles['slip'] ?? ''} label={t('slip.label')}>
        <Skeleton height={300} />
      </Slip>
    );
  return <FilledSlip key={product.id} product={product} schedule={schedule} isExample={isExample} />;
}

function FilledSlip({
  product,
  schedule,
  isExample,
}: {
  product: ExampleGoods;
  schedule: FeeScheduleView;
  isExample: boolean;
}) {
  const { t, language } = useTranslation('catalog');
  const { rateVndPerCnyMicros } = useSiteSettings();
  const [quantity, setQuantity] = useState(() => exampleQuantity(product));
  const cost = estimate(product, { quantity, destination: undefined, schedule, rateVndPerCnyMicros });
  return (
    <Slip className={styles['slip'] ?? ''} label={t('slip.label')}>
      <p className={styles['head']} role="status">
        <Icon name="success" size={16} />
        <span>{t(isExample ? 'slip.example' : 'slip.known')}</span>
        <small>{t('slip.estimate')}</small>
      </p>
      <div className={styles['goods']}>
        <Picture src={pictureInWidth(product.images[0] ?? '', 240)} alt="" width={64} height={64} />
        <div>
          <h2>{product.title[language]}</h2>
          <p>
            {product.store.name} · {t('slip.each', { weight: formatWeight(product.unitWeightGrams, language) })}
          </p>
        </div>
      </div>
      <div className={styles['quantity']}>
        <span>{t('slip.quantity')}</span>
        <Stepper
          value={quantity}
          onChange={setQuantity}
          min={product.minQuantity || 1}
          step={stepOf(quantity)}
          label={t('slip.quantity')}
          labels={{ increase: t('common:increase'), decrease: t('common:decrease') }}
        />
      </div>
      {cost === undefined ? null : (
        <>
          <Statement>
            <StatementLine
              label={t('fees:goods')}
              note={`${formatCny(cost.unitPriceFen, language)} × ${quantity}`}
              value={formatCny(cost.goodsFen, language)}
            />
            <StatementLine
              label={t('fees:service')}
              note={formatBasisPoints(serviceBasisPoints(schedule, cost.goodsFen), language)}
              value={formatCny(cost.serviceFen, language)}
            />
            <StatementLine
              label={t('fees:logistics')}
              value={formatCny(feeOf(cost, 'logistics')?.feeFen ?? 0n, language)}
            />
            <StatementLine
              label={t('slip.packing')}
              value={formatCny(
                (feeOf(cost, 'handling')?.feeFen ?? 0n) + (feeOf(cost, 'storage')?.feeFen ?? 0n),
                language,
              )}
            />
          </Statement>
          <Perforation />
          <div className={styles['sums']}>
            <span>
              {t('fees:perUnit', { place: cost.place.name[language] })} <b>{formatVnd(cost.perUnitVnd, language)}</b>
            </span>
            <span className={styles['deposit']}>
              {t('fees:dueNow')} <b>{formatVnd(vndOf(cost.depositFen, rateVndPerCnyMicros), language)}</b>
            </span>
          </div>
        </>
      )}
      <ButtonLink to={productPath(product)} kind="primary" size="large" isBlock>
        {t('slip.order')}
      </ButtonLink>
    </Slip>
  );
}

/** Steps as large as people order: by ten from a hundred on. */
const stepOf = (quantity: number): number => (quantity >= 100 ? 10 : 1);
