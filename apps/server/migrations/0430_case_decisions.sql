-- Approvals of refunds with a moment to think again: kept at once, carried out when their moment has come, withdrawn until then.
create table case_decisions (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases (id),
  reviewer_id bigint not null references users (id),
  refund_fen bigint not null,
  return_freight_fen bigint,
  amount_fen bigint,
  born_by text,
  opinion text not null default '',
  state text not null,
  effective_at timestamptz not null,
  -- Why it was not carried out.
  failure text,
  ended_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint case_decisions_state check (state in ('waiting', 'done', 'withdrawn', 'failed')),
  constraint case_decisions_ended check ((ended_at is null) = (state = 'waiting')),
  constraint case_decisions_failure check ((failure is null) = (state <> 'failed')),
  constraint case_decisions_bearer check (born_by in ('store', 'platform')),
  constraint case_decisions_money check (refund_fen >= 0 and return_freight_fen >= 0 and amount_fen >= 0)
);
create unique index case_decisions_open on case_decisions (case_id) where ended_at is null;
create index case_decisions_due on case_decisions (effective_at, id) where state = 'waiting';
create index case_decisions_case on case_decisions (case_id, id);

-- Claimed only while its page is open: for a minute, said again and again, and no step of the evidence.
alter table cases add column is_held boolean not null default false;
alter table cases add constraint cases_held check (not is_held or claimed_by is not null);
