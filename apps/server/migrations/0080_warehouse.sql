create table purchases (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  seller_order_numbers text[] not null,
  cost_fen bigint not null,
  expected_on date not null,
  recorded_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint purchases_once unique (order_id),
  constraint purchases_cost check (cost_fen >= 0)
);
create table purchase_waybills (
  purchase_id bigint not null references purchases (id),
  waybill_number text not null,
  constraint purchase_waybills_pk primary key (purchase_id, waybill_number)
);
create index purchase_waybills_number on purchase_waybills (waybill_number);

create table batches (
  id bigint generated always as identity primary key,
  number text not null,
  order_id bigint not null references orders (id),
  order_line_id bigint not null references order_lines (id),
  buyer_id bigint not null references users (id),
  sku_id bigint references skus (id),
  quantity bigint not null,
  grams bigint not null,
  cm3 bigint not null,
  packages bigint not null,
  expected_on date,
  note text not null default '',
  received_by bigint not null references users (id),
  stored_at timestamptz not null default app_now(),
  constraint batches_number unique (number),
  constraint batches_measures check (quantity >= 1 and grams >= 1 and cm3 >= 1 and packages >= 1)
);
create index batches_order on batches (order_id, id);
create index batches_buyer on batches (buyer_id, sku_id, stored_at, id);
create table batch_photos (
  batch_id bigint not null references batches (id),
  file_id bigint not null references files (id),
  constraint batch_photos_pk primary key (batch_id, file_id)
);

-- Where units went; the four quantities of stock are sums of these rows.
create table stock_movements (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references users (id),
  sku_id bigint references skus (id),
  order_id bigint not null references orders (id),
  order_line_id bigint not null references order_lines (id),
  batch_id bigint references batches (id),
  from_place text not null,
  to_place text not null,
  quantity bigint not null,
  cause text not null,
  shipment_number text,
  actor_id bigint,
  created_at timestamptz not null default app_now(),
  constraint stock_movements_quantity check (quantity > 0),
  constraint stock_movements_places check (from_place <> to_place
    and from_place in ('outside', 'inTransit', 'available', 'frozen', 'afterSales')
    and to_place in ('outside', 'inTransit', 'available', 'frozen', 'afterSales'))
);
create index stock_movements_line on stock_movements (order_line_id);
create index stock_movements_batch on stock_movements (batch_id) where batch_id is not null;
create index stock_movements_buyer on stock_movements (buyer_id, sku_id);
create trigger stock_movements_only_added before update or delete on stock_movements for each row execute function refuse_change();
