import { type OrderProposal, orderProposalStates } from '@kouan/contract';
import { useState } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { Goods } from '../goods.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import { ProposalDrawer } from './proposal-drawer.tsx';
import { useProposals, useWithdraw } from './work-api.ts';

const tones: Record<OrderProposal['state'], Tone> = {
  waiting: 'turn',
  placed: 'done',
  declined: 'bad',
  withdrawn: 'off',
  expired: 'off',
};

/** Orders that the staff put together for buyers, who place them in their own account. */
export default function ProposalsPage() {
  const { t, language } = useTranslation('admin-order-work');
  const { params, valueOf, change, page, size } = useListAddress();
  const state = orderProposalStates.find((one) => one === valueOf('state'));
  const query = useProposals({ state, page: page - 1, size });
  const actionsOf = useActions();
  const columns = useColumns(actionsOf);
  const isNew = valueOf('new') !== undefined;
  return (
    <>
      <AdminHead
        component="orders/proposals"
        note={query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) })}
        actions={
          <Button kind="primary" icon="plus" onClick={() => change({ new: '1' })}>
            {t('proposal.new')}
          </Button>
        }
      />
      <FilterBar
        list="proposals"
        filters={[
          {
            name: 'state',
            label: t('proposal.state'),
            kind: 'choice',
            choices: orderProposalStates.map((value) => ({ value, label: t(`proposal.states.${value}`) })),
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="proposals"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('proposal.title')}
        empty={{ title: t('proposal.none'), hint: t('proposal.noneHint') }}
        card={(row) => (
          <CardRow
            title={`${row.buyer.code} ${row.buyer.nickName}`}
            tag={<State row={row} />}
            lines={[row.storeName, t('proposal.lines', { count: row.lines.length }), formatDateTime(row.createdAt)]}
            actions={<RowActions name={row.id} actions={actionsOf(row)} />}
          />
        )}
        page={page}
        size={size}
        onChange={change}
      />
      {isNew ? <ProposalDrawer onClose={() => change({ new: undefined })} /> : null}
    </>
  );
}

function State({ row }: { row: OrderProposal }) {
  const { t } = useTranslation('admin-order-work');
  return <Tag tone={tones[row.state]}>{t(`proposal.states.${row.state}`)}</Tag>;
}

function useActions() {
  const { t } = useTranslation('admin-order-work');
  const withdraw = useWithdraw();
  const [busy, setBusy] = useState<string | null>(null);
  return (row: OrderProposal): RowAction[] =>
    row.state === 'waiting' && busy !== row.id
      ? [
          {
            key: 'withdraw',
            label: t('proposal.withdraw'),
            any: ['order:edit'],
            isDanger: true,
            onAct: () => {
              setBusy(row.id);
              // A failed act is told by the list, which is asked for again.
              void withdraw
                .act({ params: { id: row.id }, body: {} })
                .catch(() => undefined)
                .finally(() => setBusy(null));
            },
          },
        ]
      : [];
}

function useColumns(actionsOf: (row: OrderProposal) => RowAction[]): ListColumn<OrderProposal>[] {
  const { t, language } = useTranslation('admin-order-work');
  return [
    {
      key: 'buyer',
      title: t('admin-parts:buyer'),
      render: (_, { buyer }) => (
        <>
          {buyer.nickName} <small className="muted mono">{buyer.code}</small>
        </>
      ),
    },
    {
      key: 'goods',
      title: t('admin-parts:goods'),
      render: (_, { lines, storeName }) => {
        const [first] = lines;
        return first ? (
          <>
            <Goods {...first} size={36} />
            <small className="muted">
              {storeName} · {t('proposal.lines', { count: lines.length })} ·{' '}
              {t('proposal.pieces', {
                count: formatCount(
                  lines.reduce((sum, { quantity }) => sum + quantity, 0),
                  language,
                ),
              })}
            </small>
          </>
        ) : null;
      },
    },
    { key: 'state', title: t('proposal.state'), render: (_, row) => <State row={row} /> },
    { key: 'madeBy', title: t('proposal.madeBy'), dataIndex: 'madeBy' },
    { key: 'createdAt', title: t('proposal.createdAt'), render: (_, row) => formatDateTime(row.createdAt) },
    { key: 'expiresAt', title: t('proposal.expiresAt'), render: (_, row) => formatDateTime(row.expiresAt) },
    {
      key: 'outcome',
      title: t('proposal.outcome'),
      render: (_, row) => row.orderNumber ?? row.declineReason,
    },
    {
      key: 'actions',
      title: t('admin-parts:action'),
      align: 'right',
      render: (_, row) => <RowActions name={row.id} actions={actionsOf(row)} />,
    },
  ];
}
