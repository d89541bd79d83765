import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { SheetButton } from '../../shared/sheet-button.tsx';
import { ShippingProposal } from '../../shared/shipping-proposal.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { myStockQuery, stockSheetAddress } from './stock-api.ts';
import { ReturnsPanel } from './returns-panel.tsx';
import { rowsPerPage, stockFilterOf } from './stock-filter.ts';
import { StockSearch } from './stock-search.tsx';
import { StockSummary } from './stock-summary.tsx';
import { StockTable } from './stock-table.tsx';

export default function MyStockPage() {
  const { t } = useTranslation('stock');
  const [search, changeSearch] = useAddressQuery();
  const filter = stockFilterOf(search);
  const query = useQuery({ ...myStockQuery(filter), placeholderData: keepPreviousData });
  const isFiltered = filter.blurry !== undefined || filter.days !== undefined;
  const labels = {
    pages: t('pages'),
    previous: t('common:table.previous'),
    next: t('common:table.next'),
    page: (one: number) => t('common:table.page', { page: one }),
  };

  function handlePage(next: number) {
    changeSearch((wanted) => {
      wanted.set('page', String(next));
      return wanted;
    });
  }
  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('title')}
        hint={t('place')}
        actions={
          <>
            {query.data && query.data.totalElements > 0 ? (
              <SheetButton address={stockSheetAddress(filter)} name={t('exportName')}>
                {t('export')}
              </SheetButton>
            ) : null}
            <ButtonLink icon="search" to="/myParcels">
              {t('findParcel')}
            </ButtonLink>
            <ButtonLink kind="primary" icon="truck" to="/myInvoices/new">
              {t('ship')}
            </ButtonLink>
          </>
        }
      />
      {query.data && query.data.content.length > 0 ? (
        <StockSummary rows={query.data.content} totals={query.data.totals} />
      ) : null}
      <ReturnsPanel />
      <ShippingProposal />
      <Panel isFlush>
        <StockSearch
          key={`${filter.blurry ?? ''} ${filter.days ?? ''}`}
          filter={filter}
          onSearch={(wanted) => changeSearch(() => wanted)}
        />
        <PageFrame
          query={query}
          isEmpty={(found) => found.content.length === 0}
          empty={<NoStock isFiltered={isFiltered} />}
        >
          {(found) => <StockTable rows={found.content} isRefreshing={query.isPlaceholderData} />}
        </PageFrame>
      </Panel>
      <Pagination
        page={filter.page ?? 0}
        size={rowsPerPage}
        total={query.data?.totalElements ?? 0}
        onChange={handlePage}
        labels={labels}
      />
    </main>
  );
}

function NoStock({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('stock');
  if (isFiltered)
    return (
      <EmptyState
        title={t('noMatch')}
        hint={t('noMatchHint')}
        action={<ButtonLink to="/myStock">{t('reset')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={t('none')}
      hint={t('noneHint')}
      action={
        <ButtonLink kind="primary" to="/myOrder">
          {t('noneAction')}
        </ButtonLink>
      }
    />
  );
}
