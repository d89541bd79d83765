import type { WithdrawalView } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCny, formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { myWithdrawalsQuery, useCancelWithdrawal } from './wallet-api.ts';
import styles from './wallet.module.css';
import { WithdrawalPart } from './withdrawal-form.tsx';

const tones: Record<WithdrawalView['state'], Tone> = {
  pending: 'work',
  done: 'done',
  failed: 'bad',
  cancelled: 'off',
};
const perPage = 5;

/** What was asked to be paid out, how it stands, and the form for the next one. */
export function WithdrawalsPanel({ balanceFen }: { balanceFen: number }) {
  const { t } = useTranslation('wallet');
  const [page, setPage] = useState(0);
  const query = useQuery({ ...myWithdrawalsQuery({ page, size: perPage }), placeholderData: keepPreviousData });
  const columns = useColumns();
  return (
    <Panel title={t('withdrawal.title')} className={styles['section'] ?? ''}>
      <p className="muted">{t('withdrawal.hint')}</p>
      {balanceFen > 0 ? <WithdrawalPart balanceFen={balanceFen} /> : <Note>{t('withdrawal.nothing')}</Note>}
      <PageFrame query={query}>
        {(found) =>
          found.content.length === 0 ? null : (
            <Table
              columns={columns}
              rows={found.content}
              rowKey={(row) => row.id}
              label={t('withdrawal.list')}
              isRefreshing={query.isPlaceholderData}
            />
          )
        }
      </PageFrame>
      <Pagination
        page={page}
        size={perPage}
        total={query.data?.totalElements ?? 0}
        onChange={setPage}
        labels={{
          pages: t('withdrawal.list'),
          previous: t('common:table.previous'),
          next: t('common:table.next'),
          page: (one: number) => t('common:table.page', { page: one }),
        }}
      />
    </Panel>
  );
}

function useColumns(): Column<WithdrawalView>[] {
  const { t, language } = useTranslation('wallet');
  return [
    {
      key: 'amount',
      head: t('withdrawal.amountHead'),
      small: 'title',
      cell: ({ amountFen, amountVnd }) => (
        <>
          <b>{formatCny(amountFen, language)}</b> <span className="muted">{formatVnd(amountVnd, language)}</span>
        </>
      ),
    },
    {
      key: 'account',
      head: t('withdrawal.to'),
      cell: ({ bank, accountNumber, accountName }) => (
        <>
          {bank} <span className="mono">{accountNumber}</span> {accountName}
        </>
      ),
    },
    {
      key: 'askedAt',
      head: t('withdrawal.askedAt'),
      cell: ({ askedAt }) => <span className="num">{formatDateTime(askedAt)}</span>,
    },
    {
      key: 'state',
      head: t('withdrawal.state'),
      small: 'status',
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`withdrawal.states.${state}`)}</Tag>,
    },
    {
      key: 'result',
      head: t('withdrawal.result'),
      cell: (row) => <Result row={row} />,
    },
  ];
}

/** What came of it; one that waits can be taken back. */
function Result({ row }: { row: WithdrawalView }) {
  const { t, language } = useTranslation('wallet');
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelWithdrawal();
  if (row.state === 'done') return <span className="mono">{row.reference}</span>;
  if (!row.allowedActions.includes('cancel')) return row.failure;
  const handleCancel = () =>
    cancel.mutate(
      { params: { id: row.id } },
      {
        onSuccess: () => notify({ kind: 'success', title: t('withdrawal.cancelled') }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button kind="danger" size="small" onClick={() => setAsking(true)}>
        {t('withdrawal.cancel')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('withdrawal.cancelTitle')}
        closeLabel={t('common:close')}
      >
        <p>{t('withdrawal.cancelHint', { amount: formatCny(row.amountFen, language) })}</p>
        <div className={styles['dialogActions']}>
          <Button onClick={() => setAsking(false)}>{t('withdrawal.keep')}</Button>
          <Button kind="dangerSolid" isBusy={cancel.isPending} onClick={handleCancel}>
            {t('withdrawal.cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
