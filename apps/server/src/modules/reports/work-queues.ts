import { type Permission, type WorkQueue, type WorkQueueName, workQueueNames } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { askPrepared } from '../../platform/prepared.ts';
import { together } from '../../platform/together.ts';
import { type Parameters, parameters } from '../settings/index.ts';

/** `select` answers number, sum in fen (or null) and the moment since when the first one waits (or null). */
type Source = { permission: Permission; limit?: keyof Parameters; select: string };

const ofReview = (purposes: string) => `
  select count(*) as number, coalesce(sum(p.amount_fen - p.credited_fen), 0) as sum_fen, min(p.claimed_at) as since
  from payments p where p.status = 'pendingApproval' and p.purpose in (${purposes})`;

/** Each one reads an index that holds little more than what waits, however much has been done before. */
const sources: Record<WorkQueueName, Source> = {
  deposit: { permission: 'payment:list', limit: 'reviewHours', select: ofReview("'deposit', 'adjustment'") },
  final: { permission: 'payment:list', limit: 'reviewHours', select: ofReview("'final'") },
  accept: {
    permission: 'order:list',
    limit: 'acceptHours',
    select: `select count(*) as number, coalesce(sum(total_fen), 0) as sum_fen, min(placed_at) as since
      from orders where accepted_at is null and status = 'depositPending' and adjustment is null`,
  },
  purchase: {
    permission: 'order:list',
    select: `select count(*) as number, coalesce(sum(total_fen), 0) as sum_fen, min(accepted_at) as since
      from orders where status = 'stockingPending' and adjustment is null`,
  },
  receive: {
    permission: 'order:list',
    // `offset 0`: each order is looked up by itself; a plan for all together would read every order under way.
    select: `select count(*) as number, coalesce(sum(o.total_fen), 0) as sum_fen, min(o.accepted_at) as since
      from (select distinct order_id from order_lines where in_transit > 0) l cross join lateral (
        select total_fen, accepted_at from orders where id = l.order_id and accepted_at is not null and closed_at is null
          and status not in ('completed', 'refunded') offset 0) o`,
  },
  dispatch: {
    permission: 'shipment:list',
    limit: 'dispatchHours',
    select: `select count(*) as number, coalesce(sum(deposit_share_fen + amount_fen), 0) as sum_fen, min(coalesce(ready_at, created_at)) as since
      from shipments where state = 'ready'`,
  },
  cases: {
    permission: 'case:decide',
    limit: 'caseHours',
    select: `select count(*) as number, min(c.opened_at) as since,
      coalesce(sum(case c.kind when 'cancel' then o.pot_deposit_fen else c.want_fen + c.deposit_share_fen end), 0) as sum_fen
      from cases c join orders o on o.id = c.order_id where c.state = 'requested' and c.asked_at is null`,
  },
  payouts: {
    permission: 'case:decide',
    select: `select count(*) as number, coalesce(sum(amount_fen), 0) as sum_fen, min(created_at) as since
      from refund_payouts where state in ('pending', 'failed')`,
  },
  withdrawals: {
    permission: 'payment:review',
    select: `select count(*) as number, coalesce(sum(amount_fen), 0) as sum_fen, min(created_at) as since
      from wallet_withdrawals where state = 'pending'`,
  },
  bank: {
    permission: 'bank:list',
    select: `select count(*) as number, coalesce(sum(left_fen), 0) as sum_fen, min(booked_at) as since
      from bank_lines where left_vnd > 0`,
  },
  /** Days of an account that differ from what its bank or gateway says, and that nobody has stood for. */
  proofs: {
    permission: 'ledger:list',
    select: `select count(*) as number, null::numeric as sum_fen, min(stated_at) as since
      from daily_proofs where day > app_now()::date - 62 and stated <> book and signed_by is null`,
  },
  questions: {
    permission: 'warehouse:list',
    select: `select count(*) as number, null::numeric as sum_fen, min(asked_at) as since
      from batch_reviews where state = 'asked'`,
  },
  adjustments: {
    permission: 'warehouse:list',
    select: `select count(*) as number, null::numeric as sum_fen, min(proposed_at) as since
      from stock_adjustments where state = 'proposed'`,
  },
  captures: {
    permission: 'product:list',
    select: `select count(*) as number, null::numeric as sum_fen, min(created_at) as since
      from capture_proposals where state = 'waiting'`,
  },
  registrations: {
    permission: 'registration:list',
    select: `select count(*) as number, null::numeric as sum_fen, min(created_at) as since
      from registrations where status = 'pending'`,
  },
};

type Row = { number: string; sum_fen: string | null; since: Date | null };

/** The queues that somebody may work on, in the order of `workQueueNames`. */
export async function workQueues(
  db: Reader,
  mayOpen: (permission: Permission) => boolean,
): Promise<Sendable<WorkQueue>[]> {
  const names = workQueueNames.filter((name) => mayOpen(sources[name].permission));
  const [limits, ...found] = await together(db, (reader) => [
    parameters(reader),
    ...names.map((name) => askPrepared<Row>(reader, { name: `queue ${name}`, text: sources[name].select }, [])),
  ]);
  return names.map((name, at) => {
    const row = found[at]?.[0];
    const { limit } = sources[name];
    return {
      name,
      count: Number(row?.number ?? 0),
      sumFen: row?.sum_fen ? BigInt(row.sum_fen) : null,
      since: row?.since ?? null,
      limitHours: limit === undefined ? null : Number(limits[limit]),
    };
  });
}
