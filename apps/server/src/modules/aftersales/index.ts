import type { Module } from '../../platform/module.ts';
import { giveNextToWallet } from './case-payouts.ts';
import { caseDecisionTimer } from './decide-case-soon.ts';
import { caseRoutes } from './case-routes.ts';
import { activateCompensation } from './compensation-rules.ts';
import { finishNextReplacement } from './end-replacement.ts';
import { gatewayPayoutJobs } from './gateway-payouts.ts';
import { listenToLostUnits } from './lost-units.ts';
import { makeNextFinal } from './reject-case.ts';
import { returnNext } from './return-to-store.ts';

export { payoutFailed } from './case-payouts.ts';
export { approveCase } from './decide-case.ts';
export { openCase } from './open-case.ts';

/** Cases: cancelling before the purchase, what was not bought or did not come, returns, claims; refunds and payouts. */
export const aftersalesModule: Module = {
  name: 'aftersales',
  listen: listenToLostUnits,
  routes: caseRoutes,
  jobs: gatewayPayoutJobs,
  timers: [
    activateCompensation,
    caseDecisionTimer,
    { name: 'stock returned by time', step: returnNext },
    { name: 'rejections that become final', step: makeNextFinal },
    { name: 'failed payouts', step: giveNextToWallet },
    { name: 'replacements that arrived by time', step: finishNextReplacement },
  ],
};
