import type { Tx } from '../../platform/db.ts';
import { enqueue } from '../../platform/jobs.ts';

export const gatewayPayoutJob = 'aftersales.gatewayPayout';
/** One payout of a case. */
export type AskedPayout = { number: string; id: number };

/** A payout that waits is asked of its payment's gateway after the commit. One that came otherwise stays for staff. */
export const askGateway = (tx: Tx, { number, id }: AskedPayout, when?: { inSeconds: number }): Promise<void> =>
  enqueue(tx, gatewayPayoutJob, { number, id }, when);
