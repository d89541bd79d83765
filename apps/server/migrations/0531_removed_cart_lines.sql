-- Cart lines as they were when their buyer took them out, so that taking them out can be undone whole for a while.
create table removed_cart_lines (
  id bigint primary key,
  buyer_id bigint not null references users (id),
  line jsonb not null,
  removed_at timestamptz not null default app_now()
);
create index removed_cart_lines_buyer on removed_cart_lines (buyer_id);
