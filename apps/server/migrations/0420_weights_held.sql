-- Each shipment is weighed on its own in Vietnam. Far from its packed weight it is held until staff say why it may go.
create table shipment_arrivals (
  shipment_id bigint primary key references shipments (id),
  state text not null,
  grams bigint not null,
  expected_grams bigint not null,
  weighed_by bigint not null references users (id),
  weighed_at timestamptz not null default app_now(),
  released_by bigint references users (id),
  released_at timestamptz,
  release_reason text not null default '',
  constraint shipment_arrivals_state check (state in ('weighed', 'held', 'released')),
  constraint shipment_arrivals_grams check (grams > 0 and expected_grams > 0),
  constraint shipment_arrivals_released check ((state = 'released') = (released_by is not null)
    and (released_by is null) = (released_at is null) and (released_by is null or length(btrim(release_reason)) > 0))
);
create index shipment_arrivals_held on shipment_arrivals (shipment_id) where state = 'held';
alter table shipment_weighings add column stage text not null default 'packed',
  add constraint shipment_weighings_stage check (stage in ('packed', 'vietnam'));

-- What is held in Vietnam is not received by time: the clock stands still until then, and goes on with what was left.
alter table shipments add column receipt_paused_at timestamptz,
  add constraint shipments_receipt_paused check (receipt_paused_at is null or state = 'inTransit');

-- A parcel that weighs something else than its sellers say: its goods stay until somebody says why they may leave.
create table parcel_weight_checks (
  parcel_id bigint primary key references parcels (id),
  state text not null default 'held',
  seller_grams bigint not null,
  border_grams bigint not null,
  held_at timestamptz not null default app_now(),
  settled_by bigint references users (id),
  settled_at timestamptz,
  reason text not null default '',
  constraint parcel_weight_checks_state check (state in ('held', 'settled')),
  constraint parcel_weight_checks_grams check (seller_grams > 0 and border_grams > 0),
  constraint parcel_weight_checks_settled check ((state = 'settled') = (settled_by is not null)
    and (settled_by is null) = (settled_at is null) and (settled_by is null or length(btrim(reason)) > 0))
);
create index parcel_weight_checks_held on parcel_weight_checks (parcel_id) where state = 'held';

-- A carrier tells of a delivery too: who received it, its own number of the proof, and where its photo lies until we have it.
alter table shipment_receipts alter column recorded_by drop not null,
  add column told_by text not null default '',
  add column proof_number text not null default '',
  add column photo_url text not null default '',
  add constraint shipment_receipts_told check ((recorded_by is null) = (told_by <> ''));
