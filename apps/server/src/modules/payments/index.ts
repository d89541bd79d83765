import type { Module } from '../../platform/module.ts';
import { installAccount } from './bank-accounts.ts';
import { paymentRoutes } from './payment-routes.ts';

export { claimBankTransfer } from './claim-bank-transfer.ts';
export { createPayment, type NewPayment } from './create-payment.ts';
export { importStatement } from './import-statement.ts';
export { heldForOrder, type LedgerEvent, orderKey, post, postAll } from './ledger.ts';
export { orderMoney } from './order-money.ts';
export { paymentOfShipments, paymentsOfOrders, type PaymentBriefView } from './payment-briefs.ts';
export { cancelPayments, depositFactsOf, setPaymentDue } from './payment-facts.ts';
export { approvePayment, rejectPayment } from './review-payment.ts';

export const paymentsModule: Module = {
  name: 'payments',
  install: ({ db }) => installAccount(db),
  routes: paymentRoutes,
};
