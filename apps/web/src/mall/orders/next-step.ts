import type { OrderRow } from '@kouan/contract';
import type { OrderStatus } from '@kouan/domain';

export type NextStep = 'awaitingConfirmation' | 'adjustmentOffered' | OrderStatus;

type Situation = { status: OrderStatus; isAccepted: boolean; adjustment: OrderRow['adjustment'] };

/** Which text says what happens next; an offer comes first, and before staff have accepted the first status is theirs. */
export function nextStep({ status, isAccepted, adjustment }: Situation): NextStep {
  if (adjustment === 'offered') return 'adjustmentOffered';
  return status === 'depositPending' && !isAccepted ? 'awaitingConfirmation' : status;
}

export type NextAct = {
  text:
    | 'answerAdjustment'
    | 'payDeposit'
    | 'payDepositAgain'
    | 'payFinal'
    | 'payFinalAgain'
    | 'createShipment'
    | 'confirmDelivery';
  to: string;
  isMoney: boolean;
};
type Actionable = Pick<OrderRow, 'number' | 'status' | 'duePaymentNumber' | 'allowedActions'>;

/** What the buyer can do about the order now, the most urgent first. Only what the server allows. */
export function nextActs({ number, status, duePaymentNumber, allowedActions }: Actionable): NextAct[] {
  const acts: NextAct[] = [];
  if (allowedActions.includes('confirmAdjustment'))
    acts.push({ text: 'answerAdjustment', to: `/myOrderDetail/${number}#adjustment`, isMoney: false });
  const cashier = duePaymentNumber === null ? undefined : `/mallDdcCashier/${duePaymentNumber}`;
  if (cashier && allowedActions.includes('payDeposit')) {
    acts.push({ text: status === 'depositRejected' ? 'payDepositAgain' : 'payDeposit', to: cashier, isMoney: true });
  }
  if (cashier && allowedActions.includes('payFinal')) {
    acts.push({ text: status === 'finalRejected' ? 'payFinalAgain' : 'payFinal', to: cashier, isMoney: true });
  }
  if (allowedActions.includes('confirmDelivery'))
    acts.push({ text: 'confirmDelivery', to: `/myInvoicesOrder?orderNumber=${number}`, isMoney: false });
  if (allowedActions.includes('createShipment'))
    acts.push({ text: 'createShipment', to: `/myInvoices/${number}`, isMoney: false });
  return acts;
}
