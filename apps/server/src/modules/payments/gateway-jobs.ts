import { sql } from 'drizzle-orm';
import type { JobHandlers } from '../../platform/jobs.ts';
import { enqueue } from '../../platform/jobs.ts';
import type { Timer } from '../../platform/timers.ts';
import { sandboxNotices } from './gateway-tables.ts';
import { takeExpiredTrade } from './gateway-trade-queries.ts';
import { deliverNext } from './sandbox-acts.ts';
import { closeTrade, type Trading } from './trades.ts';

const closeJob = 'payments.closeTrade';
const noticeJob = 'payments.sandboxNotices';
const maxNoticesPerJob = 50;

/** Gateways are asked outside of transactions, so the timers only say what is due. */
export const gatewayTimers: readonly Timer[] = [
  {
    name: 'gateway trades whose time is over',
    async step(tx, skip) {
      const number = await takeExpiredTrade(tx, skip);
      if (number !== undefined) await enqueue(tx, closeJob, { number });
      return number !== undefined;
    },
  },
  {
    name: 'notices of the sandbox',
    async step(tx) {
      const { rows } = await tx.execute(
        sql`select 1 from ${sandboxNotices} where asked_at is null and deliver_at <= app_now() limit 1`,
      );
      if (rows.length > 0) await enqueue(tx, noticeJob, {});
      return false;
    },
  },
];

export const gatewayJobs = (trading: Trading): JobHandlers => ({
  [closeJob]: ({ number }: { number: string }) => closeTrade(trading, number),
  [noticeJob]: async () => {
    for (let left = maxNoticesPerJob; left > 0 && (await deliverNext(trading, 0)); left--);
  },
});
