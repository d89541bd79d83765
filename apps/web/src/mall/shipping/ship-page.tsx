import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { BatchPage } from './batch-page.tsx';
import { ChooseOrder } from './choose-order.tsx';
import { ShipForm } from './ship-form.tsx';
import { shippable } from './ship-quantities.ts';
import { ShipWay } from './ship-way.tsx';
import { orderQuery, siteQuery } from './shipping-api.ts';

/** Ships goods of the order whose number stands in the address, or a batch by a sheet; else the buyer chooses an order first. */
export default function ShipPage() {
  const { t } = useTranslation('shipping');
  const { param = '' } = useParams();
  const isOrder = param.startsWith('D');
  const isBatch = param === 'batch';
  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('title')}
        hint={isOrder ? <span className="mono">{t('order', { number: param })}</span> : undefined}
        actions={
          <ButtonLink kind="text" to="/myInvoicesOrder">
            {t('notesTitle')}
          </ButtonLink>
        }
      />
      <ShipWay isBatch={isBatch} />
      {isBatch ? <BatchPage /> : isOrder ? <ShipOrder number={param} /> : <ChooseOrder />}
    </main>
  );
}

function ShipOrder({ number }: { number: string }) {
  const { t } = useTranslation('shipping');
  const isSignedIn = useSession((session) => session.token !== null);
  const order = useQuery({ ...orderQuery(number), enabled: isSignedIn });
  const site = useQuery(siteQuery());
  const nothing = (
    <EmptyState
      title={t('goods.nothing')}
      hint={t('goods.nothingHint')}
      action={
        <ButtonLink kind="primary" to={`/myInvoicesOrder?orderNumber=${number}`}>
          {t('notesTitle')}
        </ButtonLink>
      }
    />
  );
  return (
    <PageFrame query={order} needsLogIn isEmpty={(found) => shippable(found.lines).length === 0} empty={nothing}>
      {(found) => (
        <PageFrame query={site}>{({ feeSchedule }) => <ShipForm order={found} schedule={feeSchedule} />}</PageFrame>
      )}
    </PageFrame>
  );
}
