import type { Kit, Module } from '../../platform/module.ts';
import { installAccount } from './bank-accounts.ts';
import { openGateways } from './gateway.ts';
import { gatewayJobs, gatewayTimers } from './gateway-jobs.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { refundRoutes } from './refund-routes.ts';
import { sandboxGateway } from './sandbox-gateway.ts';
import type { Trading } from './trades.ts';

export { claimBankTransfer } from './claim-bank-transfer.ts';
export { createPayment, type NewPayment } from './create-payment.ts';
export { importStatement } from './import-statement.ts';
export { heldForOrder, type LedgerEvent, orderKey, post, postAll } from './ledger.ts';
export { orderMoney } from './order-money.ts';
export { paymentOfShipments, paymentsOfOrders, type PaymentBriefView } from './payment-briefs.ts';
export { cancelPayments, depositFactsOf, setPaymentDue } from './payment-facts.ts';
export {
  failedPayouts,
  movePayoutToWallet,
  type PayoutsState,
  recordPayoutDone,
  recordPayoutFailed,
  retryPayout,
  startPayouts,
} from './refund-payouts.ts';
export { payoutsOfCases } from './refund-views.ts';
export { approvePayment, rejectPayment } from './review-payment.ts';

export const paymentsModule: Module = {
  name: 'payments',
  install: ({ db }) => installAccount(db),
  routes(app, kit) {
    const trading = tradingOf(kit);
    paymentRoutes(app, trading.gateways);
    gatewayRoutes(app, trading);
    refundRoutes(app);
  },
  jobs: (kit) => gatewayJobs(tradingOf(kit)),
  timers: gatewayTimers,
};

/** The sandbox is a gateway like any other where it is allowed; the environment says where. */
const tradingOf = ({ config, db, secret, log }: Kit): Trading => ({
  db,
  log,
  gateways: openGateways(config.hasSandboxPayments ? [sandboxGateway(db, secret)] : []),
});
