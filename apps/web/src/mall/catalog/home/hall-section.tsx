import type { CategoryView } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { Segmented } from '../../../ui/tabs.tsx';
import { PageFrame } from '../../../shared/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { productsQuery } from '../catalog-api.ts';
import { CategoryList } from '../category-list.tsx';
import { ProductGrid } from '../product-card.tsx';
import { HomeGroups } from './home-groups.tsx';
import { hallFilterOf } from '../product-filter.ts';
import styles from './hall-section.module.css';

const views = [
  { key: 'relevance', query: {} },
  { key: 'priceUp', query: { order: 'priceUp' } },
  { key: 'inBorderStock', query: { stock: '1' } },
] as const;

/** The goods of the hall; choices live in the address, all of them are in the list behind. */
export function HallSection({ categories, kind }: { categories: readonly CategoryView[]; kind: 'ddc' | undefined }) {
  const { t } = useTranslation('catalog');
  const [query, setQuery] = useSearchParams();
  const products = useQuery({ ...productsQuery(hallFilterOf(query, kind)), placeholderData: keepPreviousData });
  const active =
    query.get('stock') === '1' ? 'inBorderStock' : query.get('order') === 'priceUp' ? 'priceUp' : 'relevance';
  const all = kind ? `/mallSearch?kind=${kind}` : '/mallSearch';
  return (
    <>
      {kind === undefined ? <HomeGroups /> : null}
      <section className={styles['hall']}>
        <CategoryList
          categories={categories}
          active={undefined}
          to={(slug) => (slug === undefined ? all : `/mallSearch?category=${encodeURIComponent(slug)}`)}
        />
        <div>
          <div className={styles['bar']}>
            <h2>{t(kind ? 'hallDdc' : 'hall')}</h2>
            <Segmented
              label={t('order')}
              active={active}
              items={views.map(({ key }) => ({ key, label: t(key) }))}
              onChange={(key) =>
                setQuery({ ...views.find((view) => view.key === key)?.query }, { preventScrollReset: true })
              }
            />
          </div>
          <PageFrame query={products} skeleton={<Skeleton height={640} />}>
            {(page) => (
              <ProductGrid products={page.content} label={t('hall')} isRefreshing={products.isPlaceholderData} />
            )}
          </PageFrame>
          <p className={styles['more']}>
            <Link to={all}>{t('more')}</Link>
          </p>
        </div>
      </section>
    </>
  );
}
