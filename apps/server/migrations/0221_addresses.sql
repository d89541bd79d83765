-- A buyer's address book. Names of ward and province are those of the day the address was written.
create table addresses (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references users (id),
  -- Its place among the buyer's: so that no two calls together ever exceed the limit.
  slot integer not null,
  name text not null,
  phone text not null,
  ward_code text not null,
  ward_name text not null,
  province_code text not null,
  province_name text not null,
  street text not null,
  old_place text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default app_now(),
  constraint addresses_slot unique (buyer_id, slot),
  constraint addresses_slot_limit check (slot between 1 and 50),
  constraint addresses_texts check (name <> '' and street <> '' and ward_name <> '' and province_name <> ''),
  constraint addresses_phone check (phone ~ '^(\+84|1)\d{8,11}$'),
  constraint addresses_codes check (ward_code ~ '^\d{5}$' and province_code ~ '^\d{2}$')
);
create unique index addresses_default on addresses (buyer_id) where is_default;

-- Whom the buyer named when an order was placed, as it was then.
create table order_consignees (
  order_id bigint primary key references orders (id),
  name text not null,
  phone text not null,
  address text not null,
  created_at timestamptz not null default app_now()
);
