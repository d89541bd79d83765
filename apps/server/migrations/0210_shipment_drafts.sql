-- A batch of shipments that a buyer sent as a sheet: it stays until every row is submitted or it is thrown away.
create table shipment_drafts (
  id bigint generated always as identity primary key,
  number text not null,
  buyer_id bigint not null references users (id),
  name text not null,
  -- Of the sheet as it was sent: the same one is recognised.
  sha256 text not null,
  services jsonb not null default '[]',
  checked_in_ms bigint not null default 0,
  discarded_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint shipment_drafts_number unique (number)
);
create unique index shipment_drafts_file on shipment_drafts (buyer_id, sha256) where discarded_at is null;
create index shipment_drafts_age on shipment_drafts (created_at) where discarded_at is null;
create table shipment_draft_rows (
  id bigint generated always as identity primary key,
  draft_id bigint not null references shipment_drafts (id),
  -- Its number in the sheet.
  row_number bigint not null,
  cells jsonb not null,
  -- Pictures given to this row by hand; else those whose names hold its order number.
  screenshot_id bigint references files (id),
  waybill_id bigint references files (id),
  submitted_at timestamptz,
  constraint shipment_draft_rows_number unique (draft_id, row_number)
);
create table shipment_draft_pictures (
  draft_id bigint not null references shipment_drafts (id),
  name text not null,
  file_id bigint not null references files (id),
  -- Of the file as it was sent, so that an interrupted upload knows what has arrived.
  sent_bytes bigint not null,
  constraint shipment_draft_pictures_pk primary key (draft_id, name)
);
-- A row whose units come from several orders became several shipments.
create table shipment_draft_shipments (
  row_id bigint not null references shipment_draft_rows (id),
  shipment_id bigint not null references shipments (id),
  constraint shipment_draft_shipments_pk primary key (row_id, shipment_id),
  constraint shipment_draft_shipments_once unique (shipment_id)
);
create index shipments_marketplace_order on shipments (buyer_id, lower(marketplace_order_number)) where mode = 'marketplace' and state <> 'cancelled';
