-- Logistics companies. One with an interface signs and is signed to; its secret lies here sealed with the installation's key.
create table carriers (
  id bigint generated always as identity primary key,
  code text not null,
  name text not null,
  kind text not null,
  base_url text not null default '',
  sealed_secret text,
  is_active boolean not null default true,
  created_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint carriers_code unique (code),
  constraint carriers_kind check (kind in ('manual', 'http')),
  constraint carriers_name check (length(btrim(name)) > 0),
  constraint carriers_http check ((kind = 'http') = (sealed_secret is not null) and (kind = 'http') = (base_url <> ''))
);
create unique index carriers_name_once on carriers (lower(name));

create table carrier_waybills (
  id bigint generated always as identity primary key,
  carrier_id bigint not null references carriers (id),
  shipment_id bigint not null references shipments (id),
  state text not null default 'asked',
  tracking_number text not null default '',
  problem text not null default '',
  -- The carrier makes one waybill for it, however often it is asked.
  request_key text not null,
  tries integer not null default 0,
  asked_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint carrier_waybills_key unique (request_key),
  constraint carrier_waybills_state check (state in ('asked', 'made', 'failed', 'cancelling', 'cancelled')),
  constraint carrier_waybills_made check (state <> 'made' or tracking_number <> '')
);
create unique index carrier_waybills_once on carrier_waybills (shipment_id) where state in ('asked', 'made', 'cancelling');
create index carrier_waybills_shipment on carrier_waybills (shipment_id, id desc);
create unique index carrier_waybills_number on carrier_waybills (carrier_id, tracking_number) where tracking_number <> '';

-- What carriers told, once by signature and once by their own number of the event.
create table carrier_events (
  id bigint generated always as identity primary key,
  carrier_id bigint not null references carriers (id),
  waybill_id bigint not null references carrier_waybills (id),
  event_id text not null,
  kind text not null,
  place text not null default '',
  happened_at timestamptz not null,
  received_at timestamptz not null default app_now(),
  constraint carrier_events_once unique (carrier_id, event_id)
);
create index carrier_events_waybill on carrier_events (waybill_id, happened_at);
create table carrier_signatures (
  carrier_id bigint not null references carriers (id),
  signature text not null,
  received_at timestamptz not null default app_now(),
  constraint carrier_signatures_pk primary key (carrier_id, signature)
);
create index carrier_signatures_received on carrier_signatures (received_at);
