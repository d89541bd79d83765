import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../lib/i18n.ts';
import { blocksQuery } from '../catalog-api.ts';
import { ProductGrid } from '../product-card.tsx';
import { BlockLink } from './block-link.tsx';
import styles from './hall-section.module.css';

/** Groups of goods that the staff chose, above the hall. */
export function HomeGroups() {
  const { t, language } = useTranslation('catalog');
  const groups = (useQuery(blocksQuery(language)).data ?? []).filter(({ kind }) => kind === 'group');
  return groups.map(({ id, title, link, products }) => (
    <section key={id} className={styles['hall']} data-group="" aria-label={title}>
      <div className={styles['bar']}>
        <h2>{title}</h2>
        {link === null ? null : <BlockLink to={link}>{t('more')}</BlockLink>}
      </div>
      <ProductGrid products={products} label={title} />
    </section>
  ));
}
