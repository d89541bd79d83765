import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';

/** What the house holds for a buyer stands on these accounts; all of them together are the buyer's balance. */
export const buyerAccounts = ['depositsHeld', 'prepaymentsHeld', 'wallet', 'payoutsPending'] as const;
export type BuyerAccount = (typeof buyerAccounts)[number];

/** Days `yyyy-MM-dd` of a time zone, both included. */
export type Period = { from: string; to: string; timeZone: string };
/** One posting on one account of a buyer: above zero the buyer has more with us. */
export type StatementRow = {
  at: Date;
  event: string;
  account: BuyerAccount;
  orderNumber: string | null;
  paymentNumber: string | null;
  shipmentNumber: string | null;
  amountFen: bigint;
  /** Of all accounts together, after this row. */
  balanceFen: bigint;
};
export type Statement = {
  rows: StatementRow[];
  openingFen: bigint;
  closingFen: bigint;
  accounts: { account: BuyerAccount; openingFen: bigint; inFen: bigint; outFen: bigint; closingFen: bigint }[];
};

const accountList = sql.join(
  buyerAccounts.map((account) => sql`${account}`),
  sql`, `,
);
const firstMoment = ({ from, timeZone }: Period) => sql`(${from}::date::timestamp at time zone ${timeZone})`;
const endMoment = ({ to, timeZone }: Period) => sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`;

/** Every posting on a buyer's accounts in a period, the oldest first, at most `limit` of them. */
export async function statementOf(
  db: Reader,
  { buyerId, limit, ...period }: Period & { buyerId: number; limit: number },
): Promise<Statement> {
  const opening = await balancesBefore(db, { buyerId, ...period });
  const found = await postingsOf(db, { buyerId, limit, ...period });
  const openingFen = buyerAccounts.reduce((sum, account) => sum + (opening.get(account) ?? 0n), 0n);
  let balanceFen = openingFen;
  const rows = found.map((row) => {
    balanceFen += row.amountFen;
    return { ...row, balanceFen };
  });
  const accounts = buyerAccounts.map((account) => {
    const own = rows.filter((row) => row.account === account).map(({ amountFen }) => amountFen);
    const inFen = own.reduce((sum, fen) => (fen > 0n ? sum + fen : sum), 0n);
    const outFen = own.reduce((sum, fen) => (fen < 0n ? sum - fen : sum), 0n);
    const before = opening.get(account) ?? 0n;
    return { account, openingFen: before, inFen, outFen, closingFen: before + inFen - outFen };
  });
  return { rows, openingFen, closingFen: balanceFen, accounts };
}

async function balancesBefore(db: Reader, { buyerId, ...period }: Period & { buyerId: number }) {
  const { rows } = await db.execute<{ account: BuyerAccount; fen: string }>(sql`
    select e.account, sum(e.credit_fen - e.debit_fen) as fen
    from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.buyer_id = ${buyerId} and e.account in (${accountList}) and t.created_at < ${firstMoment(period)}
    group by e.account`);
  return new Map(rows.map(({ account, fen }) => [account, BigInt(fen)]));
}

type Found = {
  at: string;
  event: string;
  account: BuyerAccount;
  order_number: string | null;
  payment_number: string | null;
  shipment_number: string | null;
  fen: string;
};

async function postingsOf(
  db: Reader,
  { buyerId, limit, ...period }: Period & { buyerId: number; limit: number },
): Promise<Omit<StatementRow, 'balanceFen'>[]> {
  const { rows } = await db.execute<Found>(sql`
    select t.created_at as at, t.event, e.account, t.shipment_number, p.number as payment_number,
      coalesce(p.order_number, (select o.order_number from payments o where o.order_id = t.order_id order by o.id limit 1)) as order_number,
      sum(e.credit_fen - e.debit_fen) as fen
    from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    left join payments p on p.id = t.payment_id and p.buyer_id = ${buyerId}
    where e.buyer_id = ${buyerId} and e.account in (${accountList})
      and t.created_at >= ${firstMoment(period)} and t.created_at < ${endMoment(period)}
    group by t.id, p.id, e.account
    having sum(e.credit_fen - e.debit_fen) <> 0
    order by t.created_at, t.id, e.account
    limit ${limit}`);
  return rows.map((row) => ({
    at: new Date(row.at),
    event: row.event,
    account: row.account,
    orderNumber: row.order_number,
    paymentNumber: row.payment_number,
    shipmentNumber: row.shipment_number,
    amountFen: BigInt(row.fen),
  }));
}
