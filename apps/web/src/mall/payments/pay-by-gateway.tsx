import type { CashierView, gatewayMethods } from '@kouan/contract';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './cashier.module.css';
import { useRefreshTrade, useStartTrade } from './payments-api.ts';

export type GatewayMethod = (typeof gatewayMethods)[number];

/** On to the cashier of the institution, and how it goes on from there. */
export function PayByGateway({ payment, method }: { payment: CashierView; method: GatewayMethod }) {
  const { t, language } = useTranslation('payments');
  const navigate = useNavigate();
  const start = useStartTrade();
  const refresh = useRefreshTrade();
  const params = { number: payment.number };
  const amount = formatCny(payment.dueFen, language);

  function handleStart() {
    start.mutate(
      { params, body: { method } },
      {
        onSuccess: ({ payUrl }) => (payUrl.startsWith('/') ? void navigate(payUrl) : window.location.assign(payUrl)),
      },
    );
  }
  return (
    <section className={styles['way']} aria-label={t(`methods.${method}.name`)}>
      <p>{t('gateway.text', { amount })}</p>
      {payment.isSandbox ? <Note tone="info">{t('gateway.sandbox')}</Note> : null}
      <div className={styles['act']}>
        <Button kind="primary" size="large" icon="external" isBusy={start.isPending} onClick={handleStart}>
          {t('gateway.go', { amount })}
        </Button>
        <Button
          kind="text"
          size="large"
          isBusy={refresh.isPending}
          onClick={() => refresh.mutate({ params, body: {} })}
        >
          {t('gateway.refresh')}
        </Button>
      </div>
      {refresh.data?.status === 'unpaid' ? <p role="status">{t('gateway.notYet')}</p> : null}
    </section>
  );
}

/** Who comes back from the institution is not shown an old state: it is asked once how the payment stands. */
export function useReturn(payment: CashierView): void {
  const [search, setSearch] = useSearchParams();
  const refresh = useRefreshTrade();
  const isAsked = useRef(false);
  const hasReturned = search.get('returned') === '1';
  const { number, status } = payment;
  useEffect(() => {
    if (!hasReturned || isAsked.current) return;
    isAsked.current = true;
    if (status === 'unpaid') refresh.mutate({ params: { number }, body: {} });
    setSearch(
      (now) => {
        now.delete('returned');
        return now;
      },
      { replace: true },
    );
  }, [hasReturned, number, status, refresh, setSearch]);
}
