-- What is claimed from the store of a case: one claim each, answered by the store, booked by what was recovered.
create table store_claims (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases (id),
  store_id bigint not null references stores (id),
  state text not null default 'toRaise',
  reason text not null,
  amount_fen bigint not null,
  agreed_fen bigint,
  recovered_fen bigint,
  -- Until when the store takes goods back and answers for them.
  due_at timestamptz not null,
  reference text not null default '',
  raised_at timestamptz,
  answered_at timestamptz,
  ended_at timestamptz,
  -- What a settlement that changed something wrote; none where the store bore that much already.
  transaction_id bigint references ledger_transactions (id),
  created_at timestamptz not null default app_now(),
  constraint store_claims_one unique (case_id),
  constraint store_claims_state check (state in ('toRaise', 'raised', 'agreed', 'refused', 'recovered', 'givenUp')),
  constraint store_claims_amount check (amount_fen > 0 and agreed_fen between 1 and amount_fen and recovered_fen between 0 and amount_fen),
  constraint store_claims_agreed check ((state = 'agreed' and agreed_fen is not null) or state in ('recovered', 'givenUp') or agreed_fen is null),
  constraint store_claims_ended check ((state in ('recovered', 'givenUp')) = (ended_at is not null) and (ended_at is null) = (recovered_fen is null)
    and (ended_at is not null or transaction_id is null)),
  constraint store_claims_recovered check ((state = 'recovered') = (coalesce(recovered_fen, 0) > 0)),
  constraint store_claims_raised check ((raised_at is null) = (reference = '') and (raised_at is not null or state in ('toRaise', 'givenUp')))
);
create index store_claims_open on store_claims (due_at, id) where ended_at is null;
create index store_claims_store on store_claims (store_id);

-- Who did what with it, in whose words, with which proof.
create table store_claim_events (
  id bigint generated always as identity primary key,
  claim_id bigint not null references store_claims (id),
  event text not null,
  actor_id bigint references users (id),
  text text not null default '',
  amount_fen bigint,
  created_at timestamptz not null default app_now(),
  constraint store_claim_events_event check (event in ('prepared', 'changed', 'raised', 'agreed', 'refused', 'recovered', 'givenUp', 'takenBack')),
  constraint store_claim_events_amount check (amount_fen >= 0)
);
create index store_claim_events_claim on store_claim_events (claim_id, id);
create trigger store_claim_events_only_added before update or delete on store_claim_events for each row execute function refuse_change();
create trigger store_claim_events_never_emptied before truncate on store_claim_events for each statement execute function refuse_change();

create table store_claim_files (
  event_id bigint not null references store_claim_events (id),
  file_id bigint not null references files (id),
  constraint store_claim_files_pk primary key (event_id, file_id)
);
create index store_claim_files_file on store_claim_files (file_id);
create trigger store_claim_files_only_added before update or delete on store_claim_files for each row execute function refuse_change();
create trigger store_claim_files_never_emptied before truncate on store_claim_files for each statement execute function refuse_change();
