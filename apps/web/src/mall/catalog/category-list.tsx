import type { CategoryView } from '@kouan/contract';
import { Link } from 'react-router';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import styles from './category-list.module.css';

type CategoryListProps = {
  categories: readonly CategoryView[];
  active: string | undefined;
  /** Where a category leads; undefined is all of them. */ to: (slug: string | undefined) => string;
};

/** Categories with how many products each has: a column, on small screens a row to swipe. */
export function CategoryList({ categories, active, to }: CategoryListProps) {
  const { t, language } = useTranslation('catalog');
  const total = categories.reduce((sum, { productCount }) => sum + productCount, 0);
  return (
    <nav className={styles['list']} aria-label={t('categories')}>
      <h2>{t('categories')}</h2>
      <Link to={to(undefined)} aria-current={active === undefined ? 'true' : undefined}>
        {t('allGoods')} <i>{formatCount(total, language)}</i>
      </Link>
      {categories.map(({ slug, name, productCount }) => (
        <Link key={slug} to={to(slug)} aria-current={active === slug ? 'true' : undefined}>
          {name[language]} <i>{formatCount(productCount, language)}</i>
        </Link>
      ))}
    </nav>
  );
}
