import { type Account, accountKey } from './accounts.ts';
import { sumOf } from './money.ts';

/** One side of a posting: exactly one of debit and credit is above 0. */
export type Entry = Account & { debitFen: bigint; creditFen: bigint };

/** A balanced transaction: its debits and its credits add up to the same. */
export type Posting = readonly Entry[];

export const debit = (account: Account, amountFen: bigint): Entry => ({
  ...account,
  debitFen: amountFen,
  creditFen: 0n,
});
export const credit = (account: Account, amountFen: bigint): Entry => ({
  ...account,
  debitFen: 0n,
  creditFen: amountFen,
});

/** A gain is a credit, a loss (negative) a debit. */
export const gain = (account: Account, amountFen: bigint): Entry =>
  amountFen < 0n ? debit(account, -amountFen) : credit(account, amountFen);

/** Entries without those of nothing. Throws RangeError for a negative amount or when both sides differ. */
export function posting(...entries: Entry[]): Posting {
  if (entries.some(({ debitFen, creditFen }) => debitFen < 0n || creditFen < 0n))
    throw new RangeError('negative amount');
  const debitFen = sumOf(entries.map((entry) => entry.debitFen));
  const creditFen = sumOf(entries.map((entry) => entry.creditFen));
  if (debitFen !== creditFen) throw new RangeError(`debit ${debitFen} and credit ${creditFen} differ`);
  return entries.filter((entry) => entry.debitFen > 0n || entry.creditFen > 0n);
}

/** Postings of which those that move nothing are left out. */
export const postings = (...all: Posting[]): Posting[] => all.filter((entries) => entries.length > 0);

/** The reverse of a posting: how a mistake is corrected. */
export const reversed = (original: Posting): Posting =>
  original.map((entry) => ({ ...entry, debitFen: entry.creditFen, creditFen: entry.debitFen }));

/** Balance per account key over postings, debit positive; accounts that end at 0 are left out. */
export function balancesFen(all: readonly Posting[]): Map<string, bigint> {
  const balances = new Map<string, bigint>();
  for (const entry of all.flat()) {
    const key = accountKey(entry);
    balances.set(key, (balances.get(key) ?? 0n) + entry.debitFen - entry.creditFen);
  }
  return new Map([...balances].filter(([, balanceFen]) => balanceFen !== 0n));
}
