import type { CaseRow } from '@kouan/contract';
import { formatCny, formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { caseStateWord } from '../../shared/case-words.ts';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import { Goods } from '../goods.tsx';
import type { ListColumn } from '../list-column.ts';
import { TimeLeft } from '../time-left.tsx';
import { StoreClaimTag } from './store-claim.tsx';

/** Here the reader is the platform: what waits for it is its turn. */
function toneOf({ state, waitsFor }: Pick<CaseRow, 'state' | 'waitsFor'>): Tone {
  if (waitsFor === 'platform') return state === 'payoutFailed' ? 'bad' : 'turn';
  if (state === 'paid') return 'done';
  return state === 'rejected' || state === 'rejectedFinal' ? 'off' : 'work';
}

export function CaseState({ row }: { row: Pick<CaseRow, 'state' | 'waitsFor' | 'remedy'> }) {
  const { t } = useTranslation('admin-cases');
  const word = caseStateWord(row);
  return <Tag tone={toneOf(row)}>{t(`state.${word}`)}</Tag>;
}

export function useCaseColumns(onOpen: (number: string) => void): ListColumn<CaseRow>[] {
  const { t, language } = useTranslation('admin-cases');
  return [
    {
      title: t('title'),
      key: 'number',
      fixed: 'left',
      render: (_, row) => (
        <Button kind="text" size="small" className="mono" onClick={() => onOpen(row.number)}>
          {row.number}
        </Button>
      ),
    },
    { title: t('kind'), key: 'kind', render: (_, row) => t(`aftersales:kind.${row.kind}`) },
    {
      title: t('admin-parts:order'),
      key: 'order',
      render: (_, row) => <span className="mono">{row.orderNumber}</span>,
    },
    {
      title: t('admin-parts:buyer'),
      key: 'buyer',
      render: (_, { buyer }) => (
        <>
          {buyer.nickName} <small className="muted mono">{buyer.code}</small>
        </>
      ),
    },
    {
      title: t('goods'),
      key: 'goods',
      render: (_, row) => <Goods title={row.title} specValues={[]} imageUrl={row.imageUrl} size={32} />,
    },
    {
      title: t('admin-parts:quantity'),
      key: 'quantity',
      align: 'right',
      render: (_, row) => formatCount(row.quantity, language),
    },
    { title: t('reason'), key: 'reason', render: (_, row) => t(`aftersales:reason.${row.reasonCode}`) },
    {
      title: t('refund'),
      key: 'refund',
      align: 'right',
      render: (_, row) => (row.refundFen > 0 ? <b>{formatCny(row.refundFen, language)}</b> : '-'),
    },
    { title: t('admin-parts:status'), key: 'state', render: (_, row) => <CaseState row={row} /> },
    { title: t('worker'), key: 'claimedBy', render: (_, row) => row.claimedBy || '-' },
    {
      title: t('due'),
      key: 'dueAt',
      render: (_, row) => (row.dueAt === null ? '-' : <TimeLeft until={row.dueAt} />),
    },
    {
      title: t('storeClaim.title'),
      key: 'storeClaim',
      render: (_, { storeClaim }) => (storeClaim === null ? '-' : <ClaimState claim={storeClaim} />),
    },
    {
      title: t('openedAt'),
      key: 'openedAt',
      render: (_, row) => <span className="num muted">{formatDateTime(row.openedAt)}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => (
        <Button kind="text" size="small" onClick={() => onOpen(row.number)}>
          {row.allowedActions.length > 0 ? t('work') : t('common:view')}
        </Button>
      ),
    },
  ];
}

function ClaimState({ claim }: { claim: NonNullable<CaseRow['storeClaim']> }) {
  const { language } = useTranslation('admin-cases');
  const isToSend = claim.state === 'toRaise' || claim.state === 'refused';
  return (
    <>
      <StoreClaimTag state={claim.state} /> <span className="num">{formatCny(claim.amountFen, language)}</span>{' '}
      {isToSend ? <TimeLeft until={claim.dueAt} /> : null}
    </>
  );
}

export function CaseCard({ row, onOpen }: { row: CaseRow; onOpen: (number: string) => void }) {
  const { t, language } = useTranslation('admin-cases');
  return (
    <CardRow
      title={
        <Button kind="text" size="small" className="mono" onClick={() => onOpen(row.number)}>
          {row.number}
        </Button>
      }
      tag={<CaseState row={row} />}
      lines={[
        `${t(`aftersales:kind.${row.kind}`)} · ${t(`aftersales:reason.${row.reasonCode}`)}`,
        `${row.buyer.nickName} ${row.buyer.code} · ${t('common:pieces', { count: formatCount(row.quantity, language) })}`,
        row.orderNumber,
        ...(row.storeClaim === null ? [] : [<ClaimState key="claim" claim={row.storeClaim} />]),
      ]}
      amount={<b>{row.refundFen > 0 ? formatCny(row.refundFen, language) : ''}</b>}
    />
  );
}
