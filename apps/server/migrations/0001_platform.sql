-- The clock of everything timed. A transaction may set itself back (history made afterwards), never forward.
create function app_now() returns timestamptz language sql stable as $$
  select now() - greatest(coalesce(nullif(current_setting('kouan.clock_back', true), ''), '0')::interval, interval '0')
$$;

-- Refuses update and delete of rows that are only ever added.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
end $$;

-- One row a request that must not act twice; the reply travels with it.
create table idempotency_keys (
  actor_id bigint not null,
  key text not null,
  content_hash text not null,
  reply jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_pk primary key (actor_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
