import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { AdminHead } from '../admin-head.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { useBankLines } from './bank-api.ts';
import { BankLineCard, useBankLineColumns } from './bank-line-columns.tsx';
import { ImportPanel } from './import-panel.tsx';
import { NoticesPanel } from './notices-panel.tsx';

const lineStates: Readonly<Record<string, { isOpen?: boolean; isUnconfirmed?: boolean }>> = {
  open: { isOpen: true },
  used: { isOpen: false },
  unconfirmed: { isUnconfirmed: true },
};

/** What came into the bank: statements go in, lines and the payments they paid come out. */
export default function StatementsPage() {
  const { t, language } = useTranslation('admin-bank');
  const { params, valueOf, change, page, size } = useListAddress();
  const state = valueOf('state');
  const query = useBankLines({
    blurry: valueOf('blurry'),
    ...lineStates[state ?? ''],
    page: page - 1,
    size,
  });
  const columns = useBankLineColumns();
  const choices = [
    { value: 'open', label: t('filter.open') },
    { value: 'used', label: t('filter.used') },
    { value: 'unconfirmed', label: t('filter.unconfirmed') },
  ];
  return (
    <>
      <AdminHead
        component="bank/statements"
        note={
          query.data ? t('admin-parts:total', { count: formatCount(query.data.totalElements, language) }) : undefined
        }
      />
      <Permitted any={['bank:import']}>
        <ImportPanel />
      </Permitted>
      <NoticesPanel />
      <FilterBar
        list="bankLines"
        filters={[
          { name: 'blurry', label: t('filter.blurry'), icon: 'search' },
          { name: 'state', label: t('filter.state'), kind: 'choice', choices },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="bankLines"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('lines')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => <BankLineCard line={row} />}
        page={page}
        size={size}
        onChange={change}
      />
    </>
  );
}
