import { transaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobHandlers } from '../../platform/jobs.ts';
import type { Kit } from '../../platform/module.ts';
import { payoutReference, refundAtGateway, tradingOf } from '../payments/index.ts';
import { askGateway, type AskedPayout, gatewayPayoutJob } from './ask-gateway.ts';
import { payoutDone, payoutFailed } from './case-payouts.ts';

/** After so long a gateway is asked again for a refund that is under way. */
const underWaySeconds = 300;

/** May run more than once: the gateway knows each payout by its number, and only a waiting one is recorded. */
export const gatewayPayoutJobs = (kit: Kit): JobHandlers => ({
  [gatewayPayoutJob]: async ({ number, id }: AskedPayout) => {
    const refund = await refundAtGateway(tradingOf(kit), { caseNumber: number, id });
    if (!refund) return;
    if (refund.outcome === 'underWay')
      return transaction(kit.db, (tx) => askGateway(tx, { number, id }, { inSeconds: underWaySeconds }));
    const key = { number, id, actorId: null };
    try {
      await transaction(kit.db, (tx) =>
        refund.outcome === 'done'
          ? payoutDone(tx, { ...key, reference: refund.reference, bankAccountId: undefined })
          : payoutFailed(tx, { ...key, reason: `${refund.gateway} ${refund.reference}` }),
      );
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'refund.not_pending')) throw error;
      // Somebody recorded it meanwhile; what the gateway gave all the same must not go by in silence.
      const isKnown = (await payoutReference(kit.db, { caseNumber: number, id })) === refund.reference;
      if (refund.outcome === 'done' && !isKnown)
        throw new Error(`${refund.gateway} gave ${refund.reference}, which was recorded otherwise`, { cause: error });
    }
  },
});
