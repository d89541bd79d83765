import type { CaptureChange, CaptureProposal } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCny, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import type { Language } from '../../lib/language.ts';
import { CardRow } from '../card-row.tsx';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';

type Decide = (proposal: CaptureProposal, isAccepted: boolean) => void;

export function useProposalColumns(onDecide: Decide): ListColumn<CaptureProposal>[] {
  const { t, language } = useTranslation('admin-captures');
  return [
    { title: t('product'), key: 'product', render: (_, row) => <Product proposal={row} /> },
    { title: t('changes'), key: 'changes', render: (_, row) => <Changes changes={row.changes} /> },
    { title: t('by'), key: 'by', render: (_, row) => proposerOf(row, language) },
    {
      title: t('at'),
      key: 'at',
      render: (_, row) => <span className="num">{formatDateTime(row.createdAt)}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      render: (_, row) => <Acts proposal={row} onDecide={onDecide} />,
    },
  ];
}

/** A waiting change on a small screen. */
export function ProposalCard({ proposal, onDecide }: { proposal: CaptureProposal; onDecide: Decide }) {
  const { language } = useTranslation('admin-captures');
  return (
    <CardRow
      title={<Product proposal={proposal} />}
      lines={[
        <Changes key="changes" changes={proposal.changes} />,
        `${proposerOf(proposal, language)} · ${formatDateTime(proposal.createdAt)}`,
      ]}
      actions={<Acts proposal={proposal} onDecide={onDecide} />}
    />
  );
}

/** Who saw it: somebody of the users, or a provider. */
const proposerOf = ({ proposedBy, provider }: CaptureProposal, language: Language): string =>
  provider === null ? proposedBy : provider[language];

function Acts({ proposal, onDecide }: { proposal: CaptureProposal; onDecide: Decide }) {
  const { t } = useTranslation('admin-captures');
  const any = ['product:edit'];
  return (
    <RowActions
      name={proposal.title}
      actions={[
        { key: 'accept', label: t('accept'), any, onAct: () => onDecide(proposal, true) },
        { key: 'decline', label: t('decline'), any, isDanger: true, onAct: () => onDecide(proposal, false) },
      ]}
    />
  );
}

function Product({ proposal: { productId, title, sourceUrl } }: { proposal: CaptureProposal }) {
  const { t } = useTranslation('admin-captures');
  return (
    <span>
      <Link to={`/mallDdcDetail/${productId}`}>{title}</Link>{' '}
      <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
        {t('original')}
      </a>
    </span>
  );
}

function Changes({ changes }: { changes: readonly CaptureChange[] }) {
  const { t, language } = useTranslation('admin-captures');
  const shown = (what: CaptureChange['what'], value: string): string => {
    if (what === 'price') return formatCny(BigInt(value), language);
    return what === 'weight' ? formatWeight(BigInt(value), language) : value;
  };
  const textOf = ({ what, before, after }: CaptureChange): string => {
    if (what === 'store') return t('what.store');
    if (before === after) return `${t(`what.${what}`)}: ${t('prices')}`;
    return `${t(`what.${what}`)}: ${shown(what, before)} → ${shown(what, after)}`;
  };
  return (
    <>
      {changes.map((change) => (
        <div key={change.what}>{textOf(change)}</div>
      ))}
    </>
  );
}
