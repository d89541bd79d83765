-- What a product page said at a moment. The original text is kept as it came.
create table captures (
  id bigint generated always as identity primary key,
  product_id bigint not null references products (id),
  captured_by bigint not null references users (id),
  plugin_version text not null,
  content jsonb not null,
  content_hash text not null,
  changes jsonb not null,
  captured_at timestamptz not null default app_now()
);
create index captures_product on captures (product_id, id);
create index captures_user on captures (captured_by, id);
create trigger captures_only_added before update or delete on captures for each row execute function refuse_change();

-- A wish that a person must look at, because the page could not be read.
create table interests (
  id bigint generated always as identity primary key,
  buyer_id bigint not null references users (id),
  link text not null,
  title text not null,
  specification text not null,
  quantity bigint,
  note text not null,
  screenshot_ids jsonb not null default '[]',
  state text not null default 'requested',
  reason text,
  product_id bigint references products (id),
  created_at timestamptz not null default app_now(),
  constraint interests_state check (state in ('requested', 'priced', 'declined')),
  constraint interests_quantity check (quantity between 1 and 9999999),
  constraint interests_priced check ((state = 'priced') = (product_id is not null)),
  constraint interests_declined check ((state = 'declined') = (reason is not null))
);
create index interests_buyer on interests (buyer_id, id desc);
create index interests_open on interests (id) where state = 'requested';
