-- Claims may end with new pieces instead of money.
alter table cases
  drop constraint cases_state,
  add constraint cases_state check (state in ('requested', 'approved', 'paid', 'replacing', 'payoutFailed', 'rejected', 'rejectedFinal')),
  add column remedy text not null default 'refund',
  add column offered_remedy text,
  add column offered_fen bigint not null default 0,
  add constraint cases_remedy check (remedy in ('refund', 'replace', 'resend') and (remedy = 'refund' or kind = 'afterSales')
    and (state <> 'replacing' or remedy <> 'refund')),
  add constraint cases_offer check (offered_fen >= 0 and (offered_remedy is null or (offered_remedy in ('refund', 'replace', 'resend') and state = 'requested')));
create index cases_replacing on cases (due_at, id) where state = 'replacing';
alter table order_cases
  drop constraint order_cases_state,
  add constraint order_cases_state check (state in ('requested', 'approved', 'paid', 'replacing', 'payoutFailed', 'rejected', 'rejectedFinal'));
-- Of the pieces that went back to the store: how many new ones took their place.
alter table case_lines
  add column refilled bigint not null default 0,
  add constraint case_lines_refilled check (refilled between 0 and returned);

-- New pieces for all units of a case; another one only after the first has ended.
create table replacements (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases (id),
  remedy text not null,
  state text not null default 'owed',
  cost_fen bigint not null default 0,
  seller_order_number text not null default '',
  carrier text not null default '',
  tracking_number text not null default '',
  agreed_by bigint not null references users (id),
  agreed_at timestamptz not null default app_now(),
  bought_at timestamptz,
  received_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  constraint replacements_remedy check (remedy in ('replace', 'resend')),
  constraint replacements_state check (state in ('owed', 'bought', 'received', 'sent', 'delivered', 'ended')),
  constraint replacements_cost check (cost_fen >= 0 and (cost_fen = 0 or bought_at is not null)),
  constraint replacements_bought check ((bought_at is null) = (seller_order_number = '')),
  constraint replacements_sent check ((sent_at is null) = (tracking_number = '') and (sent_at is null or received_at is not null)),
  constraint replacements_ended check ((state in ('delivered', 'ended')) = (ended_at is not null))
);
create unique index replacements_one_open on replacements (case_id) where state not in ('delivered', 'ended');
create index replacements_case on replacements (case_id);
