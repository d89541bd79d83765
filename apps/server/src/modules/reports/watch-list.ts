import { type Permission, type WatchItem, watchKinds } from '@kouan/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { parameters } from '../settings/index.ts';

type Kind = (typeof watchKinds)[number];
const shownOfKind = 3;
/** So long money may lie unclaimed before it is told. */
const unclaimedHours = 1;

/** Each `select` answers name, number, orders, buyers, sum_fen, sum_vnd, since. */
const sources = (timeZone: string): Record<Kind, { permission: Permission; select: SQL }> => ({
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
  payoutFailed: {
    permission: 'case:list',
    select: sql`select r.failure as name, r.case_number as number, 1 as orders, 1 as buyers, r.amount_fen as sum_fen, r.amount_vnd as sum_vnd,
        r.decided_at as since from refund_payouts r where r.state = 'failed'`,
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
      sql`(select ${kind}::text as kind, w.* from (${all[kind].select}) as w order by w.since limit ${shownOfKind})`,
  );
  const { rows } = await db.execute<Row>(sql.join(selects, sql` union all `));
  return rows.map(({ kind, name, number, orders, buyers, sum_fen: fen, sum_vnd: vnd, since }) => ({
    kind,
    name,
    number,
    orders: Number(orders),
    buyers: Number(buyers),
    sumFen: BigInt(fen),
    sumVnd: vnd === null ? null : BigInt(vnd),
    since: new Date(since),
  }));
}
