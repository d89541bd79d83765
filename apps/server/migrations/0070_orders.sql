-- A price and a rate promised for half an hour.
create table quotes (
  id text primary key,
  buyer_id bigint references users (id),
  rate_vnd_per_cny_micros bigint not null,
  fee_schedule_id bigint not null references fee_schedules (id),
  destination text not null,
  total_fen bigint not null,
  expires_at timestamptz not null,
  -- The order placed with it, and a hash of what was ordered: a quote serves once.
  order_id bigint,
  placed_hash text,
  created_at timestamptz not null default app_now(),
  constraint quotes_placed check ((order_id is null) = (placed_hash is null))
);
create index quotes_expired on quotes (expires_at) where order_id is null;

create table orders (
  id bigint generated always as identity primary key,
  number text not null,
  buyer_id bigint not null references users (id),
  store_id bigint not null references stores (id),
  -- As they were called when the order was placed.
  store_name text not null,
  store_site text not null,
  status text not null,
  -- Where the line of work stood last, 1 to 5.
  station smallint not null default 1,
  destination text not null,
  remarks text not null default '',
  rate_vnd_per_cny_micros bigint not null,
  goods_fen bigint not null,
  freight_fen bigint not null,
  service_fen bigint not null,
  total_fen bigint not null,
  deposit_fen bigint not null,
  -- What has not left yet, see product rules: W, F, S, D.
  pot_goods_fen bigint not null,
  pot_freight_fen bigint not null,
  pot_service_fen bigint not null,
  pot_deposit_fen bigint not null,
  placed_at timestamptz not null default app_now(),
  -- The platform must accept until then.
  accept_by timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references users (id),
  -- The deposit must be paid until then; no limit runs while it is reviewed.
  deposit_due_at timestamptz,
  -- Told by the warehouse when it records the purchase.
  expected_stocking_on date,
  seller_order_numbers text[] not null default '{}',
  stocked_at timestamptz,
  auto_return_at timestamptz,
  closed_at timestamptz,
  close_reason text not null default '',
  constraint orders_number unique (number),
  constraint orders_status check (status in ('depositPending', 'depositReview', 'depositRejected', 'stockingPending', 'stocking', 'finalPending',
    'finalReview', 'finalRejected', 'shipmentPending', 'shipping', 'completed', 'closed', 'refunding', 'refunded', 'refundFailed')),
  constraint orders_station check (station between 1 and 5),
  constraint orders_closed check (status <> 'closed' or closed_at is not null),
  constraint orders_total check (total_fen = goods_fen + freight_fen + service_fen and deposit_fen between 0 and total_fen),
  constraint orders_pots check (pot_goods_fen between 0 and goods_fen and pot_freight_fen between 0 and freight_fen
    and pot_service_fen between 0 and service_fen and pot_deposit_fen between 0 and deposit_fen)
);
create index orders_buyer on orders (buyer_id, id);
create index orders_status_id on orders (status, id);
create index orders_accept_by on orders (accept_by) where accepted_at is null and closed_at is null;
create index orders_deposit_due on orders (deposit_due_at) where deposit_due_at is not null and closed_at is null;

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  position integer not null,
  product_id bigint references products (id),
  sku_id bigint references skus (id),
  product_public_id text,
  title jsonb not null,
  spec_values jsonb not null,
  colour text not null default '',
  size text not null default '',
  image_url text not null default '',
  unit_price_fen bigint not null,
  ordered bigint not null,
  to_buy bigint not null,
  in_transit bigint not null default 0,
  available bigint not null default 0,
  frozen bigint not null default 0,
  after_sales bigint not null default 0,
  shipped bigint not null default 0,
  delivered bigint not null default 0,
  short bigint not null default 0,
  returned bigint not null default 0,
  cancelled bigint not null default 0,
  constraint order_lines_position unique (order_id, position),
  constraint order_lines_price check (unit_price_fen >= 1 and ordered >= 1),
  constraint order_lines_units check (to_buy >= 0 and in_transit >= 0 and available >= 0 and frozen >= 0 and after_sales >= 0 and shipped >= 0
    and delivered between 0 and shipped and short >= 0 and returned >= 0 and cancelled >= 0
    and ordered = to_buy + in_transit + available + frozen + after_sales + shipped + short + returned + cancelled)
);
create index order_lines_sku on order_lines (sku_id);

-- Cart lines that became an order: each serves once, whichever tab or process was first.
create table order_cart_lines (
  buyer_id bigint not null references users (id),
  cart_line_id bigint not null,
  order_id bigint not null references orders (id),
  constraint order_cart_lines_pk primary key (buyer_id, cart_line_id)
);
create index order_cart_lines_order on order_cart_lines (order_id);

-- Facts of later modules that the status depends on, told by them.
create table order_shipments (
  order_id bigint not null references orders (id),
  shipment_number text not null,
  state text not null,
  constraint order_shipments_pk primary key (shipment_number),
  constraint order_shipments_state check (state in ('paymentPending', 'paymentReview', 'paymentRejected', 'ready', 'inTransit', 'delivered', 'cancelled'))
);
create index order_shipments_order on order_shipments (order_id);
create table order_cases (
  order_id bigint not null references orders (id),
  case_number text not null,
  kind text not null,
  state text not null,
  constraint order_cases_pk primary key (case_number)
);
create index order_cases_order on order_cases (order_id);

create table order_history (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  event text not null,
  from_status text,
  to_status text not null,
  actor_kind text not null,
  actor_id bigint references users (id),
  reason text not null default '',
  details jsonb not null default '{}',
  created_at timestamptz not null default app_now(),
  constraint order_history_actor check (actor_kind in ('buyer', 'staff', 'system') and (actor_kind = 'system') = (actor_id is null))
);
create index order_history_order on order_history (order_id, id);
create trigger order_history_only_added before update or delete on order_history for each row execute function refuse_change();
alter table payments add constraint payments_order_fk foreign key (order_id) references orders (id);
alter table quotes add constraint quotes_order_fk foreign key (order_id) references orders (id);
