import type { ProviderAttempt, ProviderOutcome } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { siteName } from '../../shared/site-name.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import { inLanguage } from '../in-language.ts';
import type { ListColumn } from '../list-column.ts';

const tones: Record<ProviderOutcome, Tone> = {
  found: 'done',
  gone: 'off',
  closed: 'off',
  unusable: 'warning',
  refused: 'bad',
  limited: 'warning',
  timeout: 'bad',
  failed: 'bad',
  quota: 'warning',
  open: 'warning',
  noTime: 'off',
};

export function OutcomeTag({ outcome }: { outcome: ProviderOutcome }) {
  const { t } = useTranslation('providers');
  return <Tag tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Tag>;
}

export function useAttemptColumns(): ListColumn<ProviderAttempt>[] {
  const { t, language } = useTranslation('admin-providers');
  return [
    {
      title: t('at'),
      key: 'at',
      fixed: 'left',
      render: (_, row) => <span className="num">{formatDateTime(row.attemptedAt)}</span>,
    },
    { title: t('item'), key: 'item', render: (_, row) => <Item row={row} /> },
    { title: t('step'), key: 'step', align: 'right', render: (_, row) => <span className="num">{row.step}</span> },
    { title: t('provider'), key: 'provider', render: (_, row) => inLanguage(row.title, language) },
    { title: t('outcome'), key: 'outcome', render: (_, row) => <OutcomeTag outcome={row.outcome} /> },
    { title: t('code'), key: 'code', render: (_, row) => <span className="mono">{row.code || '-'}</span> },
    { title: t('took'), key: 'took', align: 'right', render: (_, row) => <Took row={row} /> },
    { title: t('by'), key: 'by', render: (_, row) => row.askedBy },
    { title: t('product'), key: 'product', render: (_, row) => <InMall row={row} /> },
  ];
}

function Item({ row: { site, itemId } }: { row: ProviderAttempt }) {
  const { t } = useTranslation('links');
  return (
    <>
      {siteName(site, t)} <span className="mono">{itemId}</span>
    </>
  );
}

const notAsked: readonly ProviderOutcome[] = ['quota', 'open', 'noTime'];

function Took({ row: { outcome, durationMs, isFromCache } }: { row: ProviderAttempt }) {
  const { t, language } = useTranslation('providers');
  if (notAsked.includes(outcome)) return <span className="muted">-</span>;
  return (
    <span className="num">{isFromCache ? t('cached') : t('took', { ms: formatCount(durationMs, language) })}</span>
  );
}

function InMall({ row: { productId } }: { row: ProviderAttempt }) {
  const { t } = useTranslation('admin-providers');
  return productId === null ? '-' : <Link to={`/mallDdcDetail/${productId}`}>{t('inMall')}</Link>;
}

/** An attempt on a small screen. */
export function AttemptCard({ row }: { row: ProviderAttempt }) {
  const { language } = useTranslation();
  return (
    <CardRow
      title={<Item row={row} />}
      tag={<OutcomeTag outcome={row.outcome} />}
      lines={[
        `${row.step}. ${inLanguage(row.title, language)}`,
        <span key="code" className="mono">
          {row.code}
        </span>,
        `${row.askedBy} · ${formatDateTime(row.attemptedAt)}`,
      ]}
      amount={<Took row={row} />}
      foot={row.productId === null ? null : <InMall row={row} />}
    />
  );
}
