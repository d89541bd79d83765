-- Approvals with a moment to think again: kept at once, carried out when their moment has come, withdrawn until then.
-- Above a reviewer's own ceiling one is only proposed: a second person decides.
create table review_decisions (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  claim_id bigint not null references payment_claims (id),
  reviewer_id bigint not null references users (id),
  bank_line_id bigint references bank_lines (id),
  opinion text not null default '',
  state text not null,
  effective_at timestamptz,
  -- Why it was not carried out.
  failure text,
  ended_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint review_decisions_state check (state in ('waiting', 'proposed', 'done', 'withdrawn', 'failed')),
  constraint review_decisions_effective check (state <> 'waiting' or effective_at is not null),
  constraint review_decisions_ended check ((ended_at is null) = (state in ('waiting', 'proposed'))),
  constraint review_decisions_failure check ((failure is null) = (state <> 'failed'))
);
create unique index review_decisions_open on review_decisions (payment_id) where ended_at is null;
create index review_decisions_due on review_decisions (effective_at, id) where state = 'waiting';
create index review_decisions_payment on review_decisions (payment_id, id);
create index review_decisions_reviewer on review_decisions (reviewer_id, id);

-- Who has a payment open right now, so that two reviewers do not do the same work.
create table review_holds (
  payment_id bigint not null references payments (id),
  user_id bigint not null references users (id),
  held_until timestamptz not null,
  constraint review_holds_pk primary key (payment_id)
);

-- Most fen of one payment that a reviewer approves alone; without a row there is no limit.
create table review_ceilings (
  user_id bigint not null references users (id),
  ceiling_fen bigint not null,
  set_by bigint not null references users (id),
  set_at timestamptz not null default app_now(),
  constraint review_ceilings_pk primary key (user_id),
  constraint review_ceilings_amount check (ceiling_fen >= 0)
);
