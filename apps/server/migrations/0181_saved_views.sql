-- Filters of lists that people saved under a name, with the columns they were looked at with.
create table saved_views (
  user_id bigint not null references users (id) on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  columns jsonb,
  created_at timestamptz not null default app_now(),
  constraint saved_views_pk primary key (user_id, list, name),
  constraint saved_views_name check (length(name) between 1 and 30),
  constraint saved_views_query check (length(query) <= 2000)
);
