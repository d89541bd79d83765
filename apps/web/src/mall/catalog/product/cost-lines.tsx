import type { ProductView, QuoteView } from '@kouan/contract';
import { formatCny, formatCount, formatVnd, formatWeight } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Statement, StatementLine } from '../../../ui/slip.tsx';
import styles from './cost-lines.module.css';
import { costParts } from './cost-parts.ts';

type QuotedLine = QuoteView['lines'][number];

/** What a piece of each specification costs delivered, when several are chosen: their shares of every fee add up to the whole. */
export function CostLines({ product, quote }: { product: ProductView; quote: QuoteView }) {
  const { t, language } = useTranslation('product');
  if (quote.lines.length < 2) return null;
  const names = new Map(
    product.skus.map(({ id, specValues }) => [id, specValues.map((value) => value[language]).join(' / ')]),
  );
  return (
    <section className={styles['lines']}>
      <h3>{t('bySpecification')}</h3>
      <div>
        {quote.lines.map((line) => (
          <details key={line.skuId}>
            <summary>
              <span>
                {names.get(line.skuId)} <small>× {formatCount(line.quantity, language)}</small>
              </span>
              <span>
                <b>{formatVnd(line.landed.perUnitVnd, language)}</b>
                <small>{formatCny(line.landed.perUnitFen, language)}</small>
              </span>
              <Icon name="down" size={14} />
            </summary>
            <Parts line={line} />
          </details>
        ))}
      </div>
    </section>
  );
}

function Parts({ line: { unitPriceFen, quantity, amountFen, landed } }: { line: QuotedLine }) {
  const { t, language } = useTranslation('product');
  return (
    <>
      <Statement>
        {costParts({ ...landed, goodsFen: amountFen, estimatedFees: landed.fees }).map(({ kind, fen }) => (
          <StatementLine
            key={kind}
            label={t(`fees:${kind}`)}
            note={
              kind === 'goods' ? `${formatCny(unitPriceFen, language)} × ${formatCount(quantity, language)}` : undefined
            }
            value={formatCny(fen, language)}
          />
        ))}
        <StatementLine
          tone="sum"
          label={t('landedTotal')}
          note={`≈ ${formatVnd(landed.landedVnd, language)}`}
          value={formatCny(landed.landedFen, language)}
        />
      </Statement>
      <p>
        {t('lineWeights', {
          real: formatWeight(landed.realGrams, language),
          volumetric: formatWeight(landed.volumetricGrams, language),
        })}
      </p>
    </>
  );
}
