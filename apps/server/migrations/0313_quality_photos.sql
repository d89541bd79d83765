-- Which photos the goods of a category need at the least. No category: all that have no rule of their own.
create table quality_rules (
  id bigint generated always as identity primary key,
  category_id bigint references categories (id),
  minimum integer not null,
  shots text[] not null,
  edited_by bigint references users (id),
  edited_at timestamptz not null default app_now(),
  constraint quality_rules_minimum check (minimum between 0 and 9),
  constraint quality_rules_shots check (shots <@ array['front', 'back', 'label', 'packing', 'measure', 'detail'] and cardinality(shots) <= 6)
);
create unique index quality_rules_category on quality_rules (coalesce(category_id, 0));

alter table batch_photos add column shot text not null default '';
alter table batch_photos add constraint batch_photos_shot check (shot in ('', 'front', 'back', 'label', 'packing', 'measure', 'detail'));

-- The buyer looks at the photos of a batch. Open until a moment, then silence approves them; no clock runs after a question.
create table batch_reviews (
  batch_id bigint primary key references batches (id),
  buyer_id bigint not null references users (id),
  state text not null default 'open',
  until timestamptz,
  asked_at timestamptz,
  case_number text,
  constraint batch_reviews_state check (state in ('open', 'approved', 'asked', 'rejected')),
  constraint batch_reviews_until check ((until is not null) = (state = 'open')),
  constraint batch_reviews_asked check ((asked_at is not null) = (state = 'asked')),
  constraint batch_reviews_case check ((case_number is not null) = (state = 'rejected'))
);
create index batch_reviews_due on batch_reviews (until, batch_id) where state = 'open';
create index batch_reviews_waiting on batch_reviews (asked_at, batch_id) where state = 'asked';

create table batch_review_events (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batches (id),
  event text not null,
  actor_kind text not null,
  actor_id bigint references users (id),
  text text not null default '',
  created_at timestamptz not null default app_now(),
  constraint batch_review_events_event check (event in ('approved', 'asked', 'answered', 'rejected', 'lapsed')),
  constraint batch_review_events_actor check (actor_kind in ('buyer', 'staff', 'system') and (actor_kind = 'system') = (actor_id is null))
);
create index batch_review_events_batch on batch_review_events (batch_id, id);
create trigger batch_review_events_only_added before update or delete on batch_review_events for each row execute function refuse_change();
