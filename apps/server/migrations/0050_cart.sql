create table cart_lines (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references users (id),
  sku_id bigint not null references skus (id),
  quantity bigint not null,
  note text not null default '',
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  constraint cart_lines_goods unique (buyer_id, sku_id),
  constraint cart_lines_quantity check (quantity between 1 and 9999999)
);
create index cart_lines_sku on cart_lines (sku_id);
