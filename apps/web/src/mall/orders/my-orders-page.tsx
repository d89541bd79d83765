import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { PickBar, usePicked } from '../../shared/pick-payments.tsx';
import { SheetButton } from '../../shared/sheet-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { OrderCard } from './order-card.tsx';
import { isFiltered, orderFilterOf, ordersPerPage } from './order-filter.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderTabs } from './order-tabs.tsx';
import styles from './my-orders.module.css';
import { ProposalNotes } from './proposal-notes.tsx';
import { myOrdersQuery, orderCountsQuery, ordersSheetAddress } from './orders-api.ts';

export default function MyOrdersPage() {
  const { t } = useTranslation('orders');
  const [query, changeQuery] = useAddressQuery();
  const filter = orderFilterOf(query);
  const isSignedIn = useSession((session) => session.token !== null);
  const orders = useQuery({ ...myOrdersQuery(filter), enabled: isSignedIn, placeholderData: keepPreviousData });
  const picked = usePicked();
  const counts = useQuery({ ...orderCountsQuery(), enabled: isSignedIn });

  function handlePage(page: number) {
    changeQuery((next) => {
      next.set('page', String(page));
      return next;
    });
    scrollTo({ top: 0 });
  }

  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('title')}
        actions={
          <>
            {orders.data && orders.data.totalElements > 0 ? (
              <SheetButton address={ordersSheetAddress(filter)} name={t('exportName')}>
                {t('export')}
              </SheetButton>
            ) : null}
            <ButtonLink kind="text" to="/myPayment?status=unpaid&pick=1">
              {t('act.joint')}
            </ButtonLink>
            <ButtonLink kind="text" to="/myRefundDetail">
              {t('act.cases')}
            </ButtonLink>
          </>
        }
      />
      <Panel isFlush>
        <OrderTabs counts={counts.data} />
        <OrderFilters />
      </Panel>
      {isSignedIn ? <ProposalNotes /> : null}
      {picked.payments.length === 0 ? null : (
        <div className={styles['picked']}>
          <PickBar picked={picked} onStop={picked.clear} />
        </div>
      )}
      <PageFrame
        query={orders}
        needsLogIn
        isEmpty={(page) => page.content.length === 0}
        empty={<NoOrders isFiltered={isFiltered(filter)} />}
      >
        {(page) => (
          <>
            <div className={styles['list']} aria-busy={orders.isPlaceholderData || undefined}>
              {page.content.map((order) => (
                <OrderCard key={order.number} order={order} picked={picked} />
              ))}
            </div>
            <OrderPages page={filter.page ?? 0} total={page.totalElements} onChange={handlePage} />
          </>
        )}
      </PageFrame>
    </main>
  );
}

function OrderPages({ page, total, onChange }: { page: number; total: number; onChange: (page: number) => void }) {
  const { t } = useTranslation('orders');
  const from = page * ordersPerPage;
  const labels = {
    pages: t('pages'),
    previous: t('common:table.previous'),
    next: t('common:table.next'),
    page: (one: number) => t('common:table.page', { page: one }),
    range: t('common:table.range', { from: from + 1, to: Math.min(from + ordersPerPage, total), total }),
  };
  return <Pagination page={page} size={ordersPerPage} total={total} onChange={onChange} labels={labels} />;
}

function NoOrders({ isFiltered: isByFilter }: { isFiltered: boolean }) {
  const { t } = useTranslation('orders');
  if (isByFilter)
    return (
      <EmptyState
        title={t('noMatch')}
        hint={t('noMatchHint')}
        action={<ButtonLink to="/myOrder">{t('resetFilters')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={t('none')}
      hint={t('noneHint')}
      action={
        <ButtonLink kind="primary" icon="link" to="/mall">
          {t('noneAction')}
        </ButtonLink>
      }
    />
  );
}
