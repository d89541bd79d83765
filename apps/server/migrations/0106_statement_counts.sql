-- What each statement came to, added up over every process. Times in microseconds; buckets: how many took how long.
create table statement_counts (
  hash text primary key,
  text text not null,
  count bigint not null,
  errors bigint not null,
  total_us bigint not null,
  max_us bigint not null,
  rows bigint not null,
  buckets jsonb not null,
  since timestamptz not null default now(),
  constraint statement_counts_whole check (count > 0 and errors >= 0 and total_us >= 0 and max_us >= 0 and rows >= 0)
);

-- The slow ones one by one, the newest few hundred.
create table slow_statements (
  id bigint generated always as identity primary key,
  text text not null,
  us bigint not null,
  rows bigint not null,
  at timestamptz not null,
  constraint slow_statements_time check (us >= 0 and rows >= 0)
);
create index slow_statements_at on slow_statements (at);
