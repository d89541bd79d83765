import type { Tx } from '../../platform/db.ts';
import { enqueue } from '../../platform/jobs.ts';
import { parameters } from '../settings/index.ts';

export const approveJob = 'payments.approveExact';
/** What is looked at: lines that came in, or a claim by its code and amount. */
export type ApproveExact = { lineIds: readonly number[] } | { code: string; amountVnd: string };
const linesPerJob = 200;

const isOn = async (tx: Tx): Promise<boolean> => (await parameters(tx)).automaticCeilingFen > 0;

/** Money came in: whatever it pays exactly is approved after the commit, if the business wants that. */
export async function approveLinesSoon(tx: Tx, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0 || !(await isOn(tx))) return;
  for (let at = 0; at < lineIds.length; at += linesPerJob)
    await enqueue(tx, approveJob, { lineIds: lineIds.slice(at, at + linesPerJob) } satisfies ApproveExact);
}

/** A buyer says that they have transferred: the money may be there already. */
export async function approveClaimSoon(
  tx: Tx,
  { code, amountVnd }: { code: string; amountVnd: bigint },
): Promise<void> {
  if (await isOn(tx)) await enqueue(tx, approveJob, { code, amountVnd: String(amountVnd) } satisfies ApproveExact);
}
