import { type Permission, type WorkQueue, type WorkQueueName, workQueueNames } from '@kouan/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { type Parameters, parameters } from '../settings/index.ts';

/** `select` answers number, sum in fen (or null) and the moment since when the first one waits (or null). */
type Source = { permission: Permission; limit?: keyof Parameters; select: SQL };

const ofReview = (purposes: SQL) => sql`
  select count(*) as number, coalesce(sum(p.amount_fen - p.credited_fen), 0) as sum_fen, min(p.claimed_at) as since
  from payments p where p.status = 'pendingApproval' and p.purpose in (${purposes})`;

/** Each one reads an index that holds little more than what waits, however much has been done before. */
const sources: Record<WorkQueueName, Source> = {
  deposit: { permission: 'payment:list', limit: 'reviewHours', select: ofReview(sql`'deposit', 'adjustment'`) },
  final: { permission: 'payment:list', limit: 'reviewHours', select: ofReview(sql`'final'`) },
  accept: {
    permission: 'order:list',
    limit: 'acceptHours',
    select: sql`select count(*) as number, coalesce(sum(total_fen), 0) as sum_fen, min(placed_at) as since
      from orders where accepted_at is null and closed_at is null and status = 'depositPending' and adjustment is null`,
  },
  purchase: {
    permission: 'order:list',
    select: sql`select count(*) as number, coalesce(sum(total_fen), 0) as sum_fen, min(accepted_at) as since
      from orders where status = 'stockingPending' and adjustment is null`,
  },
  receive: {
    permission: 'order:list',
    select: sql`select count(*) as number, coalesce(sum(o.total_fen), 0) as sum_fen, min(o.accepted_at) as since from orders o
      where o.accepted_at is not null and o.closed_at is null and o.status not in ('completed', 'refunded')
      and o.id in (select l.order_id from order_lines l where l.in_transit > 0)`,
  },
  dispatch: {
    permission: 'shipment:list',
    limit: 'dispatchHours',
    select: sql`select count(*) as number, coalesce(sum(deposit_share_fen + amount_fen), 0) as sum_fen, min(created_at) as since
      from shipments where state = 'ready'`,
  },
  cases: {
    permission: 'case:list',
    limit: 'caseHours',
    select: sql`select count(*) as number, min(c.opened_at) as since,
      coalesce(sum(case c.kind when 'cancel' then o.pot_deposit_fen else c.want_fen + c.deposit_share_fen end), 0) as sum_fen
      from cases c join orders o on o.id = c.order_id where c.state = 'requested' and c.asked_at is null`,
  },
  payouts: {
    permission: 'case:decide',
    select: sql`select count(*) as number, coalesce(sum(amount_fen), 0) as sum_fen, min(created_at) as since
      from refund_payouts where state in ('pending', 'failed')`,
  },
  withdrawals: {
    permission: 'payment:review',
    select: sql`select count(*) as number, coalesce(sum(amount_fen), 0) as sum_fen, min(created_at) as since
      from wallet_withdrawals where state = 'pending'`,
  },
  bank: {
    permission: 'bank:list',
    select: sql`select count(*) as number, coalesce(sum(left_fen), 0) as sum_fen, min(booked_at) as since
      from bank_lines where left_vnd > 0`,
  },
  /** Days of an account that differ from what its bank or gateway says, and that nobody has stood for. */
  proofs: {
    permission: 'ledger:list',
    select: sql`select count(*) as number, null::numeric as sum_fen, min(stated_at) as since
      from daily_proofs where day > app_now()::date - 62 and stated <> book and signed_by is null`,
  },
  questions: {
    permission: 'warehouse:list',
    select: sql`select count(*) as number, null::numeric as sum_fen, min(asked_at) as since
      from batch_reviews where state = 'asked'`,
  },
  adjustments: {
    permission: 'warehouse:list',
    select: sql`select count(*) as number, null::numeric as sum_fen, min(proposed_at) as since
      from stock_adjustments where state = 'proposed'`,
  },
  captures: {
    permission: 'product:list',
    select: sql`select count(*) as number, null::numeric as sum_fen, min(created_at) as since
      from capture_proposals where state = 'waiting'`,
  },
  registrations: {
    permission: 'registration:list',
    select: sql`select count(*) as number, null::numeric as sum_fen, min(created_at) as since
      from registrations where status = 'pending'`,
  },
};

type Row = { name: WorkQueueName; number: string; sum_fen: string | null; since: string | null };

/** The queues that somebody may work on, in the order of `workQueueNames`. */
export async function workQueues(
  db: Reader,
  mayOpen: (permission: Permission) => boolean,
): Promise<Sendable<WorkQueue>[]> {
  const names = workQueueNames.filter((name) => mayOpen(sources[name].permission));
  if (names.length === 0) return [];
  const selects = names.map(
    (name) => sql`select ${name}::text as name, q.number, q.sum_fen, q.since from (${sources[name].select}) as q`,
  );
  const { rows } = await db.execute<Row>(sql.join(selects, sql` union all `));
  const found = new Map(rows.map((row) => [row.name, row]));
  const limits = await parameters(db);
  return names.map((name) => {
    const row = found.get(name);
    const { limit } = sources[name];
    return {
      name,
      count: Number(row?.number ?? 0),
      sumFen: row?.sum_fen ? BigInt(row.sum_fen) : null,
      since: row?.since ? new Date(row.since) : null,
      limitHours: limit === undefined ? null : Number(limits[limit]),
    };
  });
}
