import type { JournalRow, Language, listAccountBalances, OrderMargin, ReplyOf, StorePayable } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { storeBriefs } from '../catalog/index.ts';
import { userBriefs } from '../identity/index.ts';
import { listAccounts } from './bank-accounts.ts';
import {
  accountBalances,
  entriesOfAll,
  type JournalEntryRow,
  type JournalFilter,
  journalTransactions,
  type MarginRow,
  payablesByStore,
  type Period,
} from './journal-queries.ts';
import { accountLabel, eventLabel, groupOfAccount } from './ledger-words.ts';
import { isManualEvent } from './manual-entries.ts';

const groups = ['asset', 'liability', 'income', 'cost'] as const;

/** The chart of accounts with its balances, assets first, and what both sides add up to. */
export async function balancesView(
  db: Reader,
  { language, ...period }: Period & { language: Language },
): Promise<Sendable<ReplyOf<typeof listAccountBalances>>> {
  const banks = await bankNames(db);
  const found = await accountBalances(db, period);
  const rows = found.flatMap(({ account, ...row }) => {
    if (account === null) return [];
    const detail = row.bank_account_id === null ? (row.gateway ?? '') : (banks.get(Number(row.bank_account_id)) ?? '');
    const { debitFen, creditFen, differenceFen: balanceFen } = sumsOf(row);
    const [label, group] = [accountLabel(account, language), groupOfAccount(account)];
    return [{ account, label, group, detail, debitFen, creditFen, balanceFen }];
  });
  const total = found.find(({ account }) => account === null);
  return {
    content: rows.toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group)),
    totalElements: rows.length,
    totals: sumsOf(total ?? { debit_fen: '0', credit_fen: '0' }),
  };
}

function sumsOf(row: { debit_fen: string; credit_fen: string }) {
  const [debitFen, creditFen] = [BigInt(row.debit_fen), BigInt(row.credit_fen)];
  return { debitFen, creditFen, differenceFen: debitFen - creditFen };
}

const bankNames = async (db: Reader): Promise<Map<number, string>> =>
  new Map((await listAccounts(db)).map((one) => [one.id, `${one.bankName} ${one.accountNumber}`]));

export async function journalPage(db: Reader, filter: JournalFilter & { language: Language }) {
  const { rows, total } = await journalTransactions(db, filter);
  const entries = await entriesOfAll(
    db,
    rows.map(({ id }) => Number(id)),
  );
  const ownerOf = await owners(db, entries);
  const actors = await userBriefs(
    db,
    rows.flatMap(({ actor_id: id }) => (id === null ? [] : [Number(id)])),
  );
  const byTransaction = groupBy(entries, (entry) => entry.transaction_id);
  const content = rows.map((row): Sendable<JournalRow> => ({
    id: Number(row.id),
    at: new Date(row.at),
    event: row.event,
    label: eventLabel(row.event, filter.language),
    orderNumber: row.order_number,
    paymentNumber: row.payment_number,
    shipmentNumber: row.shipment_number,
    actor: row.actor_id === null ? null : (actors.get(Number(row.actor_id))?.nickName ?? ''),
    note: row.note,
    reversesId: row.reverses_id === null ? null : Number(row.reverses_id),
    isReversible: isManualEvent(row.event),
    entries: (byTransaction.get(row.id) ?? []).map((entry) => ({
      account: entry.account,
      label: accountLabel(entry.account, filter.language),
      owner: ownerOf(entry),
      debitFen: BigInt(entry.debit_fen),
      creditFen: BigInt(entry.credit_fen),
    })),
  }));
  return { content, totalElements: total };
}

/** Whose account an entry is about, in one word. */
async function owners(db: Reader, entries: readonly JournalEntryRow[]): Promise<(entry: JournalEntryRow) => string> {
  const buyers = await userBriefs(
    db,
    entries.flatMap(({ buyer_id: id }) => (id === null ? [] : [Number(id)])),
  );
  const stores = await storeBriefs(
    db,
    entries.flatMap(({ store_id: id }) => (id === null ? [] : [Number(id)])),
  );
  const banks = await bankNames(db);
  return ({ buyer_id: buyer, store_id: store, bank_account_id: bank, gateway }) => {
    if (buyer !== null) return buyers.get(Number(buyer))?.buyerCode ?? '';
    if (store !== null) return stores.get(Number(store))?.name ?? '';
    return bank === null ? (gateway ?? '') : (banks.get(Number(bank)) ?? '');
  };
}

export async function payablePage(db: Reader, page: { page: number; size: number }) {
  const { rows, total, owedFen } = await payablesByStore(db, page);
  const stores = await storeBriefs(
    db,
    rows.map(({ store_id: id }) => Number(id)),
  );
  const content = rows.map((row): Sendable<StorePayable> => ({
    storeId: Number(row.store_id),
    name: stores.get(Number(row.store_id))?.name ?? '',
    site: stores.get(Number(row.store_id))?.site ?? '',
    creditFen: BigInt(row.credit_fen),
    debitFen: BigInt(row.debit_fen),
    owedFen: BigInt(row.credit_fen) - BigInt(row.debit_fen),
    lastAt: row.last_at === null ? null : new Date(row.last_at),
  }));
  return { content, totalElements: total, owedFen };
}

/** The margin is all that was gained less what was lost. */
export function toMarginView(row: MarginRow): Sendable<OrderMargin> {
  const [serviceFen, shipmentFeesFen, purchaseFen, exchangeFen, lossesFen, claimsFen] = [
    BigInt(row.service_fen),
    BigInt(row.fees_fen),
    BigInt(row.purchase_fen),
    BigInt(row.exchange_fen),
    BigInt(row.losses_fen),
    BigInt(row.claims_fen),
  ] as const;
  const marginFen = serviceFen + shipmentFeesFen + purchaseFen + exchangeFen + lossesFen + claimsFen;
  return {
    orderNumber: row.order_number,
    ...{ serviceFen, shipmentFeesFen, purchaseFen, exchangeFen, lossesFen, claimsFen, marginFen },
    costFen: BigInt(row.cost_fen),
  };
}
