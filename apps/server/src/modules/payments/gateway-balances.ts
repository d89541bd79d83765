import { formatDay } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import { transaction, type Tx } from '../../platform/db.ts';
import { enqueue, type JobHandlers } from '../../platform/jobs.ts';
import type { Timer } from '../../platform/timers.ts';
import { parameters } from '../settings/index.ts';
import { addGatewayAsk, askableGateways, movedSince } from './daily-proof-queries.ts';
import { stateByGateway } from './daily-proofs.ts';
import type { Trading } from './trades.ts';

const askJob = 'payments.gatewayBalance';
const dayMs = 86_400_000;
type Ask = { gateway: string; day: string };

/** Once a day is over, every gateway that money came through is asked what it holds. */
export const gatewayBalanceTimer: Timer = {
  name: 'balances of gateways',
  async step(tx) {
    const { businessTimeZone } = await parameters(tx);
    const day = formatDay(new Date((await currentTime(tx)).getTime() - dayMs), businessTimeZone);
    const [gateway] = await askableGateways(tx, day);
    if (gateway === undefined) return false;
    if (await addGatewayAsk(tx, { gateway, day })) await enqueue(tx, askJob, { gateway, day });
    return true;
  },
};

/** Asks outside of a transaction; one that cannot be reached is asked again by the queue. */
export const gatewayBalanceJobs = ({ db, gateways }: Trading): JobHandlers => ({
  [askJob]: async ({ gateway, day }: Ask) => {
    const told = await gateways.named(gateway)?.balance();
    if (told !== undefined) await transaction(db, (tx) => keepBalance(tx, { gateway, day, heldFen: told }));
  },
});

/** What it holds now less what our books moved since that day is what it held at its end. */
async function keepBalance(tx: Tx, { gateway, day, heldFen }: Ask & { heldFen: bigint }): Promise<void> {
  await stateByGateway(tx, { gateway, day, amountFen: heldFen - (await movedSince(tx, { gateway, day })) });
}
