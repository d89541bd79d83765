import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { categoriesQuery, productQuery, productsQuery, siteQuery } from './catalog-api.ts';
import { FeesSection } from './home/fees-section.tsx';
import { HallSection } from './home/hall-section.tsx';
import { Hero } from './home/hero.tsx';
import { JourneySection } from './home/journey-section.tsx';
import { LimitsSection } from './home/limits-section.tsx';
import { RateSection } from './home/rate-section.tsx';
import styles from './home-page.module.css';
import { linkPath } from './link-target.ts';
import { hallFilterOf } from './product-filter.ts';

/** The home page and the purchasing hall: paste a link, see what it costs delivered, or choose from the goods. */
export default function HomePage() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const link = query.get('link');
  const example = useQuery(productsQuery(hallFilterOf(new URLSearchParams()))).data?.content[0];
  const site = useQuery(siteQuery()).data;
  const categories = useQuery(categoriesQuery()).data;
  const { data: product } = useQuery({ ...productQuery(example?.id ?? ''), enabled: example !== undefined });

  if (link) return <Navigate replace to={linkPath(link)} />;
  return (
    <main id="main">
      <Hero example={product} schedule={site?.feeSchedule} />
      <JourneySection />
      <div className="wrap">
        <HallSection categories={categories ?? []} kind={pathname === '/mallDdc' ? 'ddc' : undefined} />
        <div className={styles['open']}>
          <FeesSection product={product} schedule={site?.feeSchedule} />
          <RateSection history={site?.rateHistory ?? []} />
        </div>
        <LimitsSection />
      </div>
    </main>
  );
}
