import type { CashierView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { usePageTitle } from '../../lib/page-title.tsx';
import { useSession } from '../../lib/session.ts';
import { TimeLimit } from '../../lib/time-limit.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CashierSlip } from './cashier-slip.tsx';
import styles from './cashier.module.css';
import { ClaimForm } from './claim-form.tsx';
import { CancelledState, PaidState, PausedState, ReviewState } from './claim-states.tsx';
import { PayByCard } from './pay-by-card.tsx';
import { PayByGateway, useReturn } from './pay-by-gateway.tsx';
import { PayByWallet } from './pay-by-wallet.tsx';
import { LastReview } from './last-review.tsx';
import { type Method, openMethod, PaymentMethods } from './payment-methods.tsx';
import { cashierQuery, orderQuery } from './payments-api.ts';
import { TransferDetails } from './transfer-details.tsx';

const reviewRefreshMs = 15_000;

/** The cashier of a payment; the number of an order leads to the payment that is due for it. */
export default function CashierPage() {
  const { id } = useParams();
  if (!id) return <Navigate replace to="/myPayment" />;
  return (
    <main id="main" className="wrap">
      {id.startsWith('D') ? <OrderCashier number={id} /> : <PaymentCashier number={id} />}
    </main>
  );
}

function OrderCashier({ number }: { number: string }) {
  const { t } = useTranslation('payments');
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...orderQuery(number), enabled: isSignedIn });
  const toOrder = (
    <ButtonLink kind="primary" to={`/myOrderDetail/${number}`}>
      {t('review.viewOrder')}
    </ButtonLink>
  );
  return (
    <PageFrame
      query={query}
      title={t('cashierTitle')}
      needsLogIn
      isEmpty={({ duePaymentNumber }) => duePaymentNumber === null}
      empty={<EmptyState title={t('noDue.title')} hint={t('noDue.text')} action={toOrder} />}
    >
      {({ duePaymentNumber }) => <Navigate replace to={`/mallDdcCashier/${duePaymentNumber}`} />}
    </PageFrame>
  );
}

function PaymentCashier({ number }: { number: string }) {
  const { t } = useTranslation('payments');
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({
    ...cashierQuery(number),
    enabled: isSignedIn,
    refetchInterval: ({ state }) => (state.data?.status === 'pendingApproval' ? reviewRefreshMs : false),
  });
  usePageTitle(query.data ? t(`heading.${query.data.purpose}`) : undefined);
  return (
    <PageFrame query={query} title={t('cashierTitle')} needsLogIn>
      {(payment) => (
        <>
          <CashierHead payment={payment} />
          <div className={styles['columns']}>
            <Panel isFlush label={t('cashierTitle')}>
              <CashierBody payment={payment} />
            </Panel>
            <CashierSlip payment={payment} />
          </div>
        </>
      )}
    </PageFrame>
  );
}

function CashierHead({ payment }: { payment: CashierView }) {
  const { t } = useTranslation('payments');
  return (
    <header className={styles['head']}>
      <h1>{t(`heading.${payment.purpose}`)}</h1>
      <p>
        <span className="mono">{t('order', { number: payment.orderNumber })}</span>
        {payment.shipmentNumber === null ? null : (
          <span className="mono"> · {t('shipment', { number: payment.shipmentNumber })}</span>
        )}
      </p>
      {payment.status === 'unpaid' && payment.dueAt !== null ? (
        <div className={styles['left']}>
          <Icon name="clock" size={16} />
          {t('payWithin')}
          <TimeLimit until={payment.dueAt} label={t('timeLeft')} over={t('common:time.over')} />
          {t('orCancelled')}
        </div>
      ) : null}
    </header>
  );
}

function CashierBody({ payment }: { payment: CashierView }) {
  useReturn(payment);
  if (payment.status === 'paid') return <PaidState payment={payment} />;
  if (payment.status === 'cancelled') return <CancelledState payment={payment} />;
  if (payment.status === 'pendingApproval') return <ReviewState payment={payment} />;
  return payment.allowedActions.includes('pay') ? <WaysToPay payment={payment} /> : <PausedState payment={payment} />;
}

/** The method stands in the address, so that it is still chosen after a reload. */
function WaysToPay({ payment }: { payment: CashierView }) {
  const [search, setSearch] = useSearchParams();
  const method = openMethod(payment.methods, search.get('method'));
  const choose = (next: Method) => setSearch(next === 'bankTransfer' ? {} : { method: next }, { replace: true });
  return (
    <>
      <LastReview payment={payment} />
      <PaymentMethods methods={payment.methods} chosen={method} onChoose={choose} />
      {method === 'bankTransfer' ? (
        <>
          <TransferDetails payment={payment} />
          <ClaimForm key={payment.claimedAt ?? 'first'} payment={payment} />
        </>
      ) : null}
      {method === 'wallet' ? <PayByWallet payment={payment} /> : null}
      {method === 'quick' ? <PayByCard payment={payment} /> : null}
      {method === 'online' || method === 'alipay' || method === 'digitalRmb' ? (
        <PayByGateway key={method} payment={payment} method={method} />
      ) : null}
    </>
  );
}
