import type { ProductView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/page-title.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { useProductNotices } from '../../shared/screening-api.ts';
import { ScreeningNotes } from '../../shared/screening-notes.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { productQuery, siteQuery } from './catalog-api.ts';
import styles from './product-page.module.css';
import { CostSlip } from './product/cost-slip.tsx';
import { Gallery } from './product/gallery.tsx';
import { KeepForLater } from './product/keep-for-later.tsx';
import { PriceTiers } from './product/price-tiers.tsx';
import { ProductChoice } from './product/product-choice.tsx';
import { Notices, ProductFacts } from './product/product-facts.tsx';
import { ProductHead } from './product/product-head.tsx';
import { PurchaseAnswer, PurchaseBar, PurchaseButtons } from './product/purchase-buttons.tsx';
import { SimilarGoods } from './product/similar-goods.tsx';
import { StorePanel } from './product/store-panel.tsx';
import { usePurchase } from './product/use-purchase.ts';

/** One product: choose specifications and quantities, see the landed cost, buy or put into the cart. */
export default function ProductPage() {
  const { id = '' } = useParams();
  const product = useQuery({ ...productQuery(id), meta: { silent: true } });
  const { t, language } = useTranslation('product');
  usePageTitle(product.data?.title[language]);
  return (
    <main id="main" className="wrap">
      <PageFrame
        query={product}
        title={t('page')}
        skeleton={
          <div className={styles['waiting']}>
            <Skeleton height={560} />
          </div>
        }
      >
        {(found) => <ProductDetail key={found.id} product={found} />}
      </PageFrame>
    </main>
  );
}

function ProductDetail({ product }: { product: ProductView }) {
  const { language } = useTranslation('product');
  const schedule = useQuery(siteQuery()).data?.feeSchedule;
  const purchase = usePurchase(product, schedule?.destinations[0]?.code);
  const { chosen } = purchase;
  const notices = useProductNotices(product.id);
  return (
    <>
      <Breadcrumb product={product} />
      <div className={styles['columns']}>
        <div className={styles['pictures']}>
          <Gallery images={product.images} title={product.title[language]} />
          <StorePanel product={product} />
        </div>
        <div>
          <ProductHead product={product}>
            <KeepForLater product={product} lines={chosen.lines} onKeep={purchase.keep} />
          </ProductHead>
          <ScreeningNotes notices={notices} />
          <PriceTiers product={product} total={chosen.total} />
          <ProductChoice
            product={product}
            matrix={purchase.matrix}
            entries={purchase.entries}
            total={chosen.total}
            onChange={purchase.change}
          />
          <PurchaseAnswer answer={purchase.answer} isBusy={purchase.isBusy} onRaise={purchase.handleRaise} />
        </div>
        <CostSlip product={product} schedule={schedule} purchase={purchase}>
          <PurchaseButtons purchase={purchase} />
        </CostSlip>
      </div>
      <div className={styles['more']}>
        <ProductFacts product={product} />
        <Notices />
      </div>
      <SimilarGoods productId={product.id} />
      <PurchaseBar purchase={purchase} />
    </>
  );
}

function Breadcrumb({ product: { category, title } }: { product: ProductView }) {
  const { t, language } = useTranslation('product');
  return (
    <nav className={styles['path']} aria-label={t('path')}>
      <Link to="/mall">{t('hall')}</Link>
      {category === null ? null : (
        <>
          <Icon name="right" size={12} />
          <Link to={`/mallSearch?category=${encodeURIComponent(category.slug)}`}>{category.name[language]}</Link>
        </>
      )}
      <Icon name="right" size={12} />
      <span>{title[language]}</span>
    </nav>
  );
}
