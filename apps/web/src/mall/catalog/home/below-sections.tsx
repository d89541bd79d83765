import type { SiteView } from '@kouan/contract';
import type { ExampleGoods } from '../catalog-api.ts';
import styles from '../home-page.module.css';
import { FeesSection } from './fees-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { RateSection } from './rate-section.tsx';

/** What stands below the goods: the fees of an example, the rate, the limits. */
export function BelowSections({ product, site }: { product: ExampleGoods | undefined; site: SiteView | undefined }) {
  return (
    <>
      <div className={styles['open']}>
        <FeesSection product={product} schedule={site?.feeSchedule} />
        <RateSection history={site?.rateHistory ?? []} />
      </div>
      <LimitsSection />
    </>
  );
}
