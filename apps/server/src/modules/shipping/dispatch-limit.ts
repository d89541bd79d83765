import { currentTime } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { parameters } from '../settings/index.ts';

const hourMs = 3_600_000;

/** From now on a shipment waits for its dispatch, which is due after a time that is a setting. */
export async function dispatchLimit(tx: Tx): Promise<{ readyAt: Date; dispatchBy: Date }> {
  const readyAt = await currentTime(tx);
  const { dispatchHours } = await parameters(tx);
  return { readyAt, dispatchBy: new Date(readyAt.getTime() + dispatchHours * hourMs) };
}
