import { pictureInWidth, type ProductView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCny, formatCount, formatInProse, formatVnd, formatWeight, vndOf } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { useProductNotices } from '../../shared/screening-api.ts';
import { ScreeningNotes } from '../../shared/screening-notes.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { canChoose, firstChoice, skuOf } from './choose-sku.ts';
import { LinkActions } from './link-actions.tsx';
import styles from './link-product.module.css';
import { PageLooks } from './page-looks.tsx';
import { PriceChart } from './price-chart.tsx';
import { siteQuery, useQuote } from './sourcing-api.ts';

/** A product that is known: what it costs delivered, one specification to choose, and the ways on. */
export function LinkProduct({ product }: { product: ProductView }) {
  const { t, language } = useTranslation('sourcing');
  const [choice, setChoice] = useState(() => firstChoice(product));
  const [quantity, setQuantity] = useState(Math.max(1, product.minQuantity));
  const destination = useQuery(siteQuery()).data?.feeSchedule.destinations[0];
  const notices = useProductNotices(product.id);
  const sku = skuOf(product, choice);
  const problem = !product.isOnSale
    ? t('ok.offShelf')
    : sku === undefined
      ? t('ok.chooseFirst')
      : sku.stock !== null && quantity > sku.stock
        ? t('ok.short', { count: sku.stock })
        : quantity < product.minQuantity
          ? t('ok.belowMinimum', { count: product.minQuantity })
          : undefined;
  const limits = [
    ...(sku === undefined || sku.stock === null ? [] : [t('ok.stock', { count: formatCount(sku.stock, language) })]),
    ...(product.minQuantity > 1 ? [t('ok.minimum', { count: product.minQuantity })] : []),
  ];
  const line = sku === undefined || problem !== undefined ? undefined : { skuId: sku.id, quantity };
  const quote = useQuote(line, destination?.code);
  return (
    <>
      <ScreeningNotes notices={notices} />
      <article className={styles['panel']}>
        <div className={styles['columns']}>
          <Picture
            className={styles['picture'] ?? ''}
            src={pictureInWidth(product.images[0] ?? '', 480)}
            alt={product.title[language]}
            width={480}
            height={480}
            isFirst
          />
          <div className={styles['text']}>
            <Titles title={product.title} />
            <Source product={product} />
            <Figures
              place={destination?.name[language] ?? ''}
              quantity={quantity}
              quote={line === undefined ? undefined : quote.data}
            />
            <div className={styles['options']}>
              {product.specs.map((spec, axis) => (
                <fieldset key={spec.name.cn}>
                  <legend>{spec.name[language]}</legend>
                  <span className={styles['chips']}>
                    {spec.values.map(({ name, imageUrl }) => (
                      <button
                        key={name.cn}
                        type="button"
                        aria-pressed={choice[axis] === name.cn}
                        disabled={!canChoose(product, choice, axis, name.cn)}
                        onClick={() => setChoice(choice.with(axis, name.cn))}
                      >
                        {imageUrl === null ? null : (
                          <img src={pictureInWidth(imageUrl, 240)} alt="" width={20} height={20} loading="lazy" />
                        )}
                        {name[language]}
                      </button>
                    ))}
                  </span>
                </fieldset>
              ))}
              <fieldset>
                <legend>{t('ok.quantity')}</legend>
                <span className={styles['quantity']}>
                  <Stepper
                    value={quantity}
                    onChange={setQuantity}
                    min={1}
                    label={t('ok.quantity')}
                    labels={{ increase: t('common:increase'), decrease: t('common:decrease') }}
                  />
                  <span className="muted">{limits.join(' · ')}</span>
                </span>
              </fieldset>
            </div>
            <LinkActions
              product={product}
              line={line}
              problem={problem ?? quote.error?.message}
              destination={destination?.code}
              seenFen={quote.isPlaceholderData ? undefined : quote.data?.totalFen}
            />
          </div>
        </div>
        <PriceChart productId={product.id} />
        <PageLooks productId={product.id} />
        <Checks product={product} />
      </article>
    </>
  );
}

function Source({ product: { store, unitWeightGrams, isWeightEstimated, sourceUrl } }: { product: ProductView }) {
  const { t, language } = useTranslation('sourcing');
  return (
    <p className={styles['source']}>
      <span>
        <Icon name="store" size={16} />
        {store.name}
      </span>
      {store.city === null ? null : (
        <span>
          <Icon name="pin" size={16} />
          {store.city[language]}
        </span>
      )}
      <span>
        <Icon name="scale" size={16} />
        {t('ok.each', { weight: formatWeight(unitWeightGrams, language) })}
        {isWeightEstimated ? ` (${t('ok.estimated')})` : ''}
      </span>
      {/^https?:\/\//.test(sourceUrl) ? (
        <span>
          <Icon name="external" size={16} />
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
            {t('ok.original')}
          </a>
        </span>
      ) : null}
    </p>
  );
}

type QuoteFigures = {
  lines: readonly { unitPriceFen: number }[];
  landedPerUnitVnd: number;
  landedPerUnitFen: number;
  landedFen: number;
  landedVnd: number;
  depositFen: number;
  depositVnd: number;
};

function Figures({ place, quantity, quote }: { place: string; quantity: number; quote: QuoteFigures | undefined }) {
  const { t, language } = useTranslation('sourcing');
  const { rateVndPerCnyMicros } = useSiteSettings();
  const unitFen = quote?.lines[0]?.unitPriceFen;
  const figures = [
    {
      label: t('ok.unitPrice'),
      big: unitFen === undefined ? undefined : formatCny(unitFen, language),
      small: unitFen === undefined ? '' : `≈ ${formatVnd(vndOf(unitFen, rateVndPerCnyMicros), language)}`,
    },
    {
      label: t('ok.landed', { place }),
      big: quote && formatVnd(quote.landedPerUnitVnd, language),
      small: quote ? formatCny(quote.landedPerUnitFen, language) : '',
    },
    {
      label: t('ok.total', { count: formatCount(quantity, language) }),
      big: quote && formatCny(quote.landedFen, language),
      small: quote ? `≈ ${formatVnd(quote.landedVnd, language)}` : '',
    },
    {
      label: t('fees:dueNow'),
      big: quote && formatCny(quote.depositFen, language),
      small: quote ? `≈ ${formatVnd(quote.depositVnd, language)}` : '',
    },
  ];
  return (
    <dl className={styles['figures']} aria-live="polite">
      {figures.map(({ label, big, small }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {big ?? '-'} <small>{small || '\u00a0'}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Checks({ product: { updatedAt, isWeightEstimated } }: { product: ProductView }) {
  const { t, language } = useTranslation('sourcing');
  const checks = [
    {
      icon: 'success',
      title: t('ok.checkPrice', { time: formatInProse(updatedAt, language) }),
      text: t('ok.checkPriceText'),
    },
    { icon: 'success', title: t('ok.checkStock'), text: t('ok.checkStockText') },
    {
      icon: isWeightEstimated ? 'warning' : 'success',
      title: t(isWeightEstimated ? 'ok.checkWeight' : 'ok.checkWeightStated'),
      text: t('ok.checkWeightText'),
    },
  ] as const;
  return (
    <ul className={styles['checks']}>
      {checks.map(({ icon, title, text }) => (
        <li key={title} data-warning={icon === 'warning' || undefined}>
          <Icon name={icon} size={18} />
          <span>
            <b>{title}</b>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What it is called, and below that in the other language of the trade. */
function Titles({ title }: Pick<ProductView, 'title'>) {
  const { language } = useTranslation('sourcing');
  const other = language === 'cn' ? 'vi' : 'cn';
  return (
    <>
      <h2>{title[language]}</h2>
      {title[other] === title[language] ? null : (
        <p className={styles['other']} lang={other === 'cn' ? 'zh-CN' : 'vi'}>
          {title[other]}
        </p>
      )}
    </>
  );
}
