import type { BankAccountView, ColumnMapping } from '@kouan/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db, Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { prepared } from '../../platform/prepared.ts';
import { type BankAccountRow, bankAccounts } from './bank-tables.ts';

/** Plainly a sample: every installation replaces it with its own. */
const sampleAccount = {
  bankBin: '970415',
  bankName: 'VietinBank',
  accountNumber: '113366668888',
  accountName: 'CONG TY MAU KOUAN',
};

/** A fresh installation has an account to show. */
export async function installAccount(db: Db): Promise<void> {
  const [known] = await db.select({ id: bankAccounts.id }).from(bankAccounts).limit(1);
  if (!known) await db.insert(bankAccounts).values(sampleAccount).onConflictDoNothing();
}

export const listAccounts = (db: Reader): Promise<BankAccountRow[]> =>
  db.select().from(bankAccounts).orderBy(asc(bankAccounts.id));

/** The account that buyers transfer to: the oldest active one. */
export async function activeAccount(db: Reader): Promise<BankAccountRow> {
  const [account] = await db
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.isActive, true))
    .orderBy(asc(bankAccounts.id))
    .limit(1);
  assert(account, 'there is an active bank account');
  return account;
}

const lockById = prepared((tx, valueOf) =>
  tx
    .select()
    .from(bankAccounts)
    .where(eq(bankAccounts.id, valueOf('id')))
    .for('update'),
);

/** Throws payment.account_not_found. Locks the account, so that one statement of it is imported at a time. */
export async function lockAccount(tx: Tx, id: number): Promise<BankAccountRow> {
  const [account] = await lockById(tx, { id });
  return account ?? fail('payment.account_not_found');
}

export async function keepMapping(tx: Tx, id: number, columnMapping: ColumnMapping): Promise<void> {
  await tx.update(bankAccounts).set({ columnMapping }).where(eq(bankAccounts.id, id));
}

export const toAccountView = ({
  id,
  bankBin,
  bankName,
  branch,
  accountNumber,
  accountName,
}: BankAccountRow): BankAccountView => ({ id, bankBin, bankName, branch, accountNumber, accountName });
