import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';

/** Days of the business; open at either end. */
export type Period = { from?: string | undefined; to?: string | undefined; timeZone: string };
export type JournalFilter = Period & {
  account?: string | undefined;
  orderNumber?: string | undefined;
  buyerId?: number | undefined;
  page: number;
  size: number;
};
export type JournalTransaction = {
  id: string;
  at: string;
  event: string;
  order_number: string | null;
  payment_number: string | null;
  shipment_number: string | null;
  actor_id: string | null;
  note: string;
  reverses_id: string | null;
};
/** Beyond it nobody counts: a journal has no end. */
export const maxCounted = 10_000;

const day = (text: string, timeZone: string, plusDays: number) =>
  sql`((${text}::date + ${plusDays}::int)::timestamp at time zone ${timeZone})`;

const daysOf = ({ from, to, timeZone }: Period): SQL[] => [
  ...(from === undefined ? [] : [sql`t.created_at >= ${day(from, timeZone, 0)}`]),
  ...(to === undefined ? [] : [sql`t.created_at < ${day(to, timeZone, 1)}`]),
];

function conditions({ account, orderNumber, buyerId, ...period }: JournalFilter): SQL {
  const ofEntry: SQL[] = [];
  if (account !== undefined) ofEntry.push(sql`e.account = ${account}`);
  if (buyerId !== undefined) ofEntry.push(sql`e.buyer_id = ${buyerId}`);
  const parts = daysOf(period);
  if (ofEntry.length > 0)
    parts.push(
      sql`exists (select 1 from ledger_entries e where e.transaction_id = t.id and ${sql.join(ofEntry, sql` and `)})`,
    );
  if (orderNumber !== undefined)
    parts.push(sql`t.order_id = (select o.order_id from payments o where o.order_number = ${orderNumber} limit 1)`);
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

/** Transactions, the newest first. They are counted up to `maxCounted`. */
export async function journalTransactions(
  db: Reader,
  filter: JournalFilter,
): Promise<{ rows: JournalTransaction[]; total: number }> {
  const where = conditions(filter);
  const { rows } = await db.execute<JournalTransaction>(sql`
    select t.id, t.created_at as at, t.event, t.shipment_number, t.actor_id, t.note, t.reverses_id, p.number as payment_number,
      coalesce(p.order_number, (select o.order_number from payments o where o.order_id = t.order_id order by o.id limit 1)) as order_number
    from ledger_transactions t left join payments p on p.id = t.payment_id
    where ${where} order by t.id desc limit ${filter.size} offset ${filter.page * filter.size}`);
  const counted = await db.execute<{ total: string }>(
    sql`select count(*) as total from (select 1 from ledger_transactions t where ${where} limit ${maxCounted}) as found`,
  );
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}

export type JournalEntryRow = {
  transaction_id: string;
  account: string;
  buyer_id: string | null;
  store_id: string | null;
  bank_account_id: string | null;
  gateway: string | null;
  debit_fen: string;
  credit_fen: string;
};

export async function entriesOfAll(db: Reader, transactionIds: readonly number[]): Promise<JournalEntryRow[]> {
  if (transactionIds.length === 0) return [];
  const { rows } = await db.execute<JournalEntryRow>(sql`
    select transaction_id, account, buyer_id, store_id, bank_account_id, gateway, debit_fen, credit_fen from ledger_entries
    where transaction_id = any(${sql.param([...transactionIds])}::bigint[]) order by transaction_id, credit_fen, id`);
  return rows;
}

export type BalanceRow = {
  /** Null in the one row that is the sum of all. */
  account: string | null;
  bank_account_id: string | null;
  gateway: string | null;
  debit_fen: string;
  credit_fen: string;
};

/** Every account with its sums; each bank account and gateway stands for itself. The sum of all comes with them, of the same moment. */
export async function accountBalances(db: Reader, period: Period): Promise<BalanceRow[]> {
  const days = daysOf(period);
  const moved = sql`join ledger_transactions t on t.id = e.transaction_id and ${sql.join(days, sql` and `)}`;
  const { rows } = await db.execute<BalanceRow>(sql`
    select e.account, e.bank_account_id, e.gateway, coalesce(sum(e.debit_fen), 0) as debit_fen,
      coalesce(sum(e.credit_fen), 0) as credit_fen
    from ledger_entries e ${days.length === 0 ? sql`` : moved}
    group by grouping sets ((e.account, e.bank_account_id, e.gateway), ())
    order by e.account, e.bank_account_id, e.gateway`);
  return rows;
}

export type PayableRow = { store_id: string; debit_fen: string; credit_fen: string; last_at: string | null };

/** What is owed to each store, most first; the sum is over all of them. */
export async function payablesByStore(
  db: Reader,
  { page, size }: { page: number; size: number },
): Promise<{ rows: PayableRow[]; total: number; owedFen: bigint }> {
  const { rows } = await db.execute<PayableRow>(sql`
    select e.store_id, sum(e.debit_fen) as debit_fen, sum(e.credit_fen) as credit_fen,
      (select t.created_at from ledger_transactions t where t.id = max(e.transaction_id)) as last_at
    from ledger_entries e where e.store_id is not null and e.account = 'storePayable'
    group by e.store_id order by sum(e.credit_fen - e.debit_fen) desc, e.store_id
    limit ${size} offset ${page * size}`);
  const sums = await db.execute<{ total: string; owed_fen: string }>(sql`
    select count(distinct store_id) as total, coalesce(sum(credit_fen - debit_fen), 0) as owed_fen
    from ledger_entries where store_id is not null and account = 'storePayable'`);
  return { rows, total: Number(sums.rows[0]?.total ?? 0), owedFen: BigInt(sums.rows[0]?.owed_fen ?? 0) };
}

export type MarginRow = {
  order_number: string;
  service_fen: string;
  fees_fen: string;
  purchase_fen: string;
  exchange_fen: string;
  losses_fen: string;
  claims_fen: string;
  cost_fen: string;
};

const claimEvents = sql`'storeClaimSettled', 'storeClaimReversed'`;

/** What each order brought so far, the newest order first. */
export async function marginsOfOrders(
  db: Reader,
  { orderNumber, page, size }: { orderNumber?: string | undefined; page: number; size: number },
): Promise<{ rows: MarginRow[]; total: number }> {
  const where = orderNumber === undefined ? sql`true` : sql`order_number = ${orderNumber}`;
  const gained = (account: SQL) => sql`coalesce(sum(e.credit_fen - e.debit_fen) filter (where ${account}), 0)`;
  const { rows } = await db.execute<MarginRow>(sql`
    with chosen as (
      select distinct on (order_id) order_id, order_number from payments where ${where}
      order by order_id desc limit ${size} offset ${page * size})
    select c.order_number,
      ${gained(sql`e.account = 'income:service'`)} as service_fen,
      ${gained(sql`e.account like 'income:%' and e.account <> 'income:service'`)} as fees_fen,
      ${gained(sql`e.account = 'purchaseDifferences'`)} as purchase_fen,
      ${gained(sql`e.account = 'exchangeDifferences'`)} as exchange_fen,
      ${gained(sql`e.account in ('writeOffs', 'costs') and t.event not in (${claimEvents})`)} as losses_fen,
      ${gained(sql`e.account = 'writeOffs' and t.event in (${claimEvents})`)} as claims_fen,
      ${gained(sql`e.account = 'storePayable'`)} as cost_fen
    from chosen c
    left join ledger_transactions t on t.order_id = c.order_id
    left join ledger_entries e on e.transaction_id = t.id
    group by c.order_id, c.order_number order by c.order_id desc`);
  const counted = await db.execute<{ total: string }>(sql`
    select count(*) as total from (select distinct on (order_id) order_id from payments where ${where} order by order_id desc limit ${maxCounted}) as found`);
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}
