import type { getMyWallet, ReplyOf } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Money } from '../../shared/money.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { myWalletQuery } from './payments-api.ts';
import { StatementPanel } from './statement-panel.tsx';
import styles from './wallet.module.css';
import { WithdrawalsPanel } from './withdrawals-panel.tsx';

type Entry = ReplyOf<typeof getMyWallet>['entries'][number];
const entriesPerPage = 15;
const events = [
  'paymentApproved',
  'receiptsToWallet',
  'walletSpent',
  'orderClosed',
  'depositLowered',
  'shipmentCancelled',
  'paymentReReviewed',
  'withdrawalAsked',
  'withdrawalFailed',
  'withdrawalCancelled',
  'caseApproved',
  'payoutToWallet',
] as const;

/** What a buyer has with us, and every movement of it. */
export default function WalletPage() {
  const { t } = useTranslation('payments');
  const [search, setSearch] = useSearchParams();
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 0));
  const query = useQuery({ ...myWalletQuery({ page, size: entriesPerPage }), placeholderData: keepPreviousData });
  const columns = useColumns();
  const labels = {
    pages: t('wallet.pages'),
    previous: t('common:table.previous'),
    next: t('common:table.next'),
    page: (one: number) => t('common:table.page', { page: one }),
  };
  return (
    <main id="main" className="wrap">
      <PageHead title={t('wallet.title')} hint={t('wallet.hint')} />
      <PageFrame query={query}>
        {(wallet) => (
          <>
            <Panel className={styles['wallet'] ?? ''}>
              <div className={styles['balance']}>
                <span>{t('wallet.balance')}</span>
                <Money fen={wallet.balanceFen} size="big" />
              </div>
            </Panel>
            <WithdrawalsPanel balanceFen={wallet.balanceFen} />
            <StatementPanel />
            <Panel title={t('wallet.history')} isFlush>
              {wallet.entries.length === 0 ? (
                <EmptyState title={t('wallet.none')} hint={t('wallet.noneHint')} />
              ) : (
                <Table
                  columns={columns}
                  rows={wallet.entries}
                  rowKey={(entry) => `${entry.at} ${entry.event} ${entry.amountFen} ${entry.paymentNumber}`}
                  label={t('wallet.history')}
                  isRefreshing={query.isPlaceholderData}
                />
              )}
            </Panel>
          </>
        )}
      </PageFrame>
      <Pagination
        page={page}
        size={entriesPerPage}
        total={query.data?.totalElements ?? 0}
        onChange={(next) => setSearch(next === 0 ? {} : { page: String(next) })}
        labels={labels}
      />
    </main>
  );
}

function useColumns(): Column<Entry>[] {
  const { t, language } = useTranslation('payments');
  return [
    {
      key: 'what',
      head: t('wallet.what'),
      small: 'title',
      cell: ({ event }) => t(`wallet.event.${events.find((one) => one === event) ?? 'other'}`),
    },
    {
      key: 'order',
      head: t('list.orderNumber'),
      cell: ({ orderNumber }) =>
        orderNumber === null ? null : (
          <Link className="mono" to={`/myOrderDetail/${orderNumber}`}>
            {orderNumber}
          </Link>
        ),
    },
    {
      key: 'payment',
      head: t('list.number'),
      cell: ({ paymentNumber }) =>
        paymentNumber === null ? null : (
          <Link className="mono" to={`/mallDdcCashier/${paymentNumber}`}>
            {paymentNumber}
          </Link>
        ),
    },
    { key: 'at', head: t('list.when'), cell: ({ at }) => <span className="num">{formatDateTime(at)}</span> },
    {
      key: 'amount',
      head: t('list.amount'),
      align: 'right',
      small: 'status',
      cell: ({ amountFen }) => (
        <b className={amountFen < 0 ? undefined : styles['in']}>
          {amountFen > 0 ? '+' : ''}
          {formatCny(amountFen, language)}
        </b>
      ),
    },
  ];
}
