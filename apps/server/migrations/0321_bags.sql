-- Sacks of parcels that cross the border together, in the hands of one cooperative.
create table bags (
  id bigint generated always as identity primary key,
  number text not null,
  state text not null default 'open',
  is_held boolean not null default false,
  has_problem boolean not null default false,
  seal_number text not null default '',
  grams bigint,
  expected_grams bigint,
  arrived_grams bigint,
  cooperative_id bigint references users (id),
  declaration_number text not null default '',
  made_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  sealed_at timestamptz,
  assigned_at timestamptz,
  accepted_at timestamptz,
  dispatched_at timestamptz,
  arrived_at timestamptz,
  constraint bags_number unique (number),
  constraint bags_state check (state in ('open', 'sealed', 'assigned', 'crossing', 'arrived')),
  constraint bags_sealed check ((state = 'open') = (grams is null) and (grams is null) = (sealed_at is null)
    and (grams is null) = (expected_grams is null) and (grams is null) = (seal_number = '')),
  constraint bags_assigned check ((state in ('open', 'sealed')) = (cooperative_id is null) and (cooperative_id is null) = (assigned_at is null)),
  constraint bags_accepted check (accepted_at is null or cooperative_id is not null),
  constraint bags_crossing check ((state in ('crossing', 'arrived')) = (dispatched_at is not null) and (dispatched_at is null or accepted_at is not null)),
  constraint bags_arrived check ((state = 'arrived') = (arrived_at is not null) and (arrived_at is null) = (arrived_grams is null)
    and (state <> 'arrived' or length(btrim(declaration_number)) > 0)),
  constraint bags_measures check (grams > 0 and arrived_grams > 0)
);
create index bags_state on bags (state, id desc);
create index bags_cooperative on bags (cooperative_id, id desc) where cooperative_id is not null;
create unique index bags_seal on bags (upper(seal_number)) where seal_number <> '';

create table bag_shipments (
  shipment_id bigint primary key references shipments (id),
  bag_id bigint not null references bags (id),
  added_by bigint not null references users (id),
  added_at timestamptz not null default app_now(),
  handed_over_at timestamptz
);
create index bag_shipments_bag on bag_shipments (bag_id, shipment_id);

-- A bag's weight at its seal and in Vietnam. Rows are only ever added.
create table bag_weighings (
  id bigint generated always as identity primary key,
  bag_id bigint not null references bags (id),
  stage text not null,
  grams bigint not null,
  expected_grams bigint not null,
  is_outlier boolean not null,
  weighed_by bigint not null references users (id),
  weighed_at timestamptz not null default app_now(),
  constraint bag_weighings_stage check (stage in ('bag', 'vietnam')),
  constraint bag_weighings_grams check (grams > 0)
);
create index bag_weighings_bag on bag_weighings (bag_id, id);
create trigger bag_weighings_only_added before update or delete on bag_weighings for each row execute function refuse_change();

create table customs_lines (
  bag_id bigint not null references bags (id),
  shipment_id bigint not null references shipments (id),
  order_line_id bigint not null references order_lines (id),
  hs_code text not null,
  description text not null,
  quantity bigint not null,
  unit text not null,
  value_vnd bigint not null,
  origin text not null,
  constraint customs_lines_pk primary key (bag_id, shipment_id, order_line_id),
  constraint customs_lines_hs_code check (hs_code ~ '^[0-9]{4,12}$'),
  constraint customs_lines_origin check (origin ~ '^[A-Z]{2}$'),
  constraint customs_lines_amounts check (quantity > 0 and value_vnd >= 0)
);

-- What happened to a bag. Rows are only ever added.
create table bag_events (
  id bigint generated always as identity primary key,
  bag_id bigint not null references bags (id),
  event text not null,
  actor_id bigint not null references users (id),
  shipment_id bigint references shipments (id),
  text text not null default '',
  file_ids jsonb not null default '[]',
  created_at timestamptz not null default app_now()
);
create index bag_events_bag on bag_events (bag_id, id);
create trigger bag_events_only_added before update or delete on bag_events for each row execute function refuse_change();

-- A cooperative acts on the bags that it was given, no longer on every shipment.
delete from role_permissions p using roles r where r.id = p.role_id and r.code = 'cooperative' and p.permission = 'shipment:deliver';
insert into role_permissions (role_id, permission) select id, 'bag:own' from roles where code = 'cooperative' on conflict do nothing;
