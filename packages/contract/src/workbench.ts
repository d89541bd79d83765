import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, fen, moment, oneOf, orNull } from './words.ts';

export const workQueueNames = [
  'deposit',
  'final',
  'accept',
  'purchase',
  'receive',
  'dispatch',
  'cases',
  'payouts',
  'withdrawals',
  'bank',
  'proofs',
  'questions',
  'adjustments',
  'captures',
  'registrations',
] as const;
export type WorkQueueName = (typeof workQueueNames)[number];

/** What waits for somebody: how many, how much money, since when the first one, and how long it may. */
export const WorkQueue = Type.Object({
  name: oneOf(workQueueNames),
  count,
  sumFen: orNull(fen),
  since: orNull(moment),
  limitHours: orNull(count),
});
export type WorkQueue = Static<typeof WorkQueue>;
/** The queues that the caller's permissions open; for somebody without any of them an empty list. */
export const getWorkbench = endpoint({
  method: 'GET',
  path: '/api/staff/workbench',
  permission: 'session',
  reply: Type.Array(WorkQueue),
});
