import { type Entry, type OrderAccount, orderAccounts, type Posting } from '@kouan/domain';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { addEntries, addTransactions, balanceOf } from './ledger-queries.ts';

/** What happened, and whose accounts it touches. An account that belongs to somebody needs its owner here. */
export type LedgerEvent = {
  event: string;
  orderId?: number | null;
  buyerId?: number | null;
  storeId?: number | null;
  bankAccountId?: number | null;
  /** The name of the gateway whose account it is. */
  gateway?: string | null;
  paymentId?: number | null;
  shipmentNumber?: string | null;
  actorId?: number | null;
  reversesId?: number | null;
  note?: string;
};

/** How postings name an order: `depositsHeld` of this key. */
export const orderKey = (orderId: number): string => String(orderId);

/**
 * Writes a balanced posting of the domain as one ledger transaction, in the caller's transaction. Answers its id;
 * undefined for a posting that moves nothing. The only writer of money.
 */
export async function post(
  tx: Tx,
  { posting, ...event }: LedgerEvent & { posting: Posting },
): Promise<number | undefined> {
  if (posting.length === 0) return undefined;
  const [transactionId] = await addTransactions(tx, [event]);
  assert(transactionId, 'a ledger transaction was written');
  await addEntries(
    tx,
    posting.map((entry) => toRow(entry, event, transactionId)),
  );
  return transactionId;
}

/** Several postings of one event, each its own transaction. */
export async function postAll(
  tx: Tx,
  { postings, ...event }: LedgerEvent & { postings: readonly Posting[] },
): Promise<void> {
  for (const posting of postings) await post(tx, { ...event, posting });
}

const accountName = (entry: Entry): string => ('income' in entry ? `income:${entry.income}` : entry.account);
const isOrderAccount = (account: string): account is OrderAccount => orderAccounts.some((known) => known === account);

function toRow(entry: Entry, event: LedgerEvent, transactionId: number) {
  const account = accountName(entry);
  const isBuyers = isOrderAccount(account) || account === 'wallet' || account === 'payoutsPending';
  if ('order' in entry)
    assert(event.orderId && entry.order === orderKey(event.orderId), 'a held account is one of the order of its event');
  return {
    transactionId,
    account,
    orderId: 'order' in entry ? event.orderId : null,
    buyerId: isBuyers ? required(event.buyerId, account) : null,
    storeId: account === 'storePayable' ? required(event.storeId, account) : null,
    bankAccountId: account === 'bank' ? required(event.bankAccountId, account) : null,
    gateway: account === 'gateway' ? required(event.gateway, account) : null,
    debitFen: entry.debitFen,
    creditFen: entry.creditFen,
  };
}

function required<T extends number | string>(id: T | null | undefined, account: string): T {
  assert(id, `the owner of ${account} is known`);
  return id;
}

/** What is held for an order now, in fen. */
export async function heldForOrder(tx: Tx, orderId: number): Promise<{ depositsFen: bigint; prepaymentsFen: bigint }> {
  return {
    depositsFen: await balanceOf(tx, { account: 'depositsHeld', orderId }),
    prepaymentsFen: await balanceOf(tx, { account: 'prepaymentsHeld', orderId }),
  };
}

const rowsPerInsert = 500;

/** Many postings, each its own transaction, in few statements. */
export async function postMany(tx: Tx, all: readonly (LedgerEvent & { posting: Posting })[]): Promise<void> {
  const moving = all.filter(({ posting }) => posting.length > 0);
  for (let at = 0; at < moving.length; at += rowsPerInsert) {
    const part = moving.slice(at, at + rowsPerInsert);
    const ids = await addTransactions(tx, part);
    await addEntries(
      tx,
      part.flatMap(({ posting, ...event }, index) =>
        posting.map((entry) => toRow(entry, event, required(ids[index], 'a transaction'))),
      ),
    );
  }
}
