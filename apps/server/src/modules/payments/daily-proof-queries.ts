import { and, between, desc, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { gatewayBalanceAsks, proofSignOffs, statedBalances } from './daily-proof-tables.ts';

export type ProofAccount = { account: string; name: string; unit: 'vnd' | 'fen'; firstDay: string | null };

/** Every bank account and every gateway that money came through, with the first day for which a balance was stated. */
export async function proofAccounts(db: Reader): Promise<ProofAccount[]> {
  const { rows } = await db.execute<{ account: string; name: string; first_day: string | null }>(sql`
    select a.account, a.name, (select min(s.day)::text from stated_balances s where s.account = a.account) as first_day from (
      select 'bank:' || id as account, bank_name || ' ' || account_number as name, 1 as kind, id from bank_accounts
      union all
      select 'gateway:' || g.gateway, g.gateway, 2, 0 from (
        select distinct gateway from payment_receipts where gateway is not null
        union select distinct gateway from stated_balances where gateway is not null) g) a
    order by a.kind, a.id, a.name`);
  return rows.map(({ account, name, first_day }) => ({
    account,
    name,
    unit: account.startsWith('bank:') ? 'vnd' : 'fen',
    firstDay: first_day,
  }));
}

export type ProofRow = {
  account: string;
  day: string;
  stated: bigint;
  baseDay: string | null;
  baseAmount: bigint | null;
  book: bigint;
  moneyIn: bigint;
  moneyOut: bigint;
  handRecorded: bigint;
  unmatched: bigint;
  signedBy: number | null;
  signedAt: Date | null;
  signedNote: string;
};
const bigOrNull = (text: string | null | undefined): bigint | null =>
  text === null || text === undefined ? null : BigInt(text);

type Period = { account: string; from: string; to: string };

/** The days of an account for which a balance was stated, with what our books say. */
export async function proofRows(db: Reader, { account, from, to }: Period): Promise<ProofRow[]> {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select p.account, p.day::text as day, p.stated, p.base_day::text as base_day, p.base_amount, p.book, p.signed_by, p.signed_at, p.signed_note,
      coalesce(m.money_in, 0) as money_in, coalesce(m.money_out, 0) as money_out, l.hand_recorded, l.unmatched
    from daily_proofs p
    left join lateral (
      select sum(v.amount) filter (where v.amount > 0) as money_in, -sum(v.amount) filter (where v.amount < 0) as money_out
      from money_movements(p.account, p.base_day, p.day) v) m on true
    left join lateral (
      select coalesce(sum(b.amount_vnd) filter (where b.recorded_by is not null and b.statement_id is null), 0) as hand_recorded,
        coalesce(sum(b.left_vnd), 0) as unmatched
      from bank_lines b where 'bank:' || b.bank_account_id = p.account and (b.left_vnd > 0 or (b.recorded_by is not null and b.statement_id is null))
        and b.booked_at < ((p.day + 1)::timestamp at time zone business_zone())) l on true
    where p.account = ${account} and p.day between ${from}::date and ${to}::date`);
  return rows.map((row) => ({
    account: row['account'] ?? '',
    day: row['day'] ?? '',
    stated: BigInt(row['stated'] ?? 0),
    baseDay: row['base_day'] ?? null,
    baseAmount: bigOrNull(row['base_amount']),
    book: BigInt(row['book'] ?? 0),
    moneyIn: BigInt(row['money_in'] ?? 0),
    moneyOut: BigInt(row['money_out'] ?? 0),
    handRecorded: BigInt(row['hand_recorded'] ?? 0),
    unmatched: BigInt(row['unmatched'] ?? 0),
    signedBy: row['signed_by'] ? Number(row['signed_by']) : null,
    signedAt: row['signed_at'] ? new Date(row['signed_at']) : null,
    signedNote: row['signed_note'] ?? '',
  }));
}

/** Đồng that wait to be paid out through a bank. */
export async function pendingPayoutsVnd(db: Reader): Promise<bigint> {
  const { rows } = await db.execute<{ vnd: string }>(sql`
    select coalesce(sum(vnd), 0) as vnd from (
      select amount_vnd as vnd from wallet_withdrawals where state = 'pending'
      union all select amount_vnd from refund_payouts where state in ('pending', 'failed')) waiting`);
  return BigInt(rows[0]?.vnd ?? 0);
}

/** Every balance that was stated in a period, the newest first. */
export const statedIn = (db: Reader, { account, from, to }: Period) =>
  db
    .select()
    .from(statedBalances)
    .where(and(eq(statedBalances.account, account), between(statedBalances.day, from, to)))
    .orderBy(desc(statedBalances.id));

export async function addStated(tx: Tx, row: typeof statedBalances.$inferInsert): Promise<void> {
  await tx.insert(statedBalances).values(row);
}

export async function addSignOff(tx: Tx, row: typeof proofSignOffs.$inferInsert): Promise<void> {
  await tx.insert(proofSignOffs).values(row);
}

/** Gateways that money came through and that nobody has asked about this day yet. */
export async function askableGateways(db: Reader, day: string): Promise<string[]> {
  const { rows } = await db.execute<{ gateway: string }>(sql`
    select distinct r.gateway from payment_receipts r where r.gateway is not null
      and not exists (select from gateway_balance_asks a where a.gateway = r.gateway and a.day = ${day}::date)
    order by r.gateway limit 1`);
  return rows.map(({ gateway }) => gateway);
}

/** Answers false when another process asks already. */
export async function addGatewayAsk(tx: Tx, ask: { gateway: string; day: string }): Promise<boolean> {
  const rows = await tx.insert(gatewayBalanceAsks).values(ask).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** What our books moved at a gateway after the end of a business day, in fen. */
export async function movedSince(db: Reader, { gateway, day }: { gateway: string; day: string }): Promise<bigint> {
  const { rows } = await db.execute<{ fen: string }>(sql`
    select coalesce(sum(m.amount), 0) as fen
    from money_movements(${`gateway:${gateway}`}, ${day}::date, ((app_now() at time zone business_zone())::date)) m`);
  return BigInt(rows[0]?.fen ?? '0');
}
