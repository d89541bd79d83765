import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ShippingProposal } from '../../shared/shipping-proposal.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { myStockQuery } from './stock-api.ts';
import styles from './my-stock.module.css';
import { ReturnsPanel } from './returns-panel.tsx';
import { StockSummary } from './stock-summary.tsx';
import { StockTable } from './stock-table.tsx';

const rowsPerPage = 20;

export default function MyStockPage() {
  const { t } = useTranslation('stock');
  const [search, changeSearch] = useAddressQuery();
  const blurry = search.get('blurry')?.slice(0, 100) || undefined;
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 0));
  const query = useQuery({ ...myStockQuery({ page, size: rowsPerPage, blurry }), placeholderData: keepPreviousData });
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
  const none =
    blurry === undefined ? (
      <EmptyState
        title={t('none')}
        hint={t('noneHint')}
        action={
          <ButtonLink kind="primary" to="/myOrder">
            {t('noneAction')}
          </ButtonLink>
        }
      />
    ) : (
      <EmptyState
        title={t('noMatch')}
        hint={t('noMatchHint')}
        action={<ButtonLink to="/myStock">{t('reset')}</ButtonLink>}
      />
    );
  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('title')}
        hint={t('place')}
        actions={
          <>
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
        <SearchForm
          key={blurry}
          blurry={blurry}
          onSearch={(wanted) => changeSearch(() => new URLSearchParams(wanted === '' ? {} : { blurry: wanted }))}
        />
        <PageFrame query={query} isEmpty={(found) => found.content.length === 0} empty={none}>
          {(found) => <StockTable rows={found.content} isRefreshing={query.isPlaceholderData} />}
        </PageFrame>
      </Panel>
      <Pagination
        page={page}
        size={rowsPerPage}
        total={query.data?.totalElements ?? 0}
        onChange={handlePage}
        labels={labels}
      />
    </main>
  );
}

function SearchForm({ blurry, onSearch }: { blurry: string | undefined; onSearch: (wanted: string) => void }) {
  const { t } = useTranslation('stock');
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('blurry');
    onSearch(typeof wanted === 'string' ? wanted.trim() : '');
  }
  return (
    <form className={styles['filters']} role="search" aria-label={t('filter')} onSubmit={handleSubmit}>
      <TextInput
        icon="search"
        name="blurry"
        aria-label={t('search')}
        placeholder={t('search')}
        defaultValue={blurry ?? ''}
        maxLength={100}
      />
      <Button type="submit">{t('searchAct')}</Button>
    </form>
  );
}
