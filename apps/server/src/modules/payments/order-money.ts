import {
  type Account,
  type AccountKind,
  accountKinds,
  incomeKinds,
  type MoneyPanel,
  moneyPanel,
  type Posting,
} from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { groupBy } from '../../platform/group-by.ts';
import { orderKey } from './ledger.ts';
import { entriesOfOrders } from './ledger-queries.ts';

type StoredEntry = Awaited<ReturnType<typeof entriesOfOrders>>[number];
const nothing: MoneyPanel = { paidFen: 0n, consumedFen: 0n, heldFen: 0n, refundedFen: 0n };

/** What became of the money of each of these orders, read from the ledger. Every id has a panel. */
export async function orderMoney(db: Reader, orderIds: readonly number[]): Promise<Map<number, MoneyPanel>> {
  const byTransaction = groupBy(await entriesOfOrders(db, orderIds), (entry) => entry.transactionId);
  const postingsOfOrder = new Map<number, Posting[]>();
  for (const entries of byTransaction.values()) {
    const posting: Posting = entries.map(toEntry);
    for (const orderId of new Set(entries.map((entry) => entry.orderId))) {
      if (orderId !== null) postingsOfOrder.set(orderId, [...(postingsOfOrder.get(orderId) ?? []), posting]);
    }
  }
  return new Map(
    orderIds.map((id) => {
      const postings = postingsOfOrder.get(id);
      return [id, postings ? moneyPanel(postings, orderKey(id)) : nothing];
    }),
  );
}

const toEntry = (row: StoredEntry) => ({ ...accountOf(row), debitFen: row.debitFen, creditFen: row.creditFen });

/** The domain's account of a stored entry. */
export function accountOf({ account, orderId }: Pick<StoredEntry, 'account' | 'orderId'>): Account {
  const [kindName, incomeName] = account.split(':');
  const kind: AccountKind | undefined = accountKinds.find((known) => known === kindName);
  assert(kind, `${account} is a known account`);
  if (kind === 'depositsHeld' || kind === 'prepaymentsHeld') {
    assert(orderId !== null, 'held money is of an order');
    return { account: kind, order: orderKey(orderId) };
  }
  if (kind !== 'income') return { account: kind };
  const income = incomeKinds.find((known) => known === incomeName);
  assert(income, `${account} is a known income`);
  return { account: kind, income };
}
