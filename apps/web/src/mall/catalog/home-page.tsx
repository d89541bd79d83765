import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { categoriesQuery, exampleQuery, productsQuery, siteQuery } from './catalog-api.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BelowSections, HallSection, JourneySection } from './home/deferred.ts';
import { Hero } from './home/hero.tsx';
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
  const { data: product } = useQuery({ ...exampleQuery(example?.id ?? ''), enabled: example !== undefined });

  if (link) return <Navigate replace to={linkPath(link)} />;
  return (
    <main id="main">
      <Hero example={product} schedule={site?.feeSchedule} />
      <Suspense>
        <JourneySection />
      </Suspense>
      <div className={`wrap ${styles['below']}`}>
        <Suspense fallback={<Skeleton height={640} />}>
          <HallSection categories={categories ?? []} kind={pathname === '/mallDdc' ? 'ddc' : undefined} />
        </Suspense>
        <Suspense>
          <BelowSections product={product} site={site} />
        </Suspense>
      </div>
    </main>
  );
}
