import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { OrderStatusTag } from '../../shared/order-status-tag.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/panel.tsx';
import { orderQuery } from './orders-api.ts';

/** The after-sales of an order: there is none, and the way back to the order. */
export default function RefundPage() {
  const { t } = useTranslation('orders');
  const { id = '' } = useParams();
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...orderQuery(id), enabled: isSignedIn });
  return (
    <main id="main" className="wrap">
      <PageHead title={t('refundTitle')} />
      <PageFrame query={query} needsLogIn>
        {(order) => (
          <>
            <OrderStatusTag status={order.status} isAccepted={order.isAccepted} />
            <EmptyState
              title={t('refund.none')}
              hint={t('refund.noneHint')}
              action={
                <ButtonLink kind="primary" to={`/myOrderDetail/${order.number}`}>
                  {t('refund.action')}
                </ButtonLink>
              }
            />
          </>
        )}
      </PageFrame>
    </main>
  );
}
