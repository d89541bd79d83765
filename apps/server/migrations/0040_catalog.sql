create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Text as it is compared in searches: composed, without diacritics, lower case. Immutable, as the dictionary is named.
create function search_form(input text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, nfkc)))
$$;

-- The pattern of a text that contains the input, whatever signs it has.
create function search_pattern(input text) returns text language sql immutable strict parallel safe as $$
  select '%' || regexp_replace(search_form(input), '([\\%_])', '\\\1', 'g') || '%'
$$;

create table stores (
  id bigint generated always as identity primary key,
  site text not null,
  external_id text not null,
  -- As the store calls itself.
  name text not null,
  -- {cn, en?, vi?}; null when nobody knows.
  city jsonb,
  url text,
  owner_id bigint references users (id),
  created_at timestamptz not null default app_now(),
  constraint stores_external unique (site, external_id),
  constraint stores_site check (site in ('1688', 'taobao', 'tmall', 'jd', 'pinduoduo', 'weidian', 'mall')),
  constraint stores_name check (length(name) > 0)
);
create index stores_owner on stores (owner_id) where owner_id is not null;

create table categories (
  id bigint generated always as identity primary key,
  slug text not null,
  name jsonb not null,
  position integer not null,
  constraint categories_slug unique (slug),
  constraint categories_slug_form check (slug ~ '^[a-z0-9-]{1,50}$')
);

create table products (
  id bigint generated always as identity primary key,
  public_id text not null,
  kind text not null,
  site text not null,
  item_id text not null,
  source_url text not null,
  store_id bigint not null references stores (id),
  category_id bigint references categories (id),
  -- {cn, en?, vi?}: a missing language is not translated yet.
  title jsonb not null,
  summary jsonb,
  images jsonb not null default '[]',
  specs jsonb not null default '[]',
  parameters jsonb not null default '[]',
  min_quantity bigint not null,
  -- The lowest price of a unit when the minimum quantity is bought.
  price_fen bigint not null,
  unit_weight_grams bigint not null,
  unit_volume_cm3 bigint not null,
  units_per_carton bigint not null,
  is_weight_estimated boolean not null,
  in_border_stock boolean not null default false,
  handling_days integer not null,
  is_on_sale boolean not null default true,
  -- What our own drawings of it are called; null when it has none.
  picture_key text,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  search_text text generated always as (search_form(
    (title ->> 'cn') || ' ' || coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'vi', '') || ' ' || item_id)) stored,
  constraint products_public_id unique (public_id),
  constraint products_public_id_form check (public_id ~ '^[0-9a-z]{10}$'),
  constraint products_picture_key unique (picture_key),
  constraint products_kind check (kind in ('mall', 'ddc')),
  constraint products_site check (site in ('1688', 'taobao', 'tmall', 'jd', 'pinduoduo', 'weidian', 'mall')),
  constraint products_title check (length(title ->> 'cn') > 0),
  constraint products_quantity check (min_quantity between 1 and 9999999),
  constraint products_price check (price_fen between 1 and 100000000),
  constraint products_measures check (unit_weight_grams between 1 and 100000000 and unit_volume_cm3 between 1 and 1000000000 and units_per_carton between 1 and 1000000),
  constraint products_handling check (handling_days between 0 and 365)
);
-- Taobao and Tmall number their items together.
create unique index products_item on products ((case when site = 'tmall' then 'taobao' else site end), item_id);
create index products_store on products (store_id);
create index products_newest on products (created_at desc, id desc) where is_on_sale;
create index products_price_order on products (price_fen, id) where is_on_sale;
create index products_kind_newest on products (kind, created_at desc, id desc) where is_on_sale;
create index products_kind_price on products (kind, price_fen, id) where is_on_sale;
create index products_category_newest on products (category_id, created_at desc, id desc) where is_on_sale;
create index products_category_price on products (category_id, price_fen, id) where is_on_sale;
create index products_search on products using gin (search_text gin_trgm_ops);

create table skus (
  id bigint generated always as identity primary key,
  product_id bigint not null references products (id),
  position integer not null,
  -- The Chinese values in the order of the product's specs, as JSON: what makes it this combination.
  spec_key text not null,
  spec_values jsonb not null,
  external_id text,
  own_price_fen bigint,
  stock bigint,
  image_url text,
  is_on_sale boolean not null default true,
  constraint skus_combination unique (product_id, spec_key),
  constraint skus_price check (own_price_fen between 1 and 100000000),
  constraint skus_stock check (stock between 0 and 1000000000)
);

create table price_tiers (
  product_id bigint not null references products (id),
  min_quantity bigint not null,
  price_fen bigint not null,
  constraint price_tiers_pk primary key (product_id, min_quantity),
  constraint price_tiers_quantity check (min_quantity between 1 and 1000000000),
  constraint price_tiers_price check (price_fen between 1 and 100000000)
);

-- One row at the beginning and one for every change of a price.
create table price_history (
  id bigint generated always as identity primary key,
  product_id bigint not null references products (id),
  price_fen bigint not null,
  tiers jsonb not null,
  own_prices jsonb not null,
  recorded_at timestamptz not null default app_now(),
  constraint price_history_price check (price_fen between 1 and 100000000)
);
create index price_history_product on price_history (product_id, id);
create trigger price_history_only_added before update or delete on price_history for each row execute function refuse_change();
