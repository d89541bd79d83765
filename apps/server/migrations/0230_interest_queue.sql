-- Who of the staff works on a product of interest, until when it is answered, and what came of it.
alter table interests drop constraint interests_state;
alter table interests add constraint interests_state check (state in ('requested', 'asked', 'priced', 'declined'));
alter table interests add column claimed_by bigint references users (id);
-- Null while it is the buyer's turn, and at the end.
alter table interests add column answer_by timestamptz;
alter table interests add column overdue_at timestamptz;
-- What the buyer is offered: one specification of the product and how many.
alter table interests add column sku_id bigint references skus (id);
alter table interests add column offer_quantity bigint;
update interests set answer_by = created_at + interval '24 hours' where state = 'requested';
alter table interests add constraint interests_offer check ((sku_id is null) = (offer_quantity is null) and (sku_id is null or state = 'priced'));
alter table interests add constraint interests_offer_quantity check (offer_quantity between 1 and 9999999);
alter table interests add constraint interests_turn check ((answer_by is not null) = (state = 'requested'));
drop index interests_open;
create index interests_queue on interests (answer_by, id) where state = 'requested';
create index interests_claimed on interests (claimed_by) where claimed_by is not null;

-- What happened to a product of interest: rows are only ever added.
create table interest_events (
  id bigint generated always as identity primary key,
  interest_id bigint not null references interests (id),
  event text not null,
  actor_kind text not null,
  actor_id bigint references users (id),
  text text not null default '',
  screenshot_ids jsonb not null default '[]',
  created_at timestamptz not null default app_now(),
  constraint interest_events_event check (event in ('added', 'claimed', 'released', 'asked', 'answered', 'priced', 'declined', 'overdue')),
  constraint interest_events_actor check (actor_kind in ('buyer', 'staff', 'system') and (actor_kind = 'system') = (actor_id is null))
);
create index interest_events_interest on interest_events (interest_id, id);
create trigger interest_events_only_added before update or delete on interest_events for each row execute function refuse_change();
