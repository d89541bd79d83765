import { shipmentFeeKinds } from './shipment-fees.ts';

/**
 * Kinds of accounts. Assets: bank, gateway, goodsAdvanced. Liabilities: receipts (not yet allocated), payoutsPending,
 * depositsHeld and prepaymentsHeld (of an order), wallet (of a buyer), storePayable. The rest is income and costs.
 */
export const accountKinds = [
  'bank',
  'gateway',
  'goodsAdvanced',
  'receipts',
  'payoutsPending',
  'depositsHeld',
  'prepaymentsHeld',
  'wallet',
  'storePayable',
  'income',
  'costs',
  'writeOffs',
  'purchaseDifferences',
  'exchangeDifferences',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Accounts that belong to one order. */
export const orderAccounts = ['depositsHeld', 'prepaymentsHeld'] as const satisfies readonly AccountKind[];
export type OrderAccount = (typeof orderAccounts)[number];

/** What income is for: the service fee, each fee of a shipment, and what a return keeps. */
export const incomeKinds = ['service', ...shipmentFeeKinds, 'returns'] as const;
export type IncomeKind = (typeof incomeKinds)[number];

/** An account of the ledger, as far as the business event knows it. */
export type Account =
  | { account: OrderAccount; order: string }
  | { account: 'income'; income: IncomeKind }
  | { account: Exclude<AccountKind, OrderAccount | 'income'> };

/** One name per account: its kind, with ":order" or ":kind of income" behind it. */
export function accountKey(account: Account): string {
  if ('order' in account) return `${account.account}:${account.order}`;
  return 'income' in account ? `income:${account.income}` : account.account;
}
