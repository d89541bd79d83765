import type { OrderMargin } from '@kouan/contract';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { useMargins } from './finance-api.ts';

const parts = ['serviceFen', 'shipmentFeesFen', 'purchaseFen', 'exchangeFen', 'lossesFen', 'claimsFen'] as const;

/** What each order brought so far, out of the ledger. */
export function Margins() {
  const { t, language } = useTranslation('admin-finance');
  const { params, valueOf, change, page, size } = useListAddress();
  const query = useMargins({ orderNumber: valueOf('orderNumber'), page: page - 1, size });
  const columns: ListColumn<OrderMargin>[] = [
    {
      title: t('journal.orderNumber'),
      key: 'order',
      fixed: 'left',
      render: (_, row) => <span className="mono">{row.orderNumber}</span>,
    },
    ...parts.map((part): ListColumn<OrderMargin> => ({
      title: t(`margins.${part}`),
      key: part,
      align: 'right',
      render: (_, row) => <span className="num">{formatCny(row[part], language)}</span>,
    })),
    {
      title: t('margins.marginFen'),
      key: 'margin',
      align: 'right',
      render: (_, row) => <b>{formatCny(row.marginFen, language)}</b>,
    },
  ];
  return (
    <>
      <FilterBar
        list="margins"
        filters={[{ name: 'orderNumber', label: t('journal.orderNumber'), icon: 'search' }]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="margins"
        query={query}
        columns={columns}
        rowKey={(row) => row.orderNumber}
        label={t('margins.title')}
        empty={{ title: t('admin-parts:list.noRows'), hint: t('admin-parts:list.noRowsHint') }}
        card={(row) => (
          <CardRow
            title={<span className="mono">{row.orderNumber}</span>}
            lines={parts
              .filter((part) => row[part] !== 0)
              .map((part) => `${t(`margins.${part}`)} ${formatCny(row[part], language)}`)}
            amount={<b>{formatCny(row.marginFen, language)}</b>}
          />
        )}
        page={page}
        size={size}
        onChange={change}
      />
    </>
  );
}
