-- Interfaces that tell of an item by its link. A row for each one the server knows; the row is made when it starts.
create table link_providers (
  name text primary key,
  -- The order of trial, from 1.
  position integer not null,
  is_enabled boolean not null,
  -- Null: it has no address of its own.
  base_url text,
  daily_quota integer not null,
  cache_minutes integer not null,
  timeout_ms integer not null,
  -- Its keys, readable by this installation only; null: none were entered.
  sealed_secrets text,
  -- Failures in a row; how often in a row it was sent to rest; until when it rests. In the database, so that all processes agree.
  failures integer not null default 0,
  rests integer not null default 0,
  rests_until timestamptz,
  changed_by bigint references users (id),
  changed_at timestamptz not null default app_now(),
  constraint link_providers_base_url check (base_url like 'https://%'),
  constraint link_providers_daily_quota check (daily_quota between 1 and 1000000),
  constraint link_providers_cache_minutes check (cache_minutes between 0 and 10080),
  constraint link_providers_timeout_ms check (timeout_ms between 500 and 10000),
  constraint link_providers_counts check (position > 0 and failures >= 0 and rests >= 0)
);

-- How often each was asked on a day of Beijing, by which the platforms count.
create table provider_days (
  provider text not null references link_providers (name),
  day date not null,
  asked integer not null,
  primary key (provider, day),
  constraint provider_days_asked check (asked > 0)
);

-- The last answer about each item, for as long as it may be used again.
create table provider_answers (
  provider text not null references link_providers (name),
  site text not null,
  item_id text not null,
  outcome text not null,
  code text not null default '',
  -- The product as it was told, original text included; null: there is none.
  content jsonb,
  answered_at timestamptz not null default app_now(),
  primary key (provider, site, item_id),
  constraint provider_answers_content check ((outcome = 'found') = (content is not null))
);
create index provider_answers_time on provider_answers (answered_at);

-- Every try, in the order of trial: rows are only added, and removed after some weeks.
create table provider_attempts (
  id bigint generated always as identity primary key,
  trial text not null,
  step integer not null,
  provider text not null references link_providers (name),
  site text not null,
  item_id text not null,
  outcome text not null,
  code text not null default '',
  duration_ms integer not null,
  is_from_cache boolean not null default false,
  asked_by bigint references users (id),
  attempted_at timestamptz not null default app_now(),
  constraint provider_attempts_outcome check (outcome in ('found', 'gone', 'closed', 'unusable', 'refused', 'limited', 'timeout', 'failed', 'quota', 'open', 'noTime')),
  constraint provider_attempts_step check (step > 0 and duration_ms >= 0)
);
create index provider_attempts_time on provider_attempts (attempted_at, provider, outcome);
create index provider_attempts_item on provider_attempts (item_id, site);

alter table link_readings drop constraint link_readings_way;
alter table link_readings add constraint link_readings_way check (way in ('plugin', 'short', 'page', 'provider'));
