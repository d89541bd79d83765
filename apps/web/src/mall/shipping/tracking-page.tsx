import type { TrackingView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { trackingQuery } from './tracking-api.ts';
import styles from './tracking.module.css';

const businessZone = 'Asia/Ho_Chi_Minh';
/** Steps after the border: without a place nobody told one. */
const isAway = new Set<string>(['handedOver', 'pickedUp', 'onTheWay', 'outForDelivery', 'deliveryFailed']);

/** Where a shipment is, for whoever was given its code; no account needed. */
export default function TrackingPage() {
  const { t } = useTranslation('tracking');
  const { code = '' } = useParams();
  const query = useQuery(trackingQuery(code));
  if (query.error?.status === 404)
    return (
      <main id="main" className="wrap">
        <PageHead title={t('title')} />
        <EmptyState title={t('none')} hint={t('noneHint')} />
      </main>
    );
  return (
    <main id="main" className={classNames('wrap', styles['page'])}>
      <PageHead title={t('title')} />
      <PageFrame query={query}>{(view) => <Course view={view} />}</PageFrame>
    </main>
  );
}

function Course({ view }: { view: TrackingView }) {
  const { t, language } = useTranslation('tracking');
  const { number, destination, carrier, trackingNumber, steps } = view;
  // The server draws the business's time; the reader's own follows once the page is alive.
  const zone = useHydrated() ? undefined : businessZone;
  return (
    <Panel
      title={<span className="mono">{t('number', { number })}</span>}
      actions={<span className="muted">{t('to', { place: destination[language] || destination.cn })}</span>}
    >
      <dl className={styles['facts']}>
        <div>
          <dt>{t('carrier')}</dt>
          <dd>{carrier || <span className="muted">{t('notYet')}</span>}</dd>
        </div>
        <div>
          <dt>{t('trackingNumber')}</dt>
          <dd>
            {trackingNumber === '' ? (
              <span className="muted">{t('notYet')}</span>
            ) : (
              <>
                <b className="mono">{trackingNumber}</b>{' '}
                <CopyButton text={trackingNumber} labels={{ copy: t('copy'), copied: t('copied') }} />
              </>
            )}
          </dd>
        </div>
      </dl>
      <ol className={styles['steps']} aria-label={t('steps')}>
        {steps.toReversed().map(({ step, at, place }, index) => (
          <li
            key={`${step} ${String(at)}`}
            className={classNames(step === 'cancelled' && styles['cancelled'])}
            aria-current={index === 0 ? 'step' : undefined}
          >
            <b>{t(`step.${step}`)}</b>
            <span>{place ? place[language] || place.cn : isAway.has(step) ? null : t('warehouse')}</span>
            {at === null ? null : <time dateTime={at}>{formatDateTime(at, zone)}</time>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
