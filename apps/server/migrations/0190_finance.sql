-- Entries that people write: asked by one, confirmed by another. What was confirmed stands in the ledger and is only taken back by a reversal.
create table ledger_manual_entries (
  id bigint generated always as identity primary key,
  kind text not null,
  state text not null default 'asked',
  amount_fen bigint not null,
  store_id bigint references stores (id),
  bank_account_id bigint references bank_accounts (id),
  reverses_id bigint references ledger_transactions (id),
  reason text not null,
  asked_by bigint not null references users (id),
  decided_by bigint references users (id),
  decided_at timestamptz,
  transaction_id bigint references ledger_transactions (id),
  created_at timestamptz not null default app_now(),
  constraint ledger_manual_entries_kind check (kind in ('storePaid', 'costPaid', 'reversal')),
  constraint ledger_manual_entries_state check (state in ('asked', 'done', 'declined')),
  constraint ledger_manual_entries_amount check (amount_fen > 0),
  constraint ledger_manual_entries_reason check (length(btrim(reason)) > 0),
  constraint ledger_manual_entries_accounts check (case kind
    when 'storePaid' then store_id is not null and bank_account_id is not null and reverses_id is null
    when 'costPaid' then store_id is null and bank_account_id is not null and reverses_id is null
    else reverses_id is not null end),
  constraint ledger_manual_entries_decided check ((state = 'asked') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint ledger_manual_entries_second check ((state = 'done') = (transaction_id is not null) and (state <> 'done' or decided_by <> asked_by))
);
-- A transaction is taken back once.
create unique index ledger_manual_entries_reversal on ledger_manual_entries (reverses_id) where state <> 'declined';
create index ledger_manual_entries_waiting on ledger_manual_entries (id) where state = 'asked';
create index ledger_manual_entries_transaction on ledger_manual_entries (transaction_id) where transaction_id is not null;

-- Statements of accounts that belong to no buyer, and what is owed to each store.
create index ledger_entries_house on ledger_entries (account, transaction_id) where buyer_id is null;
create index ledger_entries_store on ledger_entries (store_id, id) where store_id is not null;

insert into role_permissions (role_id, permission)
  select r.id, p.permission from roles r cross join (values ('ledger:correct'), ('settings:rates'), ('settings:fees')) as p (permission)
  where r.code = 'financeReviewer'
  on conflict do nothing;
