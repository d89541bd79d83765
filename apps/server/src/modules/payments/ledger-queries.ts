import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../../platform/db.ts';
import { insertsInto, prepared } from '../../platform/prepared.ts';
import { ledgerEntries, ledgerTransactions } from './ledger-tables.ts';
import { payments } from './payment-tables.ts';

const insertTransactions = insertsInto(ledgerTransactions, (insert) => insert.returning({ id: ledgerTransactions.id }));
const insertEntries = insertsInto(ledgerEntries, (insert) => insert);
type NewTransaction = Omit<typeof ledgerTransactions.$inferInsert, 'id' | 'createdAt'>;

/** Answers the ids in the order of the events. */
export async function addTransactions(tx: Tx, events: readonly NewTransaction[]): Promise<number[]> {
  const rows = await insertTransactions(
    tx,
    events.map((event) => ({
      event: event.event,
      orderId: event.orderId,
      paymentId: event.paymentId,
      shipmentNumber: event.shipmentNumber,
      actorId: event.actorId,
      reversesId: event.reversesId,
      note: event.note ?? '',
    })),
  );
  return rows.map((row) => row.id).toSorted((a, b) => a - b);
}

export async function addEntries(tx: Tx, rows: (typeof ledgerEntries.$inferInsert)[]): Promise<void> {
  await insertEntries(tx, rows);
}

const creditMinusDebit = sql<string>`coalesce(sum(${ledgerEntries.creditFen} - ${ledgerEntries.debitFen}), 0)`;

/** Credits less debits of an account of one order, in fen. */
export async function balanceOf(
  tx: Reader,
  { account, orderId }: { account: string; orderId: number },
): Promise<bigint> {
  const [row] = await tx
    .select({ fen: creditMinusDebit })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, account), eq(ledgerEntries.orderId, orderId)));
  return BigInt(row?.fen ?? 0);
}

/** Every entry of the transactions that touch held money of these orders; `touchedOrderId` says whose. */
export async function entriesOfOrders(db: Reader, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return findTouching(db, { orderIds });
}
const findTouching = prepared((db, valueOf) =>
  db
    .select()
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.transactionId,
        db
          .select({ transactionId: ledgerEntries.transactionId })
          .from(ledgerEntries)
          .where(sql`${ledgerEntries.orderId} = any(${valueOf('orderIds')})`),
      ),
    )
    .orderBy(asc(ledgerEntries.transactionId), asc(ledgerEntries.id)),
);

export async function entriesOfTransaction(tx: Tx, transactionId: number) {
  return tx
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.transactionId, transactionId))
    .orderBy(asc(ledgerEntries.id));
}

export async function walletBalanceFen(db: Reader, buyerId: number): Promise<bigint> {
  const [row] = await db
    .select({ fen: creditMinusDebit })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'wallet'), eq(ledgerEntries.buyerId, buyerId)));
  return BigInt(row?.fen ?? 0);
}

/** The movements of a buyer's wallet, the newest first; credits are positive. */
export async function walletEntries(
  db: Reader,
  { buyerId, page, size }: { buyerId: number; page: number; size: number },
) {
  const where = and(eq(ledgerEntries.account, 'wallet'), eq(ledgerEntries.buyerId, buyerId));
  const rows = await db
    .select({
      event: ledgerTransactions.event,
      orderNumber: sql<string | null>`coalesce(${payments.orderNumber},
        (select p.order_number from ${payments} p where p.order_id = ${ledgerTransactions.orderId} limit 1))`,
      paymentNumber: payments.number,
      amountFen: sql<string>`${ledgerEntries.creditFen} - ${ledgerEntries.debitFen}`,
      at: ledgerTransactions.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .leftJoin(payments, eq(payments.id, ledgerTransactions.paymentId))
    .where(where)
    .orderBy(desc(ledgerEntries.id))
    .limit(Math.min(size, maxWalletPage))
    .offset(page * size);
  const [counted] = await db.select({ total: count() }).from(ledgerEntries).where(where);
  return { rows, total: counted?.total ?? 0 };
}
const maxWalletPage = 500;
