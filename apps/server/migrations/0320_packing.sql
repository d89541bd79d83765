-- What was packed for a shipment; the newest counts until the dispatch. Held when its weight is far from what was expected.
create table shipment_packings (
  shipment_id bigint primary key references shipments (id),
  state text not null,
  packages bigint not null,
  grams bigint not null,
  cm3 bigint not null,
  expected_grams bigint not null,
  packed_by bigint not null references users (id),
  packed_at timestamptz not null default app_now(),
  released_by bigint references users (id),
  released_at timestamptz,
  release_reason text not null default '',
  constraint shipment_packings_state check (state in ('packed', 'held', 'released')),
  constraint shipment_packings_measures check (packages > 0 and grams > 0 and cm3 > 0 and expected_grams >= 0),
  constraint shipment_packings_released check ((state = 'released') = (released_by is not null)
    and (released_by is null) = (released_at is null) and (released_by is null or length(btrim(release_reason)) > 0))
);
create index shipment_packings_held on shipment_packings (shipment_id) where state = 'held';

-- Every weight that was put down for a shipment. Rows are only ever added.
create table shipment_weighings (
  id bigint generated always as identity primary key,
  shipment_id bigint not null references shipments (id),
  grams bigint not null,
  expected_grams bigint not null,
  is_outlier boolean not null,
  weighed_by bigint not null references users (id),
  weighed_at timestamptz not null default app_now(),
  constraint shipment_weighings_grams check (grams > 0)
);
create index shipment_weighings_shipment on shipment_weighings (shipment_id, id);
create trigger shipment_weighings_only_added before update or delete on shipment_weighings for each row execute function refuse_change();

create table shipment_photos (
  shipment_id bigint not null references shipments (id),
  file_id bigint not null references files (id),
  kind text not null,
  added_at timestamptz not null default app_now(),
  constraint shipment_photos_pk primary key (shipment_id, file_id),
  constraint shipment_photos_kind check (kind in ('parcel', 'scale', 'delivery'))
);
-- A phone may add photos to one shipment for some minutes. Only the hash of its link is kept.
create table shipment_phone_links (
  token_hash text primary key,
  shipment_id bigint not null references shipments (id),
  kind text not null,
  user_id bigint not null references users (id),
  expires_at timestamptz not null,
  constraint shipment_phone_links_kind check (kind in ('parcel', 'scale'))
);
create index shipment_phone_links_expires on shipment_phone_links (expires_at);

-- What happened on the way, for the page that is shared by code. Ordered by its own moment, told in any order.
create table shipment_course (
  id bigint generated always as identity primary key,
  shipment_id bigint not null references shipments (id),
  step text not null,
  place text not null default '',
  happened_at timestamptz not null,
  created_at timestamptz not null default app_now(),
  constraint shipment_course_step check (step in ('arrived', 'handedOver', 'pickedUp', 'onTheWay', 'outForDelivery', 'deliveryFailed')),
  constraint shipment_course_place check (length(place) <= 100)
);
create index shipment_course_shipment on shipment_course (shipment_id, happened_at, id);

-- Who received it, with photos of the kind delivery.
create table shipment_receipts (
  shipment_id bigint primary key references shipments (id),
  receiver_name text not null,
  note text not null default '',
  recorded_by bigint not null references users (id),
  recorded_at timestamptz not null default app_now(),
  constraint shipment_receipts_receiver check (length(btrim(receiver_name)) > 0)
);
