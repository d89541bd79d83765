-- What stores show of themselves, {cn, en?, vi?}; a supplier has one store.
alter table stores
  add column names jsonb,
  add column notice jsonb,
  add column logo_url text;
create unique index stores_one_per_owner on stores (owner_id) where owner_id is not null;
drop index stores_owner;

-- Goods that suppliers list are seen by nobody else until they were approved; what staff hold stays off sale.
alter table products
  add column is_approved boolean not null default true,
  add column is_held boolean not null default false,
  add column own_code text,
  add column size_mm jsonb,
  add constraint products_sale_approved check (not is_on_sale or (is_approved and not is_held)),
  add constraint products_own_code check (length(own_code) between 1 and 60);
create unique index products_own_codes on products (store_id, own_code) where own_code is not null;
create index products_store_newest on products (store_id, created_at desc, id desc);
create index products_all_newest on products (created_at desc, id desc);
drop index products_store;

-- A combination may weigh and measure something else than its product.
alter table skus
  add column unit_weight_grams bigint,
  add column unit_volume_cm3 bigint,
  add column size_mm jsonb,
  add constraint skus_measures check (unit_weight_grams between 1 and 100000000 and unit_volume_cm3 between 1 and 1000000000);

-- What somebody wants a product, or without one the store itself, to be; at most one of each is open.
create table catalog_revisions (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores (id),
  product_id bigint references products (id),
  state text not null default 'draft',
  -- Counts every change, so that nobody decides about, or overwrites, what they have not seen.
  version bigint not null default 1,
  content jsonb not null,
  -- What it replaced, since it was approved.
  before jsonb,
  created_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  changed_at timestamptz not null default app_now(),
  submitted_at timestamptz,
  constraint catalog_revisions_state check (state in ('draft', 'submitted', 'returned', 'approved', 'dropped')),
  constraint catalog_revisions_submitted check (state <> 'submitted' or submitted_at is not null)
);
create unique index catalog_revisions_open_product on catalog_revisions (product_id)
  where product_id is not null and state in ('draft', 'submitted', 'returned');
create unique index catalog_revisions_open_store on catalog_revisions (store_id)
  where product_id is null and state in ('draft', 'submitted', 'returned');
create index catalog_revisions_product on catalog_revisions (product_id, id);
create index catalog_revisions_queue on catalog_revisions (submitted_at, id) where state = 'submitted';
create index catalog_revisions_states on catalog_revisions (store_id, state);

create table catalog_reviews (
  id bigint generated always as identity primary key,
  revision_id bigint not null references catalog_revisions (id),
  version bigint not null,
  outcome text not null,
  reason text not null default '',
  reviewer_id bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint catalog_reviews_outcome check (outcome in ('approved', 'returned')),
  constraint catalog_reviews_reason check (outcome = 'approved' or reason <> '')
);
create index catalog_reviews_revision on catalog_reviews (revision_id, id);
create trigger catalog_reviews_only_added before update or delete on catalog_reviews for each row execute function refuse_change();

-- Stock that people set, one row for every change.
create table sku_stock_changes (
  id bigint generated always as identity primary key,
  sku_id bigint not null references skus (id),
  stock_before bigint,
  stock_after bigint,
  changed_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint sku_stock_changes_stock check (stock_after between 0 and 1000000000)
);
create index sku_stock_changes_sku on sku_stock_changes (sku_id, id);
create trigger sku_stock_changes_only_added before update or delete on sku_stock_changes for each row execute function refuse_change();

insert into role_permissions (role_id, permission)
  select r.id, p.permission from roles r
  join (values ('supplier', 'supply:own'), ('contentEditor', 'product:review'), ('customerService', 'product:review')) as p (role, permission) on p.role = r.code
  on conflict do nothing;

-- Suppliers see the orders of their store.
create index orders_store on orders (store_id, id);
