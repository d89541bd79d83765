-- Waybill numbers in one spelling: capitals, digits and hyphens. Numbers that are none stay as they were written.
create temporary table tidied as
  select distinct purchase_id, case
    when upper(regexp_replace(waybill_number, '[^A-Za-z0-9-]', '', 'g')) ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'
    then upper(regexp_replace(waybill_number, '[^A-Za-z0-9-]', '', 'g')) else waybill_number end as waybill_number
  from purchase_waybills;
delete from purchase_waybills;
insert into purchase_waybills (purchase_id, waybill_number) select purchase_id, waybill_number from tidied;
drop table tidied;
create index purchases_seller_numbers on purchases using gin (seller_order_numbers);

-- One row a waybill. Which orders it belongs to stands in purchase_waybills: many parcels an order, many orders a parcel.
create table parcels (
  id bigint generated always as identity primary key,
  waybill_number text not null,
  state text not null default 'expected',
  -- The store that sent it, as its first order or its label says.
  store_name text not null default '',
  registered_by bigint references users (id),
  registered_at timestamptz not null default app_now(),
  -- What the carrier says.
  first_scan_at timestamptz,
  signed_at timestamptz,
  -- The first scan at the border.
  arrived_at timestamptz,
  received_at timestamptz,
  received_by bigint references users (id),
  grams bigint,
  cm3 bigint,
  note text not null default '',
  constraint parcels_waybill unique (waybill_number),
  constraint parcels_waybill_form check (waybill_number ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  constraint parcels_state check (state in ('expected', 'arrived', 'received', 'unowned')),
  constraint parcels_arrived check (state not in ('arrived', 'unowned') or arrived_at is not null),
  constraint parcels_received check ((state = 'received') = (received_at is not null)),
  constraint parcels_measures check (grams > 0 and cm3 > 0)
);
create index parcels_begin on parcels (waybill_number text_pattern_ops);
create index parcels_end on parcels (reverse(waybill_number) text_pattern_ops);
create index parcels_state on parcels (state, registered_at, id);
create index parcels_registered on parcels (registered_at, id);
create index parcels_store on parcels (store_name, registered_at);
create index parcels_unscanned on parcels (registered_at, id) where state = 'expected' and first_scan_at is null and signed_at is null;
create index parcels_signed on parcels (signed_at, id) where state in ('expected', 'arrived') and signed_at is not null;

insert into parcels (waybill_number, store_name, registered_by, registered_at, state, arrived_at, received_at)
  select w.waybill_number, min(o.store_name), min(p.recorded_by), min(p.created_at),
    case when l.is_open then 'expected' else 'received' end,
    case when l.is_open then null else max(coalesce(b.stored_at, p.created_at)) end,
    case when l.is_open then null else max(coalesce(b.stored_at, p.created_at)) end
  from purchase_waybills w join purchases p on p.id = w.purchase_id join orders o on o.id = p.order_id
  left join (select order_id, max(stored_at) as stored_at from batches group by order_id) b on b.order_id = o.id
  cross join lateral (select exists (
    select 1 from purchase_waybills x join purchases y on y.id = x.purchase_id join order_lines z on z.order_id = y.order_id
    where x.waybill_number = w.waybill_number and z.in_transit > 0) as is_open) l
  where w.waybill_number ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'
  group by w.waybill_number, l.is_open;

alter table batches add column parcel_id bigint references parcels (id);
create index batches_parcel on batches (parcel_id) where parcel_id is not null;

-- Goods that no order is known for: a parcel with an unknown waybill, or what exceeded the orders of a known one.
create table strays (
  id bigint generated always as identity primary key,
  parcel_id bigint not null references parcels (id),
  kind text not null,
  state text not null default 'kept',
  note text not null,
  found_by bigint not null references users (id),
  found_at timestamptz not null default app_now(),
  order_id bigint references orders (id),
  assigned_by bigint references users (id),
  assigned_at timestamptz,
  constraint strays_kind check (kind in ('parcel', 'surplus')),
  constraint strays_state check (state in ('kept', 'assigned')),
  constraint strays_note check (length(btrim(note)) > 0),
  constraint strays_assigned check ((state = 'assigned') = (order_id is not null)
    and (order_id is null) = (assigned_by is null) and (order_id is null) = (assigned_at is null))
);
create unique index strays_once on strays (parcel_id) where kind = 'parcel' and state = 'kept';
create index strays_parcel on strays (parcel_id, id);
create index strays_state on strays (state, found_at, id);

create table parcel_photos (
  parcel_id bigint not null references parcels (id),
  file_id bigint not null references files (id),
  -- Null: of the parcel as it came.
  stray_id bigint references strays (id),
  constraint parcel_photos_pk primary key (parcel_id, file_id)
);

-- A buyer says that goods are theirs, with proof; staff decide.
create table stray_claims (
  id bigint generated always as identity primary key,
  stray_id bigint not null references strays (id),
  buyer_id bigint not null references users (id),
  order_id bigint not null references orders (id),
  waybill_number text not null,
  proof text not null,
  state text not null default 'requested',
  opinion text not null default '',
  decided_by bigint references users (id),
  decided_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint stray_claims_state check (state in ('requested', 'accepted', 'declined')),
  constraint stray_claims_proof check (length(btrim(proof)) > 0),
  constraint stray_claims_decided check ((state = 'requested') = (decided_at is null) and (decided_by is null) = (decided_at is null)),
  constraint stray_claims_declined check (state <> 'declined' or length(btrim(opinion)) > 0),
  constraint stray_claims_other check (decided_by <> buyer_id)
);
create unique index stray_claims_open on stray_claims (stray_id, buyer_id) where state = 'requested';
create unique index stray_claims_accepted on stray_claims (stray_id) where state = 'accepted';
create index stray_claims_buyer on stray_claims (buyer_id, id);
create table stray_claim_files (
  claim_id bigint not null references stray_claims (id),
  file_id bigint not null references files (id),
  constraint stray_claim_files_pk primary key (claim_id, file_id)
);

-- A phone may add photos to one parcel for some minutes. Only the hash of its link is kept.
create table parcel_phone_links (
  token_hash text primary key,
  parcel_id bigint not null references parcels (id),
  user_id bigint not null references users (id),
  expires_at timestamptz not null
);
create index parcel_phone_links_expires on parcel_phone_links (expires_at);

-- Files of waybills that were read.
create table waybill_files (
  sha256 text primary key,
  file_name text not null,
  row_count integer not null,
  imported_by bigint not null references users (id),
  imported_at timestamptz not null default app_now()
);
