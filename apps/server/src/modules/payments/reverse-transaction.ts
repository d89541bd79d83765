import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { addEntries, addTransactions, entriesOfTransaction } from './ledger-queries.ts';
import { ledgerTransactions } from './ledger-tables.ts';

/** Locks a transaction, so that it is taken back by one at a time. Throws ledger.transaction_not_found. */
export async function lockTransaction(tx: Tx, id: number): Promise<{ event: string; debitFen: bigint }> {
  const [row] = await tx
    .select({ event: ledgerTransactions.event })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.id, id))
    .for('update');
  if (!row) fail('ledger.transaction_not_found');
  const entries = await entriesOfTransaction(tx, id);
  return { ...row, debitFen: entries.reduce((sum, { debitFen }) => sum + debitFen, 0n) };
}

/** Posts the reverse of a transaction: the same accounts, debits and credits changed over. Answers its id. */
export async function reverseTransaction(
  tx: Tx,
  { id, actorId, note }: { id: number; actorId: number; note: string },
): Promise<number> {
  const entries = await entriesOfTransaction(tx, id);
  const [transactionId] = await addTransactions(tx, [{ event: 'reversal', reversesId: id, actorId, note }]);
  assert(transactionId && entries.length > 0, 'there was something to take back');
  await addEntries(
    tx,
    entries.map(({ id: _, transactionId: __, debitFen, creditFen, ...owner }) => ({
      ...owner,
      transactionId,
      debitFen: creditFen,
      creditFen: debitFen,
    })),
  );
  return transactionId;
}
