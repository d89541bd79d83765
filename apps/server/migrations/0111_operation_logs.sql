-- What people did, and calls that failed through a fault of the server. Secrets are left out before a row is written.
create table operation_logs (
  id bigint generated always as identity primary key,
  kind text not null,
  user_id bigint,
  username text not null,
  description text not null,
  method text not null,
  params text not null,
  request_ip text not null,
  browser text not null,
  status integer not null,
  time_ms integer not null,
  exception text,
  created_at timestamptz not null default app_now(),
  constraint operation_logs_kind check (kind in ('info', 'error'))
);
create index operation_logs_kind_id on operation_logs (kind, id);
create index operation_logs_user on operation_logs (user_id, id);
create index operation_logs_created on operation_logs (created_at);
