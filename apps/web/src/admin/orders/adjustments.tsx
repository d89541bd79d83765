import type { OrderView } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { AdjustmentFacts } from '../../shared/adjustment-facts.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { OfferDrawer } from './offer-drawer.tsx';
import { useAdjustments } from './orders-api.ts';
import styles from './orders.module.css';

/** The changes of price or freight of an order, the newest first; nothing for an order that never had one. */
export function Adjustments({ order }: { order: OrderView }) {
  const { t } = useTranslation('adjustments');
  const had = order.adjustment !== null || order.history.some(({ event }) => event === 'adjustmentOffered');
  const query = useAdjustments(order.number, had);
  if (!had) return null;
  return (
    <section aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <PageFrame query={query}>
        {({ content }) => (
          <ul className={styles['adjustments']}>
            {content.map((adjustment) => (
              <li key={adjustment.id}>
                <AdjustmentFacts adjustment={adjustment} lines={order.lines} viewer="staff" />
              </li>
            ))}
          </ul>
        )}
      </PageFrame>
    </section>
  );
}

/** Offering another price, while the order allows it. */
export function OfferButton({ order }: { order: OrderView }) {
  const { t } = useTranslation('adjustments');
  const mayOffer = usePermission(['order:accept']);
  const [isOpen, setOpen] = useState(false);
  if (!mayOffer || !order.allowedActions.includes('offerAdjustment')) return null;
  return (
    <>
      <Button icon="edit" onClick={() => setOpen(true)}>
        {t('offer')}
      </Button>
      {isOpen ? <OfferDrawer order={order} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
