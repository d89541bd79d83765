-- Banks that tell of each transfer at once, and approvals that need nobody.

-- A bank (or a service that watches an account) that may send notices. Its secret is made of the installation's own
-- and of this salt, so that no copy of the database holds it; a new salt is a new secret.
create table bank_sources (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null,
  bank_account_id bigint not null references bank_accounts (id),
  salt text not null,
  is_active boolean not null default true,
  created_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint bank_sources_code unique (code),
  constraint bank_sources_name check (length(btrim(name)) > 0)
);
-- Whoever has seen the secret of a source may not approve alone with what it tells.
create table bank_source_keepers (
  source_id bigint not null references bank_sources (id),
  user_id bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint bank_source_keepers_pk primary key (source_id, user_id)
);

alter table bank_lines add column source_id bigint references bank_sources (id);
create index bank_lines_reference on bank_lines (bank_account_id, lower(reference), amount_vnd);

-- Every notice that was taken, once: the same signature again is a repetition.
create table bank_notices (
  id bigint generated always as identity primary key,
  source_id bigint not null references bank_sources (id),
  signature text not null,
  signed_at timestamptz not null,
  outcome text not null,
  bank_line_id bigint references bank_lines (id),
  received_at timestamptz not null default app_now(),
  constraint bank_notices_once unique (source_id, signature),
  constraint bank_notices_outcome check (outcome in ('booked', 'known', 'outgoing')),
  constraint bank_notices_line check ((outcome = 'outgoing') = (bank_line_id is null))
);
create unique index bank_notices_line_once on bank_notices (bank_line_id) where outcome = 'booked';
create index bank_notices_last on bank_notices (source_id, id desc);
-- What was refused, counted by reason, so that nobody fills the table by sending rubbish.
create table bank_notice_failures (
  source_id bigint not null references bank_sources (id),
  code text not null,
  count integer not null default 1,
  last_at timestamptz not null default app_now(),
  constraint bank_notice_failures_pk primary key (source_id, code)
);

-- Approvals of a bank transfer without a person: what they rested on. Only ever added.
create table automatic_approvals (
  review_id bigint not null references payment_reviews (id),
  payment_id bigint not null references payments (id),
  bank_line_id bigint not null references bank_lines (id),
  ceiling_fen bigint not null,
  transfer_fen bigint not null,
  score integer not null,
  created_at timestamptz not null default app_now(),
  constraint automatic_approvals_pk primary key (review_id),
  constraint automatic_approvals_ceiling check (transfer_fen between 1 and ceiling_fen)
);
create index automatic_approvals_payment on automatic_approvals (payment_id);
create trigger automatic_approvals_only_added before update or delete on automatic_approvals
  for each row execute function refuse_change();
