create table shipments (
  id bigint generated always as identity primary key,
  number text not null,
  order_id bigint not null references orders (id),
  buyer_id bigint not null references users (id),
  mode text not null,
  state text not null,
  destination text not null,
  consignee_name text not null,
  contact text not null,
  address text not null default '',
  marketplace_order_number text not null default '',
  order_screenshot_id bigint references files (id),
  waybill_image_id bigint references files (id),
  remarks text not null default '',
  fee_schedule_id bigint not null references fee_schedules (id),
  -- What its units took out of the order's pots.
  goods_fen bigint not null,
  freight_fen bigint not null,
  service_fen bigint not null,
  deposit_share_fen bigint not null,
  balance_share_fen bigint not null,
  fees_fen bigint not null,
  amount_fen bigint not null,
  pay_by timestamptz,
  carrier text not null default '',
  tracking_number text not null default '',
  dispatched_at timestamptz,
  dispatched_by bigint references users (id),
  auto_receive_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text not null default '',
  created_at timestamptz not null default app_now(),
  constraint shipments_number unique (number),
  constraint shipments_mode check (mode in ('address', 'marketplace')),
  constraint shipments_state check (state in ('paymentPending', 'paymentReview', 'paymentRejected', 'ready', 'inTransit', 'delivered', 'cancelled')),
  constraint shipments_amount check (balance_share_fen = goods_fen + freight_fen + service_fen - deposit_share_fen and balance_share_fen >= 0
    and amount_fen = balance_share_fen + fees_fen and fees_fen >= 0),
  constraint shipments_address check (mode <> 'address' or length(btrim(address)) > 0),
  constraint shipments_marketplace check (mode <> 'marketplace' or (length(btrim(marketplace_order_number)) > 0 and order_screenshot_id is not null and waybill_image_id is not null)),
  constraint shipments_dispatch check ((dispatched_at is null) or (length(carrier) > 0 and length(tracking_number) > 0))
);
create index shipments_order on shipments (order_id);
create index shipments_buyer on shipments (buyer_id, id);
create index shipments_state_id on shipments (state, id);
create index shipments_pay_by on shipments (pay_by) where pay_by is not null and state in ('paymentPending', 'paymentRejected');
create index shipments_auto_receive on shipments (auto_receive_at) where state = 'inTransit';
create table shipment_lines (
  shipment_id bigint not null references shipments (id),
  order_line_id bigint not null references order_lines (id),
  quantity bigint not null,
  constraint shipment_lines_pk primary key (shipment_id, order_line_id),
  constraint shipment_lines_quantity check (quantity > 0)
);
create index shipment_lines_line on shipment_lines (order_line_id);
create table shipment_parts (
  shipment_id bigint not null references shipments (id),
  batch_id bigint not null references batches (id),
  quantity bigint not null,
  constraint shipment_parts_pk primary key (shipment_id, batch_id),
  constraint shipment_parts_quantity check (quantity > 0)
);
create index shipment_parts_batch on shipment_parts (batch_id);
-- Frozen when the shipment is created; each item rounded once.
create table shipment_fees (
  shipment_id bigint not null references shipments (id),
  kind text not null,
  fee_fen bigint not null,
  detail jsonb not null,
  constraint shipment_fees_pk primary key (shipment_id, kind),
  constraint shipment_fees_fee check (fee_fen >= 0)
);
