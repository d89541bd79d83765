-- Money from other sources than a bank account, what is left of a transfer, and second persons.

-- The balance of each wallet, kept by the ledger's own rows: nobody can spend what is not there, however many try at once.
create table wallets (
  buyer_id bigint not null references users (id),
  balance_fen bigint not null default 0,
  constraint wallets_pk primary key (buyer_id),
  constraint wallets_not_negative check (balance_fen >= 0)
);
insert into wallets (buyer_id, balance_fen)
select buyer_id, sum(credit_fen - debit_fen) from ledger_entries where account = 'wallet' group by buyer_id;
create function keep_wallet() returns trigger language plpgsql as $$
begin
  insert into wallets (buyer_id) values (new.buyer_id) on conflict (buyer_id) do nothing;
  update wallets set balance_fen = balance_fen + new.credit_fen - new.debit_fen where buyer_id = new.buyer_id;
  return null;
end $$;
create trigger ledger_entries_wallet after insert on ledger_entries
  for each row when (new.account = 'wallet') execute function keep_wallet();

-- Each gateway is an account of its own.
alter table ledger_entries add column gateway text;
alter table ledger_entries add constraint ledger_entries_gateway check ((account = 'gateway') = (gateway is not null)) not valid;

-- Money for a payment from a wallet or through a gateway. What allocations leave of it waits for a review.
create table payment_receipts (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  method text not null,
  gateway text,
  trade_number text,
  amount_fen bigint not null,
  left_fen bigint not null,
  created_at timestamptz not null default app_now(),
  constraint payment_receipts_method check (method in ('online', 'quick', 'alipay', 'digitalRmb', 'wallet')),
  constraint payment_receipts_source check ((method = 'wallet') = (gateway is null) and (gateway is null) = (trade_number is null)),
  constraint payment_receipts_once unique (gateway, trade_number),
  constraint payment_receipts_left check (amount_fen > 0 and left_fen between 0 and amount_fen)
);
create index payment_receipts_payment on payment_receipts (payment_id, id);

-- The system approves what a wallet or a gateway paid exactly; only such reviews have no reviewer.
alter table payment_reviews alter column reviewer_id drop not null;
alter table payment_claims add column method text not null default 'bankTransfer';

-- A line that one person recorded and a second approved before any statement has it; a statement confirms it later.
alter table bank_lines add column recorded_by bigint references users (id);
alter table bank_lines add column recorded_for_id bigint references payments (id);
create index bank_lines_recorded on bank_lines (bank_account_id, amount_vnd) where recorded_by is not null and statement_id is null;

-- Somebody has seen the money although no statement has it yet: a second person decides.
create table payment_overrides (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  claim_id bigint not null references payment_claims (id),
  bank_account_id bigint not null references bank_accounts (id),
  amount_vnd bigint not null,
  reference text not null,
  payer text not null default '',
  booked_at timestamptz not null,
  reason text not null,
  requested_by bigint not null references users (id),
  status text not null default 'requested',
  decided_by bigint references users (id),
  decided_at timestamptz,
  bank_line_id bigint references bank_lines (id),
  created_at timestamptz not null default app_now(),
  constraint payment_overrides_amount check (amount_vnd > 0),
  constraint payment_overrides_reason check (length(btrim(reason)) > 0),
  constraint payment_overrides_status check (status in ('requested', 'approved', 'declined')),
  constraint payment_overrides_decided check ((status = 'requested') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint payment_overrides_second check (status <> 'approved' or (decided_by <> requested_by and bank_line_id is not null))
);
create unique index payment_overrides_open on payment_overrides (payment_id) where status = 'requested';

-- A surplus alone may be allocated, an allocation may come from a receipt, and one may take another back.
alter table payment_allocations disable trigger payment_allocations_only_added;
alter table payment_allocations alter column bank_line_id drop not null;
alter table payment_allocations alter column review_id drop not null;
alter table payment_allocations add column receipt_id bigint references payment_receipts (id);
alter table payment_allocations add column surplus_vnd bigint not null default 0;
alter table payment_allocations add column reverses_id bigint references payment_allocations (id);
alter table payment_allocations add column note text not null default '';
update payment_allocations a set surplus_vnd = l.amount_vnd - l.left_vnd
  - (select sum(o.allocated_vnd) from payment_allocations o where o.bank_line_id = l.id)
  from bank_lines l where l.id = a.bank_line_id and a.surplus_fen > 0;
alter table payment_allocations drop constraint payment_allocations_amount;
alter table payment_allocations add constraint payment_allocations_amount check (case when reverses_id is null
  then least(allocated_vnd, credited_fen, receipts_fen, surplus_fen, surplus_vnd) >= 0 and greatest(allocated_vnd, credited_fen, surplus_fen, surplus_vnd) > 0
  else greatest(allocated_vnd, credited_fen, receipts_fen, surplus_fen, surplus_vnd) <= 0 end);
alter table payment_allocations add constraint payment_allocations_source check (num_nonnulls(bank_line_id, receipt_id) = 1);
alter table payment_allocations add constraint payment_allocations_reviewed check (review_id is not null or credited_fen <= 0);
alter table payment_allocations add constraint payment_allocations_reversed_once unique (reverses_id);
create index payment_allocations_receipt on payment_allocations (receipt_id) where receipt_id is not null;
alter table payment_allocations enable trigger payment_allocations_only_added;

-- What a line is known by, whether a file tells the time of day or only the day: day, reference, amount, description.
alter table bank_lines add column line_key text not null default '';
update bank_lines set line_key = encode(sha256(convert_to(
  to_char(booked_at at time zone coalesce((select value #>> '{}' from parameters where key = 'businessTimeZone'), 'Asia/Ho_Chi_Minh'), 'YYYY-MM-DD')
  || E'\n' || reference || E'\n' || amount_vnd || E'\n' || description, 'UTF8')), 'hex');
create index bank_lines_key on bank_lines (bank_account_id, line_key);
