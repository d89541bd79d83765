-- Who works on an order now; it is taken back when the time is over. What happened to it is only ever added.
create table order_assignees (
  order_id bigint not null references orders (id),
  person_id bigint not null references users (id),
  assigned_until timestamptz not null,
  assigned_at timestamptz not null default app_now(),
  constraint order_assignees_pk primary key (order_id)
);
create index order_assignees_until on order_assignees (assigned_until);
create index order_assignees_person on order_assignees (person_id, order_id);
create table order_assignments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  event text not null,
  person_id bigint not null references users (id),
  -- Who did it; null: nobody, its time was over or the order was closed.
  actor_id bigint references users (id),
  created_at timestamptz not null default app_now(),
  constraint order_assignments_event check (event in ('claimed', 'assigned', 'returned', 'recalled', 'closed'))
);
create index order_assignments_order on order_assignments (order_id, id);
create trigger order_assignments_only_added before update or delete on order_assignments for each row execute function refuse_change();

-- What the staff write about an order: to its buyer, or among themselves.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  kind text not null,
  content text not null,
  author_id bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint order_notes_kind check (kind in ('toBuyer', 'internal')),
  constraint order_notes_content check (length(btrim(content)) > 0)
);
create index order_notes_order on order_notes (order_id, id);
create trigger order_notes_only_added before update or delete on order_notes for each row execute function refuse_change();

-- An order that the staff put together for a buyer. It is none until the buyer has placed it in their own account.
create table order_proposals (
  id bigint generated always as identity primary key,
  public_id text not null,
  buyer_id bigint not null references users (id),
  made_by bigint not null references users (id),
  destination text not null,
  remarks text not null default '',
  -- [{skuId, quantity}]
  lines jsonb not null,
  state text not null default 'waiting',
  order_id bigint references orders (id),
  decline_reason text not null default '',
  expires_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint order_proposals_public_id unique (public_id),
  constraint order_proposals_state check (state in ('waiting', 'placed', 'declined', 'withdrawn')),
  constraint order_proposals_placed check ((state = 'placed') = (order_id is not null)),
  constraint order_proposals_ended check ((state = 'waiting') = (ended_at is null)),
  constraint order_proposals_others check (made_by <> buyer_id)
);
create index order_proposals_buyer on order_proposals (buyer_id, id);
create index order_proposals_order on order_proposals (order_id) where order_id is not null;

-- What was estimated when an order was placed, to hold against what it came to.
create table order_estimates (
  order_id bigint not null references orders (id),
  goods_fen bigint not null,
  freight_fen bigint not null,
  service_fen bigint not null,
  real_grams bigint not null,
  chargeable_grams bigint not null,
  -- The fees of one shipment of everything: [{kind, feeFen}]
  fees jsonb not null,
  constraint order_estimates_pk primary key (order_id)
);
