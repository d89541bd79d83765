import type { FeeScheduleView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { blocksQuery, type ExampleGoods, productQuery } from '../catalog-api.ts';
import { useLinkRecognition } from '../use-link-recognition.ts';
import styles from './hero.module.css';
import { PasteBar } from './paste-bar.tsx';
import { QuoteSlip } from './deferred.ts';

const shownSites = ['1688', 'taobao', 'tmall', 'pinduoduo', 'jd'] as const;
const promises = [
  ['confirm', 'confirmValue', 'hours'],
  ['review', 'reviewValue', 'hour'],
  ['stocking', 'stockingValue', 'days'],
] as const;

/** The first thing on the home page: paste a link and read off what one piece costs delivered. */
export function Hero({
  example,
  schedule,
}: {
  example: ExampleGoods | undefined;
  schedule: FeeScheduleView | undefined;
}) {
  const { t, language } = useTranslation('catalog');
  const own = useQuery(blocksQuery(language)).data?.find(({ kind }) => kind === 'hero');
  const recognition = useLinkRecognition();
  const { productId } = recognition;
  const known = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== null });
  const product = productId === null ? example : known.data;

  return (
    <section className={styles['hero']}>
      <div className={`wrap ${styles['columns']}`}>
        <div>
          <h1>{own?.title ?? t('hero.title')}</h1>
          <p className={styles['lead']}>{own?.text ?? t('hero.lead')}</p>
          <PasteBar recognition={recognition} />
          <div className={styles['meta']}>
            <ul className={styles['sites']} aria-label={t('hero.sites')}>
              {shownSites.map((site) => (
                <li key={site}>{t(`hero.site.${site}`)}</li>
              ))}
            </ul>
            <Link to="/addInterest">
              <Icon name="camera" size={16} />
              {t('hero.noLink')}
            </Link>
            <Link to="/pluginInstallation">
              <Icon name="plugin" size={16} />
              {t('hero.plugin')}
            </Link>
          </div>
          <dl className={styles['facts']}>
            {promises.map(([name, value, unit]) => (
              <div key={name}>
                <dt>{t(`hero.${name}`)}</dt>
                <dd>
                  {t(`hero.${value}`)} <small>{t(`hero.${unit}`)}</small>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Suspense fallback={<Skeleton height={420} />}>
          <QuoteSlip product={product} schedule={schedule} isExample={productId === null} />
        </Suspense>
      </div>
    </section>
  );
}
