import type { ProductView } from '@kouan/contract';
import { pictureInWidth } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { siteName } from '../../../shared/site-name.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { storeFiguresQuery } from '../catalog-api.ts';
import styles from './store-panel.module.css';

/** The seller, by what is really known of it: what it says, and what our own orders say. */
export function StorePanel({ product: { store } }: { product: ProductView }) {
  const { t, language } = useTranslation('product');
  const from = store.site === 'mall' ? t('storeMall') : t('storeSite', { site: siteName(store.site, t) });
  return (
    <section className={styles['store']} aria-label={store.names[language]}>
      <p>
        {store.logoUrl === null ? (
          <Icon name="store" size={18} />
        ) : (
          <Picture src={pictureInWidth(store.logoUrl, 240)} alt="" width={28} height={28} />
        )}
        <b>{store.names[language]}</b>
        <Link to={`/mallSearch?store=${store.id}`}>{t('toStore')}</Link>
      </p>
      <p className={styles['where']}>{[from, store.city?.[language]].filter(Boolean).join(' · ')}</p>
      <Figures storeId={store.id} />
      {store.notice === null ? null : <p className={styles['notice']}>{store.notice[language]}</p>}
    </section>
  );
}

function Figures({ storeId }: { storeId: number }) {
  const { t, language } = useTranslation('product');
  const figures = useQuery(storeFiguresQuery(storeId)).data;
  if (figures === undefined) return null;
  const share = (percent: number | null) => (percent === null ? t('tooFew') : `${percent}%`);
  const shown = [
    [t('returning'), share(figures.returningPercent)],
    [t('ordersHere'), t('ordersCount', { count: formatCount(figures.orders, language) })],
    [t('onTime'), share(figures.onTimePercent)],
  ] as const;
  return (
    <dl title={t('figuresHint')}>
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
