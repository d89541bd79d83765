create table bank_accounts (
  id bigint generated always as identity primary key,
  bank_bin text not null,
  bank_name text not null,
  branch text not null default '',
  account_number text not null,
  account_name text not null,
  is_active boolean not null default true,
  column_mapping jsonb,
  constraint bank_accounts_number unique (bank_bin, account_number),
  constraint bank_accounts_bin check (bank_bin ~ '^[0-9]{6}$')
);

-- The ledger: double entry, only ever added. One balanced transaction a business event.
create table ledger_transactions (
  id bigint generated always as identity primary key,
  event text not null,
  order_id bigint,
  payment_id bigint,
  shipment_number text,
  actor_id bigint,
  reverses_id bigint references ledger_transactions (id),
  note text not null default '',
  created_at timestamptz not null default app_now()
);
create index ledger_transactions_order on ledger_transactions (order_id) where order_id is not null;
create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions (id),
  account text not null,
  order_id bigint,
  buyer_id bigint,
  store_id bigint,
  bank_account_id bigint references bank_accounts (id),
  debit_fen bigint not null default 0,
  credit_fen bigint not null default 0,
  constraint ledger_entries_account check (account ~ '^(bank|gateway|goodsAdvanced|receipts|payoutsPending|depositsHeld|prepaymentsHeld|wallet|storePayable|costs|writeOffs|purchaseDifferences|exchangeDifferences|income:[a-zA-Z]+)$'),
  constraint ledger_entries_owner check ((account not in ('depositsHeld', 'prepaymentsHeld') or (order_id is not null and buyer_id is not null))
    and (account not in ('wallet', 'payoutsPending') or buyer_id is not null) and (account <> 'storePayable' or store_id is not null)
    and (account <> 'bank' or bank_account_id is not null)),
  constraint ledger_entries_one_side check (debit_fen >= 0 and credit_fen >= 0 and (debit_fen = 0) <> (credit_fen = 0))
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_order on ledger_entries (order_id, account) where order_id is not null;
create index ledger_entries_buyer on ledger_entries (buyer_id, account, id) where buyer_id is not null;
create trigger ledger_transactions_only_added before update or delete on ledger_transactions for each row execute function refuse_change();
create trigger ledger_entries_only_added before update or delete on ledger_entries for each row execute function refuse_change();

create function check_ledger_balance() returns trigger language plpgsql as $$
begin
  if (select sum(debit_fen) - sum(credit_fen) from ledger_entries where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();

create table payments (
  id bigint generated always as identity primary key,
  number text not null,
  purpose text not null,
  order_id bigint not null,
  order_number text not null,
  shipment_number text,
  buyer_id bigint not null references users (id),
  -- The slip: [{kind, amountFen}], what the amount is made of, as the buyer saw it.
  items jsonb not null default '[]',
  amount_fen bigint not null,
  rate_vnd_per_cny_micros bigint not null,
  amount_vnd bigint not null,
  -- What approvals have credited so far; the rest is still due.
  credited_fen bigint not null default 0,
  credited_vnd bigint not null default 0,
  status text not null default 'unpaid',
  -- The code in the transfer memo; a new one after a payment in part. Unique for ever: see payment_codes.
  code text not null default '',
  method text,
  -- The last claim, and what the last review said.
  claim_id bigint,
  last_review text,
  due_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint payments_number unique (number),
  constraint payments_purpose check (purpose in ('deposit', 'final', 'adjustment')),
  constraint payments_status check (status in ('unpaid', 'pendingApproval', 'paid', 'cancelled')),
  constraint payments_method check (method in ('bankTransfer', 'online', 'quick', 'alipay', 'digitalRmb', 'wallet')),
  constraint payments_last_review check (last_review in ('approved', 'notApproved', 'reReview')),
  constraint payments_amount check (amount_fen > 0 and amount_vnd > 0 and credited_fen between 0 and amount_fen and credited_vnd between 0 and amount_vnd),
  constraint payments_whole check ((status = 'paid') = (credited_fen = amount_fen)),
  constraint payments_claimed check (status <> 'pendingApproval' or claim_id is not null),
  constraint payments_no_limit check (status = 'unpaid' or due_at is null),
  constraint payments_final_shipment check ((purpose = 'final') = (shipment_number is not null))
);
-- At most one open payment a deposit or a shipment.
create unique index payments_open_deposit on payments (order_id, purpose) where purpose <> 'final' and status in ('unpaid', 'pendingApproval');
create unique index payments_open_shipment on payments (shipment_number) where purpose = 'final' and status in ('unpaid', 'pendingApproval');
create index payments_order on payments (order_id, id);
create index payments_shipment on payments (shipment_number) where shipment_number is not null;
create index payments_buyer on payments (buyer_id, id);
create index payments_review on payments (id) where status = 'pendingApproval';
-- Every code that a payment ever had; a late transfer still finds its payment.
create table payment_codes (
  code text not null,
  payment_id bigint not null references payments (id),
  created_at timestamptz not null default app_now(),
  constraint payment_codes_pk primary key (code)
);
create index payment_codes_payment on payment_codes (payment_id);

-- What a buyer says about a transfer. Only ever added, so that no reviewed claim changes.
create table payment_claims (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  claimed_by bigint not null references users (id),
  remitter text not null,
  bank text not null,
  claimed_vnd bigint not null,
  serial_number text not null default '',
  paid_at timestamptz,
  remarks text not null default '',
  created_at timestamptz not null default app_now(),
  constraint payment_claims_amount check (claimed_vnd > 0)
);
create index payment_claims_payment on payment_claims (payment_id, id);
create index payment_claims_serial on payment_claims (serial_number) where serial_number <> '';
create trigger payment_claims_only_added before update or delete on payment_claims for each row execute function refuse_change();
alter table payments add constraint payments_claim_fk foreign key (claim_id) references payment_claims (id);
create table payment_claim_files (
  claim_id bigint not null references payment_claims (id),
  file_id bigint not null references files (id),
  -- Of the file's content: the same picture for two payments is noticed.
  sha256 text not null,
  constraint payment_claim_files_pk primary key (claim_id, file_id)
);
create index payment_claim_files_file on payment_claim_files (file_id);
create index payment_claim_files_sha256 on payment_claim_files (sha256);
create trigger payment_claim_files_only_added before update or delete on payment_claim_files for each row execute function refuse_change();

create table payment_reviews (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  outcome text not null,
  opinion text not null default '',
  reviewer_id bigint not null references users (id),
  claim_id bigint not null references payment_claims (id),
  created_at timestamptz not null default app_now(),
  constraint payment_reviews_outcome check (outcome in ('approved', 'notApproved', 'reReview')),
  constraint payment_reviews_reason check (outcome = 'approved' or length(btrim(opinion)) > 0)
);
create index payment_reviews_payment on payment_reviews (payment_id, id);
create trigger payment_reviews_only_added before update or delete on payment_reviews for each row execute function refuse_change();

create table bank_statements (
  id bigint generated always as identity primary key,
  bank_account_id bigint not null references bank_accounts (id),
  file_name text not null,
  sha256 text not null,
  line_count integer not null,
  imported_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint bank_statements_file unique (bank_account_id, sha256)
);
-- Money that arrived. In fen at the rate of its day; what allocations leave is to be claimed.
create table bank_lines (
  id bigint generated always as identity primary key,
  statement_id bigint references bank_statements (id),
  bank_account_id bigint not null references bank_accounts (id),
  booked_at timestamptz not null,
  reference text not null,
  amount_vnd bigint not null,
  description text not null,
  payer text not null default '',
  day_rate_vnd_per_cny_micros bigint not null,
  amount_fen bigint not null,
  left_vnd bigint not null,
  left_fen bigint not null,
  -- Same account, moment, reference, amount and description: the same line.
  line_hash text not null,
  created_at timestamptz not null default app_now(),
  constraint bank_lines_once unique (bank_account_id, line_hash),
  constraint bank_lines_left check (amount_vnd > 0 and left_vnd between 0 and amount_vnd and left_fen between 0 and amount_fen)
);
create index bank_lines_open on bank_lines (booked_at, id) where left_vnd > 0;
create table payment_allocations (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  bank_line_id bigint not null references bank_lines (id),
  review_id bigint not null references payment_reviews (id),
  allocated_vnd bigint not null,
  credited_fen bigint not null,
  receipts_fen bigint not null,
  exchange_difference_fen bigint not null,
  surplus_fen bigint not null default 0,
  ledger_transaction_id bigint references ledger_transactions (id),
  created_at timestamptz not null default app_now(),
  constraint payment_allocations_amount check (allocated_vnd > 0 and credited_fen >= 0 and surplus_fen >= 0)
);
create index payment_allocations_payment on payment_allocations (payment_id);
create index payment_allocations_line on payment_allocations (bank_line_id);
create trigger payment_allocations_only_added before update or delete on payment_allocations for each row execute function refuse_change();
