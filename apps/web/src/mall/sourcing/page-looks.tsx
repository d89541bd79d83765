import type { CaptureChange, ProductCapture } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { formatCny, formatCount, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './price-chart.module.css';
import { capturesQuery } from './sourcing-api.ts';

/** The looks at the item's page: when, by which way, what it cost and what had changed. Nothing for goods that never had one. */
export function PageLooks({ productId }: { productId: string }) {
  const { t } = useTranslation('sourcing');
  const looks = useQuery(capturesQuery(productId)).data ?? [];
  if (looks.length === 0) return null;
  return (
    <details className={styles['looks']} open={(looks[0]?.changes.length ?? 0) > 0}>
      <summary>{t('looks.title', { count: looks.length })}</summary>
      <ol>
        {looks.map((look) => (
          <Look key={look.id} look={look} />
        ))}
      </ol>
    </details>
  );
}

function Look({ look }: { look: ProductCapture }) {
  const { t, language } = useTranslation('sourcing');
  const { capturedAt, provider, pluginVersion, priceFen, tierCount, skuCount, changes, proposal } = look;
  const facts = [
    provider === null ? t('looks.plugin', { version: pluginVersion ?? '' }) : provider[language],
    formatCny(priceFen, language),
    t('looks.specifications', { count: formatCount(skuCount, language) }),
    ...(tierCount > 1 ? [t('looks.tiers', { count: formatCount(tierCount, language) })] : []),
    ...(proposal === null || proposal === 'applied' ? [] : [t(`looks.${proposal}`)]),
  ];
  return (
    <li>
      <time className="num" dateTime={capturedAt}>
        {formatDateTime(capturedAt)}
      </time>
      <span className="muted">{facts.join(' · ')}</span>
      {changes.map((change) => (
        <Change key={change.what} change={change} />
      ))}
    </li>
  );
}

function Change({ change: { what, before, after } }: { change: CaptureChange }) {
  const { t, language } = useTranslation('sourcing');
  const shown = (value: string): string => {
    if (what === 'title') return value;
    if (what === 'price') return formatCny(BigInt(value), language);
    return what === 'weight' ? formatWeight(BigInt(value), language) : formatCount(BigInt(value), language);
  };
  const label = t(`looks.what.${what}`);
  if (what === 'store') return <span>{label}</span>;
  // The lowest price is the same, single prices or tiers are not.
  if (before === after) return <span>{t('looks.parts', { what: label })}</span>;
  return (
    <span>
      {label}: <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
    </span>
  );
}
