import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router';
import { useAddressQuery } from '../../lib/address-query.ts';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Checkbox, SelectInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PageSkeleton, Skeleton } from '../../ui/skeleton.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { categoriesQuery, productsQuery } from './catalog-api.ts';
import { CategoryList } from './category-list.tsx';
import { linkPath, looksLikeLink } from './link-target.ts';
import { FilterPanel } from './filter-panel.tsx';
import { ProductGrid } from './product-card.tsx';
import { withChoice, withChoices } from './product-filter.ts';
import { filterOf, listSize } from './search-filter.ts';
import styles from './search-page.module.css';

/** The goods that fit a word and the filters of the address. A pasted link goes to the page of links. */
export default function SearchPage() {
  const { word } = useParams();
  const { t } = useTranslation('catalog');
  return word !== undefined && looksLikeLink(word) ? (
    <>
      <PageSkeleton title={t('paste')} />
      <Navigate replace to={linkPath(word)} state={{ text: word }} />
    </>
  ) : (
    <ProductSearch word={word} />
  );
}

function ProductSearch({ word }: { word: string | undefined }) {
  const { t, language } = useTranslation('catalog');
  const [query, changeQuery] = useAddressQuery();
  const filter = filterOf(query, word);
  const products = useQuery({ ...productsQuery(filter), placeholderData: keepPreviousData });
  const categories = useQuery(categoriesQuery()).data ?? [];
  const total = products.data?.totalElements;
  const path = word === undefined ? '/mallSearch' : `/mallSearch/${encodeURIComponent(word)}`;
  const empty = (
    <EmptyState title={t('none')} hint={t('noneHint')} action={<ButtonLink to={path}>{t('clear')}</ButtonLink>} />
  );

  return (
    <main id="main" className="wrap">
      <PageHead
        title={word === undefined ? t('hall') : t('resultsFor', { word })}
        hint={
          total === undefined ? undefined : (
            <span role="status">
              {products.data?.isMore
                ? t('search:resultsMore', { count: formatCount(total, language) })
                : t('results', { count: formatCount(total, language) })}
            </span>
          )
        }
        actions={<Link to="/mallDdc/link">{t('paste')}</Link>}
      />
      <div className={styles['columns']}>
        <div>
          <CategoryList
            categories={categories}
            active={filter.category}
            to={(slug) => `${path}?${withChoice(query, 'category', slug)}`}
          />
          <FilterPanel
            query={query}
            word={word}
            onChange={(changes) => changeQuery((now) => withChoices(now, changes))}
          />
        </div>
        <div>
          <Filters query={query} onChange={(name, value) => changeQuery((now) => withChoice(now, name, value))} />
          <PageFrame
            query={products}
            isEmpty={(page) => page.content.length === 0}
            empty={empty}
            skeleton={<Skeleton height={640} />}
          >
            {(page) => (
              <>
                <Corrected word={word} correctedTo={page.correctedTo} />
                <h2 className="visually-hidden">{t('hall')}</h2>
                <ProductGrid
                  products={page.content}
                  label={t('hall')}
                  isRefreshing={products.isPlaceholderData}
                  isFirst
                />
                <div className={styles['pages']}>
                  {page.isMore ? <p>{t('search:refine')}</p> : null}
                  <Pages
                    page={filter.page ?? 0}
                    total={page.totalElements}
                    onChange={(next) =>
                      changeQuery((now) => withChoice(now, 'page', next === 0 ? undefined : String(next + 1)))
                    }
                  />
                </div>
              </>
            )}
          </PageFrame>
        </div>
      </div>
    </main>
  );
}

const kinds = [
  ['', 'kindAll'],
  ['mall', 'kindMall'],
  ['ddc', 'kindDdc'],
] as const;
const orders = ['relevance', 'priceUp', 'priceDown', 'newest'] as const;

function Filters({
  query,
  onChange,
}: {
  query: URLSearchParams;
  onChange: (name: string, value: string | undefined) => void;
}) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles['filters']}>
      <Segmented
        label={t('kind')}
        active={query.get('kind') ?? ''}
        items={kinds.map(([key, text]) => ({ key, label: t(text) }))}
        onChange={(key) => onChange('kind', key)}
      />
      <Checkbox
        checked={query.get('stock') === '1'}
        onChange={(event) => onChange('stock', event.target.checked ? '1' : undefined)}
      >
        {t('inBorderStock')}
      </Checkbox>
      <SelectInput
        className={styles['order']}
        aria-label={t('order')}
        value={query.get('order') ?? 'relevance'}
        choices={orders.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => onChange('order', event.target.value === 'relevance' ? undefined : event.target.value)}
      />
    </div>
  );
}

/** What was searched for instead of words that nothing has. */
function Corrected({ word = '', correctedTo }: { word: string | undefined; correctedTo: string | null }) {
  const { t } = useTranslation('search');
  if (correctedTo === null) return null;
  return (
    <Note tone="info">
      {correctedTo === word ? t('loose', { word }) : t('corrected', { word, corrected: correctedTo })}
    </Note>
  );
}

function Pages({ page, total, onChange }: { page: number; total: number; onChange: (page: number) => void }) {
  const { t } = useTranslation();
  const range = t('table.range', { from: page * listSize + 1, to: Math.min(total, (page + 1) * listSize), total });
  return (
    <Pagination
      page={page}
      size={listSize}
      total={total}
      onChange={onChange}
      labels={{
        pages: t('table.pages'),
        previous: t('table.previous'),
        next: t('table.next'),
        page: (one) => t('table.page', { page: one }),
        range,
      }}
    />
  );
}
