import type { listMyPayments, ReplyOf } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Money } from '../../shared/money.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { PickBar, PickBox, type Picked, usePicked } from '../../shared/pick-payments.tsx';
import { TimeLeft } from '../../shared/time-left.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { myPaymentsQuery } from './payments-api.ts';

type Row = ReplyOf<typeof listMyPayments>['content'][number];
const statuses = ['unpaid', 'pendingApproval', 'paid'] as const;
const tones: Record<Row['status'], Tone> = { unpaid: 'turn', pendingApproval: 'work', paid: 'done', cancelled: 'off' };
const all = 'all';
const paymentsPerPage = 15;

export default function MyPaymentsPage() {
  const { t } = useTranslation('payments');
  const [search, setSearch] = useSearchParams();
  const status = statuses.find((one) => one === search.get('status'));
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 0));
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({
    ...myPaymentsQuery({ page, size: paymentsPerPage, status }),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
  const labels = usePageLabels();
  const isPicking = search.get('pick') === '1';
  const picked = usePicked();
  const columns = useColumns(isPicking ? picked : undefined);
  const show = (next: { status?: string | undefined; page?: number; isPicking?: boolean }) =>
    setSearch(
      new URLSearchParams(
        Object.entries({
          status: next.status ?? '',
          page: String(next.page ?? 0),
          pick: (next.isPicking ?? isPicking) ? '1' : '',
        }).filter(([, value]) => value !== '' && value !== '0'),
      ),
    );
  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('listTitle')}
        actions={
          <>
            {isPicking || !isSignedIn ? null : (
              <Button onClick={() => show({ status: 'unpaid', isPicking: true })}>{t('joint:pick.start')}</Button>
            )}
            <ButtonLink icon="wallet" to="/myWallet">
              {t('wallet.title')}
            </ButtonLink>
          </>
        }
      />
      <Panel isFlush>
        <Tabs
          active={status ?? all}
          onChange={(key) => show({ status: key === all ? undefined : key })}
          label={t('list.byStatus')}
          items={[
            { key: all, label: t('list.all') },
            ...statuses.map((one) => ({ key: one, label: t(`status.${one}`) })),
          ]}
        />
        {isPicking ? (
          <PickBar
            picked={picked}
            onStop={() => {
              picked.clear();
              show({ status, isPicking: false });
            }}
          />
        ) : null}
        <PageFrame
          query={query}
          needsLogIn
          isEmpty={(found) => found.content.length === 0}
          empty={
            <EmptyState
              title={t('list.none')}
              hint={t('list.noneHint')}
              action={
                <ButtonLink kind="primary" to="/myOrder">
                  {t('list.noneAction')}
                </ButtonLink>
              }
            />
          }
        >
          {(found) => (
            <Table
              columns={columns}
              rows={found.content}
              rowKey={(row) => row.number}
              label={t('listTitle')}
              isRefreshing={query.isPlaceholderData}
            />
          )}
        </PageFrame>
      </Panel>
      <Pagination
        page={page}
        size={paymentsPerPage}
        total={query.data?.totalElements ?? 0}
        onChange={(next) => show({ status, page: next })}
        labels={labels}
      />
    </main>
  );
}

function usePageLabels() {
  const { t } = useTranslation('payments');
  return {
    pages: t('list.pages'),
    previous: t('common:table.previous'),
    next: t('common:table.next'),
    page: (one: number) => t('common:table.page', { page: one }),
  };
}

function useColumns(picked: Picked | undefined): Column<Row>[] {
  const { t, language } = useTranslation('payments');
  const isRejected = (row: Row) => row.status === 'unpaid' && row.reviews.at(-1)?.outcome === 'rejected';
  const when = (row: Row) => {
    if (row.status === 'unpaid' && row.dueAt !== null) return t('list.dueAt', { date: formatDateTime(row.dueAt) });
    return row.claimedAt === null ? '' : t('list.claimed', { date: formatDateTime(row.claimedAt) });
  };
  const box: Column<Row> | undefined = picked && {
    key: 'pick',
    head: t('joint:pick.go'),
    cell: (row) => (row.allowedActions.includes('pay') ? <PickBox payment={row} picked={picked} /> : null),
  };
  return [
    ...(box ? [box] : []),
    {
      key: 'number',
      head: t('list.number'),
      small: 'title',
      cell: (row) => <span className="mono">{row.number}</span>,
    },
    { key: 'purpose', head: t('list.purpose'), cell: (row) => t(`purpose.${row.purpose}`) },
    {
      key: 'order',
      head: t('list.orderNumber'),
      cell: (row) => (
        <Link className="mono" to={`/myOrderDetail/${row.orderNumber}`}>
          {row.orderNumber}
        </Link>
      ),
    },
    {
      key: 'amount',
      head: t('list.amount'),
      align: 'right',
      cell: (row) => <Money fen={row.amountFen} vnd={row.amountVnd} align="right" />,
    },
    {
      key: 'status',
      head: t('list.status'),
      small: 'status',
      cell: (row) => (
        <Tag tone={isRejected(row) ? 'bad' : tones[row.status]}>
          {t(`status.${isRejected(row) ? 'rejected' : row.status}`)}
        </Tag>
      ),
    },
    {
      key: 'when',
      head: t('list.when'),
      cell: (row) => (
        <span className="num">
          {when(row)} {row.status === 'unpaid' && row.dueAt !== null ? <TimeLeft until={row.dueAt} /> : null}
        </span>
      ),
    },
    {
      key: 'act',
      head: t('list.act'),
      align: 'right',
      cell: (row) => (
        <ButtonLink
          size="small"
          kind={row.allowedActions.includes('pay') ? 'primary' : 'secondary'}
          to={`/mallDdcCashier/${row.number}`}
        >
          {row.allowedActions.includes('pay')
            ? t('list.pay', { amount: formatVnd(row.dueVnd, language) })
            : t('list.view')}
        </ButtonLink>
      ),
    },
  ];
}
