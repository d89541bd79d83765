import { recordWithdrawalDone, recordWithdrawalFailed, type WithdrawalView, withdrawalStates } from '@kouan/contract';
import { useState } from 'react';
import { type Static, Type } from 'typebox';
import { formatCny, formatCount, formatDateTime, formatVnd } from '../../lib/formats.ts';
import { TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import { useBankAccounts, useWithdrawalDone, useWithdrawalFailed, useWithdrawals } from './finance-api.ts';

const tones: Record<WithdrawalView['state'], Tone> = { pending: 'turn', done: 'done', failed: 'bad', cancelled: 'off' };
type Open = { row: WithdrawalView; isDone: boolean };

/** Wallet money that buyers want on their bank accounts: transferred, or not possible. */
export default function WithdrawalsPage() {
  const { t, language } = useTranslation('admin-finance');
  const { params, valueOf, change, page, size } = useListAddress();
  const [open, setOpen] = useState<Open | null>(null);
  const state = withdrawalStates.find((one) => one === valueOf('state'));
  const query = useWithdrawals({ state, blurry: valueOf('blurry'), page: page - 1, size });
  const failed = useWithdrawalFailed();
  const actionsOf = useActions(setOpen);
  const columns = useColumns(actionsOf);
  const choices = withdrawalStates.map((value) => ({ value, label: t(`withdrawals.states.${value}`) }));
  return (
    <>
      <AdminHead
        component="finance/withdrawals"
        note={query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) })}
      />
      <FilterBar
        list="withdrawals"
        filters={[
          { name: 'blurry', label: t('withdrawals.buyer'), icon: 'search' },
          { name: 'state', label: t('withdrawals.state'), kind: 'choice', choices },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="withdrawals"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('withdrawals.title')}
        empty={{ title: t('withdrawals.none'), hint: t('withdrawals.noneHint') }}
        card={(row) => (
          <CardRow
            title={`${row.buyer.code} ${row.buyer.nickName}`}
            tag={<State row={row} />}
            lines={[<Account key="account" row={row} />, formatDateTime(row.askedAt), row.reference || row.failure]}
            amount={<b>{formatVnd(row.amountVnd, language)}</b>}
            actions={<RowActions name={String(row.id)} actions={actionsOf(row)} />}
          />
        )}
        page={page}
        size={size}
        onChange={change}
      />
      {open?.isDone ? <DoneDrawer row={open.row} onClose={() => setOpen(null)} /> : null}
      {open && !open.isDone ? (
        <ReasonDialog
          schema={recordWithdrawalFailed.body}
          title={t('withdrawals.failedTitle', { name: open.row.buyer.code })}
          consequence={t('withdrawals.failedHint', { amount: formatCny(open.row.amountFen, language) })}
          label={t('withdrawals.reason')}
          verb={t('withdrawals.failed')}
          error={failed.error}
          onSubmit={(reason) => failed.act({ params: { id: open.row.id }, body: { reason } })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

function useActions(onOpen: (open: Open) => void) {
  const { t } = useTranslation('admin-finance');
  const any = ['payment:review'];
  return (row: WithdrawalView): RowAction[] => [
    ...(row.allowedActions.includes('done')
      ? [{ key: 'done', label: t('withdrawals.done'), any, onAct: () => onOpen({ row, isDone: true }) }]
      : []),
    ...(row.allowedActions.includes('failed')
      ? [
          {
            key: 'failed',
            label: t('withdrawals.failed'),
            any,
            isDanger: true,
            onAct: () => onOpen({ row, isDone: false }),
          },
        ]
      : []),
  ];
}

function State({ row }: { row: WithdrawalView }) {
  const { t } = useTranslation('admin-finance');
  return <Tag tone={tones[row.state]}>{t(`withdrawals.states.${row.state}`)}</Tag>;
}

const Account = ({ row }: { row: WithdrawalView }) => (
  <>
    {row.bank} <span className="mono">{row.accountNumber}</span> {row.accountName}
  </>
);

function useColumns(actionsOf: (row: WithdrawalView) => RowAction[]): ListColumn<WithdrawalView>[] {
  const { t, language } = useTranslation('admin-finance');
  return [
    {
      title: t('withdrawals.buyer'),
      key: 'buyer',
      fixed: 'left',
      render: (_, row) => (
        <>
          <span className="mono">{row.buyer.code}</span> {row.buyer.nickName}
        </>
      ),
    },
    {
      title: t('admin-parts:amount'),
      key: 'amount',
      align: 'right',
      render: (_, row) => (
        <>
          <b>{formatVnd(row.amountVnd, language)}</b>
          <div className="muted num">{formatCny(row.amountFen, language)}</div>
        </>
      ),
    },
    { title: t('withdrawals.account'), key: 'account', render: (_, row) => <Account row={row} /> },
    {
      title: t('withdrawals.askedAt'),
      key: 'askedAt',
      render: (_, row) => <span className="num">{formatDateTime(row.askedAt)}</span>,
    },
    { title: t('withdrawals.state'), key: 'state', render: (_, row) => <State row={row} /> },
    { title: t('withdrawals.result'), key: 'result', render: (_, row) => row.reference || row.failure },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => <RowActions name={String(row.id)} actions={actionsOf(row)} />,
    },
  ];
}

const DoneForm = Type.Object({
  reference: recordWithdrawalDone.body.properties.reference,
  bankAccountId: Type.String({ minLength: 1 }),
});

function DoneDrawer({ row, onClose }: { row: WithdrawalView; onClose: () => void }) {
  const { t, language } = useTranslation('admin-finance');
  const done = useWithdrawalDone();
  const accounts = useBankAccounts().data ?? [];
  const choices = accounts.map(({ id, bankName, accountNumber }) => ({
    value: String(id),
    label: `${bankName} ${accountNumber}`,
  }));
  const handleSubmit = ({ reference, bankAccountId }: Static<typeof DoneForm>) =>
    done.act({ params: { id: row.id }, body: { reference, bankAccountId: Number(bankAccountId) } });
  return (
    <FormDrawer
      title={t('withdrawals.doneTitle', { amount: formatVnd(row.amountVnd, language) })}
      schema={DoneForm}
      verb={t('withdrawals.done')}
      error={done.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      <p>
        <Account row={row} />
      </p>
      <SelectField
        name="bankAccountId"
        label={t('manual.account')}
        placeholder={t('manual.chooseAccount')}
        choices={choices}
      />
      <TextField name="reference" label={t('withdrawals.reference')} autoComplete="off" maxLength={100} />
    </FormDrawer>
  );
}
