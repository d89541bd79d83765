-- What a buyer's capture says differently of a known product: it waits until the page itself, another buyer or the staff
-- confirm it, so that nobody changes alone what others are offered.
create table capture_proposals (
  id bigint generated always as identity primary key,
  capture_id bigint not null references captures (id),
  product_id bigint not null references products (id),
  proposed_by bigint not null references users (id),
  -- Equal for captures that offer the same: prices, minimum, specifications, texts, seller.
  offer_hash text not null,
  changes jsonb not null,
  state text not null default 'waiting',
  settled_how text,
  settled_by bigint references users (id),
  settled_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint capture_proposals_capture unique (capture_id),
  constraint capture_proposals_state check (state in ('waiting', 'applied', 'declined', 'replaced')),
  constraint capture_proposals_how check (settled_how in ('page', 'buyer', 'staff', 'newer')),
  constraint capture_proposals_settled check ((state = 'waiting') = (settled_how is null) and (state = 'waiting') = (settled_at is null))
);
create unique index capture_proposals_waiting on capture_proposals (product_id, proposed_by) where state = 'waiting';
create index capture_proposals_queue on capture_proposals (id) where state = 'waiting';

-- Pictures of other sites that were drawn anew and are kept here.
create table copied_pictures (
  url_hash text primary key,
  picture_key text not null,
  copied_at timestamptz not null default app_now(),
  constraint copied_pictures_key check (picture_key ~ '^c-[0-9a-f]{32}$')
);

-- Where short links led to; asked again after a day.
create table followed_links (
  url_hash text primary key,
  result jsonb not null,
  followed_at timestamptz not null default app_now()
);
