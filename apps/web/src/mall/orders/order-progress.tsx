import type { OrderView } from '@kouan/contract';
import { statusNumber } from '@kouan/domain';
import type { ReactNode } from 'react';
import { formatCny, formatCount, formatInProse } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { TimeLimit } from '../../lib/time-limit.tsx';
import { JourneyRail } from '../../shared/journey-rail.tsx';
import { statusTone } from '../../shared/order-status-tag.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { nextActs, nextStep } from './next-step.ts';
import styles from './order-page.module.css';

/** The rail with what happened at each station, and beneath it whose turn it is. */
export const OrderProgress = ({ order }: { order: OrderView }) => (
  <section className={styles['progress']}>
    <div className={styles['rail']}>
      <JourneyRail
        status={order.status}
        isAccepted={order.isAccepted}
        frozenAt={order.station}
        facts={useStationFacts(order)}
      />
    </div>
    <TurnBanner order={order} />
  </section>
);

const sum = (order: OrderView, of: 'ordered' | 'received' | 'shipped' | 'frozen'): number =>
  order.lines.reduce((total, line) => total + line[of], 0);

function useStationFacts(order: OrderView): Partial<Record<1 | 2 | 3 | 4 | 5, ReactNode>> {
  const { t, language } = useTranslation('orders');
  const date = (moment: string) => formatInProse(moment, language);
  const count = (amount: number) => formatCount(amount, language);
  const ordered = sum(order, 'ordered');
  const received = sum(order, 'received');
  const shipped = sum(order, 'shipped');
  const approvedAt = order.payments
    .filter(({ purpose, status }) => purpose === 'deposit' && status === 'paid')
    .flatMap(({ reviews }) => reviews)
    .at(-1)?.at;
  const paidUnits = shipped + (order.status === 'shipmentPending' ? sum(order, 'frozen') : 0);

  const facts: Partial<Record<1 | 2 | 3 | 4 | 5, ReactNode>> = {};
  if (order.acceptedAt) facts[1] = t('rail.accepted', { date: date(order.acceptedAt) });
  else if (order.status === 'depositPending') facts[1] = t('rail.waiting');
  facts[2] = approvedAt ? t('rail.depositPaid', { date: date(approvedAt) }) : formatCny(order.depositFen, language);
  if (order.stockedAt) facts[3] = t('rail.stocked', { date: date(order.stockedAt) });
  else if (received > 0) facts[3] = t('rail.received', { received: count(received), ordered: count(ordered) });
  else if (order.expectedStockingOn) facts[3] = t('rail.expected', { date: order.expectedStockingOn });
  if (paidUnits > 0) facts[4] = t('rail.finalPaid', { quantity: count(paidUnits) });
  if (shipped > 0) facts[5] = t('rail.shipped', { shipped: count(shipped), ordered: count(ordered) });
  return facts;
}

function TurnBanner({ order }: { order: OrderView }) {
  const { t, language } = useTranslation('orders');
  const step = nextStep(order);
  const tone =
    step === 'adjustmentOffered' ? 'turn' : step === 'awaitingConfirmation' ? 'work' : statusTone[order.status];
  const [act] = nextActs(order);
  return (
    <div className={classNames(styles['banner'], styles[tone])} role="status" data-status={statusNumber(order.status)}>
      <div>
        <h2>{t(`next.${step}.title`)}</h2>
        <p>
          {t(`next.${step}.text`)}
          {order.status === 'closed' && order.closeReason
            ? ` ${t('closeReason', { reason: order.closeReason })}`
            : null}
        </p>
      </div>
      {order.actBy === null ? null : (
        <TimeLimit until={order.actBy} label={t('common:time.left')} over={t('common:time.over')} />
      )}
      {act ? (
        <ButtonLink kind={act.isMoney ? 'secondary' : 'primary'} size="large" to={act.to}>
          {t(`act.${act.text}`, { amount: formatCny(order.dueFen, language) })}
        </ButtonLink>
      ) : null}
    </div>
  );
}
