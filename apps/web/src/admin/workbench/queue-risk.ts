import type { WorkQueue } from '@kouan/contract';

const hourMs = 3_600_000;

/** How much of its limit the first one of a queue has used; nothing for a queue without limit, less for an empty one. */
function riskOf({ count, since, limitHours }: WorkQueue, nowMs: number): number {
  if (count === 0) return -1;
  if (since === null || limitHours === null || limitHours === 0) return 0;
  return (nowMs - Date.parse(since)) / (limitHours * hourMs);
}

/** The queues that run out of time first; equal ones stay in their order, empty ones are last. */
export const byRisk = <Q extends WorkQueue>(queues: readonly Q[], nowMs: number): Q[] =>
  queues.toSorted((a, b) => riskOf(b, nowMs) - riskOf(a, nowMs));
