import { type Permission, type WatchItem, watchKinds } from '@kouan/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { parameters } from '../settings/index.ts';

type Kind = (typeof watchKinds)[number];
const shownOfKind = 3;
/** So long money may lie unclaimed before it is told. */
const unclaimedHours = 1;
/** So long before a store takes nothing back any more a claim that it does not have is told. */
const claimAlertHours = 48;

type Source = { permission: Permission; select: SQL; percent?: SQL };

/** Each `select` answers name, number, orders, buyers, sum_fen, sum_vnd, since; `percent` is a column of it. */
const sources = (timeZone: string): Record<Kind, Source> => ({
  shortPaid: {
    permission: 'payment:list',
    select: sql`select 'B' || lpad(u.buyer_number::text, 6, '0') as name, p.number, 1 as orders, 1 as buyers,
        p.amount_fen - p.credited_fen as sum_fen, p.amount_vnd - p.credited_vnd as sum_vnd, p.created_at as since
      from payments p join users u on u.id = p.buyer_id
      where p.status in ('unpaid', 'pendingApproval') and p.credited_fen > 0`,
  },
  lateStore: {
    permission: 'order:list',
    select: sql`select o.store_name as name, '' as number, count(*) as orders, count(distinct o.buyer_id) as buyers,
        sum(o.total_fen) as sum_fen, null::bigint as sum_vnd, min(o.expected_stocking_on)::timestamp at time zone ${timeZone} as since
      from orders o where o.status = 'stocking' and o.expected_stocking_on < (app_now() at time zone ${timeZone})::date
      group by o.store_id, o.store_name`,
  },
  weightHeld: {
    permission: 'warehouse:list',
    percent: sql`w.percent`,
    select: sql`select l.waybill_number as name, '' as number, count(distinct b.order_id) as orders, count(distinct b.buyer_id) as buyers,
        0 as sum_fen, null::bigint as sum_vnd, w.held_at as since,
        round((w.border_grams - w.seller_grams) * 100.0 / w.seller_grams)::int as percent
      from parcel_weight_checks w join parcels l on l.id = w.parcel_id left join batches b on b.parcel_id = l.id
      where w.state = 'held' group by l.id, w.parcel_id`,
  },
  batchHeld: {
    permission: 'warehouse:list',
    percent: sql`w.percent`,
    select: sql`select b.number as name, o.number, 1 as orders, 1 as buyers, 0 as sum_fen, null::bigint as sum_vnd, w.held_at as since,
        round((w.border_grams - w.seller_grams) * 100.0 / w.seller_grams)::int as percent
      from batch_weight_checks w join batches b on b.id = w.batch_id join orders o on o.id = b.order_id where w.state = 'held'`,
  },
  payoutFailed: {
    permission: 'case:decide',
    select: sql`select r.failure as name, r.case_number as number, 1 as orders, 1 as buyers, r.amount_fen as sum_fen, r.amount_vnd as sum_vnd,
        r.decided_at as since from refund_payouts r where r.state = 'failed'`,
  },
  storeClaimDue: {
    permission: 'case:decide',
    select: sql`select t.name, c.number, 1 as orders, 1 as buyers, s.amount_fen as sum_fen, null::bigint as sum_vnd, s.due_at as since
      from store_claims s join cases c on c.id = s.case_id join stores t on t.id = s.store_id
      where s.ended_at is null and s.state in ('toRaise', 'refused')
        and s.due_at < app_now() + ${`${claimAlertHours} hours`}::interval`,
  },
  strangeMoney: {
    permission: 'bank:list',
    select: sql`select l.reference as name, '' as number, 0 as orders, 0 as buyers, l.left_fen as sum_fen, l.left_vnd as sum_vnd, l.booked_at as since
      from bank_lines l where l.left_vnd > 0 and l.left_vnd = l.amount_vnd
        and l.booked_at < app_now() - ${`${unclaimedHours} hours`}::interval`,
  },
});

type Row = {
  kind: Kind;
  name: string;
  number: string;
  orders: string;
  buyers: string;
  sum_fen: string;
  sum_vnd: string | null;
  since: string;
  percent: number;
};

/** What somebody should look at though it is in no queue of theirs; the longest waiting of each kind first. */
export async function watchList(
  db: Reader,
  mayOpen: (permission: Permission) => boolean,
): Promise<Sendable<WatchItem>[]> {
  const { businessTimeZone } = await parameters(db);
  const all = sources(businessTimeZone);
  const kinds = watchKinds.filter((kind) => mayOpen(all[kind].permission));
  if (kinds.length === 0) return [];
  const selects = kinds.map(
    (kind) =>
      sql`(select ${kind}::text as kind, w.name, w.number, w.orders, w.buyers, w.sum_fen, w.sum_vnd, w.since,
        ${all[kind].percent ?? sql`0`} as percent
        from (${all[kind].select}) as w order by w.since limit ${shownOfKind})`,
  );
  const { rows } = await db.execute<Row>(sql.join(selects, sql` union all `));
  return rows.map(({ kind, name, number, orders, buyers, sum_fen: fen, sum_vnd: vnd, since, percent }) => ({
    kind,
    name,
    number,
    orders: Number(orders),
    buyers: Number(buyers),
    sumFen: BigInt(fen),
    sumVnd: vnd === null ? null : BigInt(vnd),
    percent,
    since: new Date(since),
  }));
}
