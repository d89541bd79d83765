import { askReversal, type JournalRow } from '@kouan/contract';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { AdminHead } from '../admin-head.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { AccountPanel } from './account-panel.tsx';
import { BuyerStatement } from './buyer-statement.tsx';
import { useAccountBalances, useAskReversal, useJournal } from './finance-api.ts';
import { JournalCard, useJournalColumns } from './journal-columns.tsx';

/** The chart of accounts and every transaction; one account of it is that account's statement. */
export default function JournalPage() {
  const { t, language } = useTranslation('admin-finance');
  const { params, valueOf, change, page, size } = useListAddress();
  const [reversed, setReversed] = useState<JournalRow | null>(null);
  const reverse = useAskReversal();
  const account = valueOf('account');
  const query = useJournal({
    account,
    orderNumber: valueOf('orderNumber'),
    buyerCode: valueOf('buyerCode'),
    from: valueOf('from'),
    to: valueOf('to'),
    page: page - 1,
    size,
  });
  const columns = useJournalColumns(setReversed);
  return (
    <>
      <AdminHead
        component="finance/journal"
        note={query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) })}
      />
      <AccountPanel
        chosen={account}
        from={valueOf('from')}
        to={valueOf('to')}
        onChoose={(name) => change({ account: name === account ? undefined : name })}
      />
      <BuyerStatement />
      <FilterBar
        list="journal"
        filters={[
          { name: 'orderNumber', label: t('journal.orderNumber'), icon: 'search' },
          { name: 'buyerCode', label: t('journal.buyerCode') },
          { name: 'account', label: t('journal.account'), kind: 'choice', choices: useAccountChoices() },
          { name: 'from', label: t('admin-parts:from'), kind: 'day' },
          { name: 'to', label: t('admin-parts:to'), kind: 'day' },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="journal"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('journal.title')}
        empty={{ title: t('admin-parts:list.noRows'), hint: t('admin-parts:list.noRowsHint') }}
        card={(row) => <JournalCard row={row} onReverse={setReversed} />}
        page={page}
        size={size}
        onChange={change}
      />
      {reversed === null ? null : (
        <ReasonDialog
          schema={askReversal.body}
          title={t('journal.reverseTitle', { id: reversed.id, label: reversed.label })}
          consequence={t('journal.reverseHint')}
          label={t('journal.reason')}
          verb={t('journal.reverse')}
          error={reverse.error}
          onSubmit={(reason) => reverse.act({ params: { id: reversed.id }, body: { reason } })}
          onClose={() => setReversed(null)}
        />
      )}
    </>
  );
}

function useAccountChoices() {
  const accounts = useAccountBalances().data?.content ?? [];
  const labels = new Map(accounts.map(({ account, label }) => [account, label]));
  return [...labels].map(([value, label]) => ({ value, label }));
}
