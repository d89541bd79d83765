import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { similarQuery } from '../catalog-api.ts';
import { ProductGrid } from '../product-card.tsx';
import styles from './similar-goods.module.css';

/** Goods of the same kind at about the same price; `#similar` leads here. */
export function SimilarGoods({ productId }: { productId: string }) {
  const { t } = useTranslation('product');
  const { hash } = useLocation();
  const place = useRef<HTMLElement>(null);
  const goods = useQuery(similarQuery(productId)).data ?? [];
  const isWanted = hash === '#similar' && goods.length > 0;
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView();
  }, [isWanted]);
  if (goods.length === 0) return null;
  return (
    <section ref={place} id="similar" className={styles['similar']} aria-labelledby="similar-title">
      <h2 id="similar-title">{t('similar')}</h2>
      <ProductGrid products={goods} label={t('similar')} />
    </section>
  );
}
