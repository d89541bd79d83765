-- What staff put on the home page: its headline, notices, groups of chosen goods.
create table home_blocks (
  id bigint generated always as identity primary key,
  kind text not null,
  title jsonb not null,
  body jsonb,
  link text,
  product_ids text[] not null default '{}',
  languages text[] not null,
  position integer not null,
  is_shown boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  changed_by bigint references users (id),
  changed_at timestamptz not null default app_now(),
  constraint home_blocks_kind check (kind in ('hero', 'notice', 'group')),
  constraint home_blocks_languages check (cardinality(languages) between 1 and 3 and languages <@ array['cn', 'en', 'vi']),
  constraint home_blocks_products check (cardinality(product_ids) <= 12 and (kind = 'group') = (cardinality(product_ids) > 0)),
  constraint home_blocks_link check (link is null or link ~ '^(/([^/\\]|$)|https://)'),
  constraint home_blocks_period check (ends_at > starts_at)
);
