-- A refund on its way back to one payment. What cannot be paid out goes to the wallet in the end.
create table refund_payouts (
  id bigint generated always as identity primary key,
  case_number text not null,
  order_id bigint not null references orders (id),
  buyer_id bigint not null references users (id),
  payment_id bigint not null references payments (id),
  amount_fen bigint not null,
  amount_vnd bigint not null,
  state text not null default 'pending',
  reference text not null default '',
  failure text not null default '',
  bank_account_id bigint references bank_accounts (id),
  recorded_by bigint references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint refund_payouts_once unique (case_number, payment_id),
  constraint refund_payouts_state check (state in ('pending', 'done', 'failed', 'wallet')),
  constraint refund_payouts_amount check (amount_fen > 0 and amount_vnd >= 0),
  constraint refund_payouts_done check (state <> 'done' or (reference <> '' and decided_at is not null))
);
create index refund_payouts_payment on refund_payouts (payment_id);
create index refund_payouts_order on refund_payouts (order_id);
create index refund_payouts_waiting on refund_payouts (id) where state in ('pending', 'failed');

-- Wallet money that a buyer wants on a bank account.
create table wallet_withdrawals (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references users (id),
  amount_fen bigint not null,
  rate_vnd_per_cny_micros bigint not null,
  amount_vnd bigint not null,
  bank text not null,
  account_number text not null,
  account_name text not null,
  state text not null default 'pending',
  reference text not null default '',
  failure text not null default '',
  bank_account_id bigint references bank_accounts (id),
  decided_by bigint references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint wallet_withdrawals_state check (state in ('pending', 'done', 'failed')),
  constraint wallet_withdrawals_amount check (amount_fen > 0 and amount_vnd > 0),
  constraint wallet_withdrawals_decided check ((state = 'pending') = (decided_at is null))
);
create index wallet_withdrawals_buyer on wallet_withdrawals (buyer_id, id);
create index wallet_withdrawals_pending on wallet_withdrawals (id) where state = 'pending';
