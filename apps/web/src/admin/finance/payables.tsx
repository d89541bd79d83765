import type { StorePayable } from '@kouan/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCny, formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { usePayables, useStoreClaimSums } from './finance-api.ts';
import styles from './finance.module.css';
import { useMenuPage } from '../menu-pages.ts';
import { ManualEntryDrawer } from './manual-entry-drawer.tsx';

/** Each store with what was bought there, what was paid, and what is still owed. */
export function Payables() {
  const { t, language } = useTranslation('admin-finance');
  const { change, page, size } = useListAddress();
  const [paid, setPaid] = useState<StorePayable | null>(null);
  const query = usePayables({ page: page - 1, size });
  const claims = useStoreClaimSums();
  const columns = useColumns(claims, setPaid);
  return (
    <>
      {query.data === undefined ? null : (
        <p className={styles['sum']}>
          {t('payables.owed')} <b>{formatCny(query.data.owedFen, language)}</b>
        </p>
      )}
      <DataTable
        list="payables"
        query={query}
        columns={columns}
        rowKey={(row) => row.storeId}
        label={t('payables.title')}
        empty={{ title: t('payables.none'), hint: t('payables.noneHint') }}
        card={(row) => (
          <CardRow
            title={row.name}
            lines={[
              row.site,
              row.lastAt === null ? '' : formatDateTime(row.lastAt),
              claims.has(row.storeId) ? (
                <span key="claims">
                  {t('payables.claimsOpen')} <OpenClaims claims={claims} row={row} />
                </span>
              ) : (
                ''
              ),
            ]}
            amount={<b>{formatCny(row.owedFen, language)}</b>}
            actions={<PayButton row={row} onPay={setPaid} />}
          />
        )}
        page={page}
        size={size}
        onChange={change}
      />
      {paid === null ? null : <ManualEntryDrawer store={paid} onClose={() => setPaid(null)} />}
    </>
  );
}

type PayProps = { row: StorePayable; onPay: (row: StorePayable) => void };
function PayButton({ row, onPay }: PayProps) {
  const { t } = useTranslation('admin-finance');
  return (
    <Permitted any={['ledger:correct']}>
      <Button kind="text" size="small" aria-label={`${t('payables.pay')} ${row.name}`} onClick={() => onPay(row)}>
        {t('payables.pay')}
      </Button>
    </Permitted>
  );
}

type Claims = ReturnType<typeof useStoreClaimSums>;

/** What is claimed from a store and not settled yet, with the way to it. */
function OpenClaims({ claims, row }: { claims: Claims; row: StorePayable }) {
  const { language } = useTranslation('admin-finance');
  const path = useMenuPage('cases/index')?.path;
  const sums = claims.get(row.storeId);
  if (!sums || sums.openCount === 0) return <span className="muted">-</span>;
  const text = `${formatCny(sums.openFen, language)} (${formatCount(sums.openCount, language)})`;
  return path === undefined ? <span className="num">{text}</span> : <Link to={`${path}?queue=store`}>{text}</Link>;
}

function useColumns(claims: Claims, onPay: (row: StorePayable) => void): ListColumn<StorePayable>[] {
  const { t, language } = useTranslation('admin-finance');
  const money = (fen: number) => <span className="num">{formatCny(fen, language)}</span>;
  return [
    { title: t('payables.store'), key: 'store', fixed: 'left', render: (_, row) => <b>{row.name}</b> },
    { title: t('payables.site'), key: 'site', render: (_, row) => row.site },
    { title: t('payables.bought'), key: 'bought', align: 'right', render: (_, row) => money(row.creditFen) },
    { title: t('payables.paid'), key: 'paid', align: 'right', render: (_, row) => money(row.debitFen) },
    {
      title: t('payables.owed'),
      key: 'owed',
      align: 'right',
      render: (_, row) => <b>{formatCny(row.owedFen, language)}</b>,
    },
    {
      title: t('payables.claimsOpen'),
      key: 'claimsOpen',
      align: 'right',
      render: (_, row) => <OpenClaims claims={claims} row={row} />,
    },
    {
      title: t('payables.claimsRecovered'),
      key: 'claimsRecovered',
      align: 'right',
      render: (_, row) => money(claims.get(row.storeId)?.recoveredFen ?? 0),
    },
    {
      title: t('payables.lastAt'),
      key: 'lastAt',
      render: (_, row) => (row.lastAt === null ? null : <span className="num">{formatDateTime(row.lastAt)}</span>),
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => <PayButton row={row} onPay={onPay} />,
    },
  ];
}
