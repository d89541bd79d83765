import type { CashierView, gatewayMethods } from '@kouan/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './cashier.module.css';
import { isTrial } from './payment-methods.tsx';
import { useRefreshTrade, useStartTrade } from './payments-api.ts';
import { svgAddress } from './save-drawing.ts';

export type GatewayMethod = (typeof gatewayMethods)[number];

/** On to the cashier of the institution, and how it goes on from there. */
export function PayByGateway({ payment, method }: { payment: CashierView; method: GatewayMethod }) {
  const { t, language } = useTranslation('payments');
  const navigate = useNavigate();
  const start = useStartTrade();
  const refresh = useRefreshTrade();
  const [isAsked, setIsAsked] = useState(false);
  const params = { number: payment.number };
  const amount = formatCny(payment.dueFen, language);

  /** Where a code can be scanned the page waits for it; else it goes on to the institution's own. */
  function handleStart() {
    start.mutate({ params, body: { method } }, { onSuccess: ({ payUrl, scanSvg }) => scanSvg ?? goOn(payUrl) });
  }
  function goOn(payUrl: string): void {
    if (payUrl.startsWith('/')) void navigate(payUrl);
    else window.location.assign(payUrl);
  }
  const { scanSvg, payUrl } = start.data ?? {};
  useLookWhile(Boolean(scanSvg), () => refresh.mutate({ params, body: {} }));
  return (
    <section className={styles['way']} aria-label={t(`methods.${method}.name`)}>
      <p>{t('gateway.text', { amount })}</p>
      {isTrial(payment.methods, method) ? <Note tone="info">{t('gateway.sandbox')}</Note> : null}
      {scanSvg ? (
        <figure className={styles['qr']}>
          <img src={svgAddress(scanSvg)} alt={t('gateway.scan', { amount })} width={184} height={184} />
          <figcaption>
            {t('gateway.scanHint')}
            <b>{amount}</b>
          </figcaption>
        </figure>
      ) : null}
      <div className={styles['act']}>
        <Button
          kind={scanSvg ? 'secondary' : 'primary'}
          size="large"
          icon="external"
          isBusy={start.isPending}
          onClick={() => (scanSvg && payUrl ? goOn(payUrl) : handleStart())}
        >
          {scanSvg ? t('gateway.openPage') : t('gateway.go', { amount })}
        </Button>
        <Button
          kind="text"
          size="large"
          isBusy={refresh.isPending}
          onClick={() => {
            setIsAsked(true);
            refresh.mutate({ params, body: {} });
          }}
        >
          {t('gateway.refresh')}
        </Button>
      </div>
      {isAsked && refresh.data?.status === 'unpaid' ? <p role="status">{t('gateway.notYet')}</p> : null}
    </section>
  );
}

const lookEveryMs = 5_000;

/** Looks again and again while a code waits to be scanned and the page is in sight. */
function useLookWhile(isWaiting: boolean, look: () => void): void {
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => (document.hidden ? undefined : lookNow()), lookEveryMs);
    return () => clearInterval(timer);
  }, [isWaiting]);
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
