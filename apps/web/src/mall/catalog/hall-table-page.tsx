import { pictureInWidth, type ProductCard } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAddressQuery } from '../../lib/address-query.ts';
import { formatCny, formatCount, formatVnd, vndOf } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { categoriesQuery, productsQuery } from './catalog-api.ts';
import { HallTableFilters } from './hall-table-filters.tsx';
import styles from './hall-table-page.module.css';
import { withChoice } from './product-filter.ts';
import { tableFilterOf, tableSize } from './search-filter.ts';
import { productPath } from './product-path.ts';

/** The hall for those who compare: the same goods as a table, many at a time, filters in the address. */
export default function HallTablePage() {
  const { t, language } = useTranslation('catalog-table');
  const [query, changeQuery] = useAddressQuery();
  const filter = tableFilterOf(query);
  const products = useQuery({ ...productsQuery(filter), placeholderData: keepPreviousData });
  const categories = useQuery(categoriesQuery()).data ?? [];
  const columns = useColumns();
  const page = filter.page ?? 0;
  const total = products.data?.totalElements;
  const change = (name: string, value: string | undefined) => changeQuery((now) => withChoice(now, name, value));
  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('title')}
        hint={
          total === undefined ? undefined : (
            <span role="status">
              {t(products.data?.isMore ? 'countMore' : 'count', { count: formatCount(total, language) })}
            </span>
          )
        }
        actions={<Link to="/mall">{t('cards')}</Link>}
      />
      <HallTableFilters query={query} categories={categories} onChange={change} />
      <PageFrame
        query={products}
        isEmpty={({ content }) => content.length === 0}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        {({ content, totalElements }) => (
          <>
            <Panel isFlush className={styles['sheet']}>
              <Table
                columns={columns}
                rows={content}
                rowKey={({ id }) => id}
                label={t('title')}
                isRefreshing={products.isPlaceholderData}
              />
            </Panel>
            <Pages
              page={page}
              total={totalElements}
              onChange={(next) => change('page', next === 0 ? undefined : String(next + 1))}
            />
          </>
        )}
      </PageFrame>
    </main>
  );
}

function useColumns(): Column<ProductCard>[] {
  const { t, language } = useTranslation('catalog-table');
  const { rateVndPerCnyMicros } = useSiteSettings();
  return [
    { key: 'product', head: t('product'), cell: (product) => <Name product={product} />, small: 'title' },
    { key: 'kind', head: t('kind'), cell: ({ kind }) => t(kind), small: 'hidden' },
    {
      key: 'price',
      head: t('price'),
      align: 'right',
      cell: ({ priceFen }) => (
        <span className={styles['price']}>
          <b>{formatCny(priceFen, language)}</b> <i>≈ {formatVnd(vndOf(priceFen, rateVndPerCnyMicros), language)}</i>
        </span>
      ),
    },
    {
      key: 'tier',
      head: t('tier'),
      align: 'right',
      cell: ({ lastTier }) =>
        lastTier === null ? (
          '-'
        ) : (
          <span className={styles['price']}>
            <b>{formatCny(lastTier.priceFen, language)}</b>{' '}
            <i>{t('atLeast', { count: formatCount(lastTier.minQuantity, language) })}</i>
          </span>
        ),
    },
    { key: 'from', head: t('from'), cell: ({ city }) => city?.[language] ?? '-', small: 'hidden' },
    {
      key: 'ready',
      head: t('ready'),
      cell: ({ inBorderStock, handlingDays }) => (inBorderStock ? t('inStock', { count: handlingDays }) : t('toStock')),
    },
  ];
}

function Name({ product }: { product: ProductCard }) {
  const { language } = useTranslation();
  return (
    <Link className={styles['name']} to={productPath(product)}>
      <Picture src={pictureInWidth(product.imageUrl, 240)} alt="" width={40} height={40} />
      <span>{product.title[language]}</span>
    </Link>
  );
}

function Pages({ page, total, onChange }: { page: number; total: number; onChange: (page: number) => void }) {
  const { t } = useTranslation();
  const range = { from: page * tableSize + 1, to: Math.min(total, (page + 1) * tableSize), total };
  return (
    <Pagination
      page={page}
      size={tableSize}
      total={total}
      onChange={onChange}
      labels={{
        pages: t('table.pages'),
        previous: t('table.previous'),
        next: t('table.next'),
        page: (one) => t('table.page', { page: one }),
        range: t('table.range', range),
      }}
    />
  );
}
