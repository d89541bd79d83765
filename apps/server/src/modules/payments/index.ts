import type { Kit, Module } from '../../platform/module.ts';
import { approveExactJobs } from './approve-exact.ts';
import { readAlipayAccount } from './alipay-account.ts';
import { alipayGateway } from './alipay-gateway.ts';
import { installAccount } from './bank-accounts.ts';
import { bankNoticeRoutes } from './bank-notice-routes.ts';
import { decisionTimer } from './decide-soon.ts';
import { dailyProofRoutes } from './daily-proof-routes.ts';
import { digitalRmbGateway } from './digital-rmb-gateway.ts';
import { openGateways } from './gateway.ts';
import { gatewayBalanceJobs, gatewayBalanceTimer } from './gateway-balances.ts';
import { gatewayJobs, gatewayTimers } from './gateway-jobs.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { refundRoutes } from './refund-routes.ts';
import { ledgerRoutes } from './ledger-routes.ts';
import { statementRoutes } from './statement-routes.ts';
import { reminderTimer } from './remind-payment.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import { sandboxInstitution } from './sandbox-institution.ts';
import type { Trading } from './trades.ts';

export { claimBankTransfer } from './claim-bank-transfer.ts';
export { createPayment, type NewPayment } from './create-payment.ts';
export { importStatement } from './import-statement.ts';
export { heldForOrder, type LedgerEvent, orderKey, post, postAll } from './ledger.ts';
export { chargedToStoreFen } from './charged-to-store.ts';
export { orderMoney } from './order-money.ts';
export { paymentOfShipments, paymentsOfOrders, type PaymentBriefView } from './payment-briefs.ts';
export { cancelPayments, type DepositFacts, depositFactsOf, setPaymentDue } from './payment-facts.ts';
export {
  failedPayouts,
  movePayoutToWallet,
  pendingPayouts,
  type PayoutsState,
  payoutReference,
  recordPayoutDone,
  recordPayoutFailed,
  retryPayout,
  startPayouts,
} from './refund-payouts.ts';
export { cancelPayment, pausePayment, repricePayment, unpaidDeposit } from './reprice-payment.ts';
export { refundAtGateway } from './refund-at-gateway.ts';
export { walletBalanceFen } from './ledger-queries.ts';
export { payoutsOfCases, refundSources } from './refund-views.ts';
export { payoutVndOfCases } from './refund-queries.ts';
export { vouchersOfOrder } from './order-vouchers.ts';
export { approvePayment, rejectPayment } from './review-payment.ts';

export const paymentsModule: Module = {
  name: 'payments',
  install: ({ db }) => installAccount(db),
  routes(app, kit) {
    const trading = tradingOf(kit);
    paymentRoutes(app, trading.gateways);
    gatewayRoutes(app, trading);
    refundRoutes(app);
    bankNoticeRoutes(app, kit);
    statementRoutes(app);
    ledgerRoutes(app);
    dailyProofRoutes(app);
  },
  jobs: (kit) => ({
    ...gatewayJobs(tradingOf(kit)),
    ...gatewayBalanceJobs(tradingOf(kit)),
    ...approveExactJobs(kit.db),
  }),
  timers: [decisionTimer, reminderTimer, ...gatewayTimers, gatewayBalanceTimer],
};

/** Alipay where an account is told, and the sandbox where it is allowed: for the methods that no real gateway serves. */
export const tradingOf = ({ config, db, secret, log }: Kit): Trading => ({
  db,
  log,
  gateways: openGateways([
    ...(config.alipayFile === undefined ? [] : [alipayGateway(readAlipayAccount(config.alipayFile), config)]),
    ...(config.hasSandboxPayments
      ? [sandboxGateway(db, secret), digitalRmbGateway(sandboxInstitution(db, secret))]
      : []),
  ]),
});
