import type { OrderRow } from '@kouan/contract';
import type { OrderStatus } from '@kouan/domain';

export type NextStep = 'awaitingConfirmation' | OrderStatus;

/** Which text says what happens next; before staff have accepted, the first status is theirs. */
export const nextStep = ({ status, isAccepted }: { status: OrderStatus; isAccepted: boolean }): NextStep =>
  status === 'depositPending' && !isAccepted ? 'awaitingConfirmation' : status;

export type NextAct = {
  text: 'payDeposit' | 'payDepositAgain' | 'payFinal' | 'payFinalAgain' | 'createShipment' | 'confirmDelivery';
  to: string;
  isMoney: boolean;
};
type Actionable = Pick<OrderRow, 'number' | 'status' | 'duePaymentNumber' | 'allowedActions'>;

/** What the buyer can do about the order now, the most urgent first. Only what the server allows. */
export function nextActs({ number, status, duePaymentNumber, allowedActions }: Actionable): NextAct[] {
  const acts: NextAct[] = [];
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
