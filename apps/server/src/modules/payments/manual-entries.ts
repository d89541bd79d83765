import type { BodyOf, ManualEntryView } from '@kouan/contract';
import type * as contract from '@kouan/contract';
import { costPaid, type Posting, storePaid } from '@kouan/domain';
import { currentTime } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import type { Sendable } from '../../platform/http.ts';
import { storeBriefs } from '../catalog/index.ts';
import { userBriefs } from '../identity/index.ts';
import { listAccounts, lockAccount } from './bank-accounts.ts';
import { post } from './ledger.ts';
import { lockTransaction, reverseTransaction } from './reverse-transaction.ts';
import { addManualEntry, isTakenBack, lockManualEntry, updateManualEntry } from './manual-entry-queries.ts';
import type { ManualEntryRow } from './manual-entry-tables.ts';

/** Only what a person wrote is taken back by a person; the rest follows the record that it came from. */
export const isManualEvent = (event: string): boolean => event === 'storePaid' || event === 'costPaid';

/** Money paid to a store, or a cost paid by the bank; it counts once a second person has confirmed it. */
export async function askManualEntry(
  tx: Tx,
  {
    kind,
    storeId,
    bankAccountId,
    amountFen,
    reason,
    actorId,
  }: BodyOf<typeof contract.askManualEntry> & { actorId: number },
): Promise<ManualEntryRow> {
  const account = await lockAccount(tx, bankAccountId);
  const ofStore = kind === 'storePaid' ? (storeId ?? 0) : null;
  if (ofStore !== null && !(await storeBriefs(tx, [ofStore])).has(ofStore))
    fail('ledger.store_not_found', {}, { storeId: 'ledger.store_not_found' });
  return addManualEntry(tx, {
    kind,
    amountFen: BigInt(amountFen),
    storeId: ofStore,
    bankAccountId: account.id,
    reason: reason.trim(),
    askedBy: actorId,
  });
}

/** Throws ledger.transaction_not_found, ledger.not_reversible, ledger.already_reversed. */
export async function askReversal(
  tx: Tx,
  { id, reason, actorId }: { id: number; reason: string; actorId: number },
): Promise<ManualEntryRow> {
  const { event, debitFen } = await lockTransaction(tx, id);
  if (!isManualEvent(event)) fail('ledger.not_reversible');
  if (await isTakenBack(tx, id)) fail('ledger.already_reversed');
  return addManualEntry(tx, {
    kind: 'reversal',
    amountFen: debitFen,
    reversesId: id,
    reason: reason.trim(),
    askedBy: actorId,
  });
}

type Decision = { id: number; actorId: number };

/** The second person: now it stands in the ledger. Throws ledger.already_decided, ledger.second_person. */
export async function confirmManualEntry(tx: Tx, { id, actorId }: Decision): Promise<ManualEntryRow> {
  const entry = await lockManualEntry(tx, id);
  if (entry.state !== 'asked') fail('ledger.already_decided');
  if (entry.askedBy === actorId) fail('ledger.second_person');
  const transactionId =
    entry.reversesId === null
      ? await post(tx, {
          posting: postingOf(entry),
          event: entry.kind,
          storeId: entry.storeId,
          bankAccountId: entry.bankAccountId,
          actorId,
          note: entry.reason,
        })
      : await reverseTransaction(tx, { id: entry.reversesId, actorId, note: entry.reason });
  assert(transactionId, 'an amount was posted');
  return updateManualEntry(tx, id, {
    state: 'done',
    decidedBy: actorId,
    decidedAt: await currentTime(tx),
    transactionId,
  });
}

const postingOf = ({ kind, amountFen }: ManualEntryRow): Posting =>
  kind === 'storePaid' ? storePaid(amountFen) : costPaid(amountFen);

/** Nothing is posted. Whoever asked may do it too. Throws ledger.already_decided. */
export async function declineManualEntry(tx: Tx, { id, actorId }: Decision): Promise<ManualEntryRow> {
  const entry = await lockManualEntry(tx, id);
  if (entry.state !== 'asked') fail('ledger.already_decided');
  return updateManualEntry(tx, id, { state: 'declined', decidedBy: actorId, decidedAt: await currentTime(tx) });
}

export async function toManualViews(
  db: Reader,
  rows: readonly ManualEntryRow[],
  { viewerId, mayCorrect }: { viewerId: number; mayCorrect: boolean },
): Promise<Sendable<ManualEntryView>[]> {
  const people = await userBriefs(
    db,
    rows.flatMap(({ askedBy, decidedBy }) => (decidedBy === null ? [askedBy] : [askedBy, decidedBy])),
  );
  const stores = await storeBriefs(
    db,
    rows.flatMap(({ storeId }) => storeId ?? []),
  );
  const accounts = new Map((await listAccounts(db)).map((account) => [account.id, account]));
  const nameOf = (id: number): string => people.get(id)?.nickName ?? '';
  return rows.map((row) => {
    const account = row.bankAccountId === null ? undefined : accounts.get(row.bankAccountId);
    return {
      id: row.id,
      kind: row.kind,
      state: row.state,
      amountFen: row.amountFen,
      storeName: row.storeId === null ? null : (stores.get(row.storeId)?.name ?? ''),
      bankAccount: account ? `${account.bankName} ${account.accountNumber}` : null,
      reversesId: row.reversesId,
      reason: row.reason,
      askedBy: nameOf(row.askedBy),
      askedAt: row.createdAt,
      decidedBy: row.decidedBy === null ? null : nameOf(row.decidedBy),
      decidedAt: row.decidedAt,
      transactionId: row.transactionId,
      mayDecide: mayCorrect && row.state === 'asked' && row.askedBy !== viewerId,
    };
  });
}
