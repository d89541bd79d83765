import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { count, day, fen, moment, oneOf, orNull, rateMicros, signedFen, vnd } from './words.ts';

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

export const stockAges = ['days3', 'days7', 'older'] as const;
/** The figures above the queues, each only for whoever may see its list. */
export const WorkbenchFigures = Type.Object({
  /** What approvals credited, less what re-reviews took back. */
  money: orNull(
    Type.Object({
      todayFen: signedFen,
      /** On the same day a week ago until this time of the day. */
      weekAgoFen: signedFen,
      /** The last 14 days, today last. */
      days: Type.Array(Type.Object({ day: day(), depositFen: signedFen, finalFen: signedFen })),
    }),
  ),
  /** Orders placed today, and yesterday until this time of the day. */
  orders: orNull(Type.Object({ today: count, yesterday: count })),
  /** Units that lie in the warehouse by their age, and those that go back within two days unless they are shipped. */
  stock: orNull(
    Type.Object({
      units: count,
      ages: Type.Array(Type.Object({ age: oneOf(stockAges), units: count })),
      returningUnits: count,
    }),
  ),
  rate: Type.Object({ rateVndPerCnyMicros: rateMicros, beforeMicros: rateMicros, since: moment }),
});
export type WorkbenchFigures = Static<typeof WorkbenchFigures>;
export const getWorkbenchFigures = endpoint({
  method: 'GET',
  path: '/api/staff/workbench/figures',
  permission: 'session',
  reply: WorkbenchFigures,
});

export const watchKinds = [
  'shortPaid',
  'lateStore',
  'weightHeld',
  'batchHeld',
  'payoutFailed',
  'storeClaimDue',
  'strangeMoney',
] as const;
/**
 * One thing that is nobody's queue but should be looked at: a payment that was paid in part, a store whose goods are late,
 * a parcel that weighs something else than its sellers say, a refund that could not be paid, a claim whose store takes
 * nothing back soon, money that nobody has claimed.
 */
export const WatchItem = Type.Object({
  kind: oneOf(watchKinds),
  /** Buyer code, store name, waybill number or the bank's reference. */
  name: Type.String(),
  /** Of the order, payment or case that it is about; empty for none. */
  number: Type.String(),
  /** Of a store: its late orders and how many buyers they have; of a parcel: those of its goods. */
  orders: count,
  buyers: count,
  /** What is missing, late, failed or unclaimed. */
  sumFen: fen,
  sumVnd: orNull(vnd),
  /** By how much a weight is off what was said, below zero when it is lighter; else 0. */
  percent: Type.Integer(),
  since: moment,
});
export type WatchItem = Static<typeof WatchItem>;
/** What somebody should keep an eye on, of what their permissions open; the longest waiting of each kind. */
export const getWatchList = endpoint({
  method: 'GET',
  path: '/api/staff/workbench/watch',
  permission: 'session',
  reply: Type.Array(WatchItem),
});
