import type { OrderView, PaymentBrief } from '@kouan/contract';
import { formatCny, formatRate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Money } from '../../shared/money.tsx';
import { MoneySlip, type SlipLine } from '../../shared/money-slip.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PayBar } from '../../ui/pay-bar.tsx';
import { nextActs } from './next-step.ts';
import styles from './order-page.module.css';

/** The payment that can be made now, if the server lets the buyer make it. */
function dueOf(
  order: OrderView,
):
  | { payment: PaymentBrief; text: 'payDeposit' | 'payDepositAgain' | 'payFinal' | 'payFinalAgain'; to: string }
  | undefined {
  const act = nextActs(order).find(({ isMoney }) => isMoney);
  const payment = order.payments.find(({ number }) => number === order.duePaymentNumber);
  if (!act || !payment || act.text === 'createShipment' || act.text === 'confirmDelivery') return undefined;
  if (act.text === 'answerAdjustment') return undefined;
  return { payment, text: act.text, to: act.to };
}

/** The statement of the order: what is due, what it is made of, and what became of the money paid. */
export function OrderMoney({ order }: { order: OrderView }) {
  const { t, language } = useTranslation('orders');
  const due = dueOf(order);
  const lines: SlipLine[] = [
    { label: t('money.goods'), fen: order.goodsFen },
    { label: t('money.freight'), fen: order.freightFen },
    { label: t('money.service'), fen: order.serviceFen },
    { label: t('money.total'), fen: order.totalFen, tone: 'sum' },
    {
      label: t('money.depositLine'),
      fen: order.depositFen,
      ...(due?.payment.purpose === 'deposit' ? { tone: 'turn' as const } : {}),
    },
    { label: t('money.rest'), fen: order.totalFen - order.depositFen },
  ];
  const { paidFen, consumedFen, heldFen, refundedFen } = order.money;
  const history: SlipLine[] = [
    { label: t('money.paid'), fen: paidFen, tone: 'sum' },
    { label: t('money.consumed'), fen: consumedFen },
    { label: t('money.held'), fen: heldFen },
    { label: t('money.refunded'), fen: refundedFen },
  ];
  const action = due ? (
    <ButtonLink kind="primary" size="large" isBlock to={due.to}>
      {t(`act.${due.text}`, { amount: formatCny(due.payment.dueFen, language) })}
    </ButtonLink>
  ) : undefined;
  return (
    <MoneySlip
      label={t('money.title')}
      due={
        due ? { label: t(`money.${due.payment.purpose}`), fen: due.payment.dueFen, vnd: due.payment.dueVnd } : undefined
      }
      lines={lines}
      action={action}
      history={history}
    >
      <p className={styles['rate']}>{t('money.rate', { rate: formatRate(order.rateVndPerCnyMicros, language) })}</p>
      <p className={styles['rate']}>{t('money.beforeShipping')}</p>
    </MoneySlip>
  );
}

/** On small screens the money act stands at the bottom, over the navigation. */
export function OrderPayBar({ order }: { order: OrderView }) {
  const { t, language } = useTranslation('orders');
  const due = dueOf(order);
  if (!due) return null;
  return (
    <PayBar amount={<Money fen={due.payment.dueFen} vnd={due.payment.dueVnd} size="big" />}>
      <ButtonLink kind="primary" size="large" to={due.to}>
        {t(`act.${due.text}`, { amount: formatCny(due.payment.dueFen, language) })}
      </ButtonLink>
    </PayBar>
  );
}
