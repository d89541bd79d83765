-- Places in the warehouse. What of a batch lies on no shelf waits to be put away.
create table shelves (
  id bigint generated always as identity primary key,
  code text not null,
  note text not null default '',
  created_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint shelves_code unique (code),
  constraint shelves_code_form check (code ~ '^[A-Z0-9][A-Z0-9-]{0,19}$')
);
create table shelf_units (
  shelf_id bigint not null references shelves (id),
  batch_id bigint not null references batches (id),
  quantity bigint not null,
  constraint shelf_units_pk primary key (shelf_id, batch_id),
  constraint shelf_units_quantity check (quantity > 0)
);
create index shelf_units_batch on shelf_units (batch_id);

-- Every unit that came to a shelf or left it. No shelf: it waited before, or it is gone.
create table shelf_moves (
  id bigint generated always as identity primary key,
  batch_id bigint not null references batches (id),
  from_shelf_id bigint references shelves (id),
  to_shelf_id bigint references shelves (id),
  quantity bigint not null,
  cause text not null,
  actor_id bigint references users (id),
  created_at timestamptz not null default app_now(),
  constraint shelf_moves_quantity check (quantity > 0),
  constraint shelf_moves_cause check (cause in ('putAway', 'moved', 'left', 'counted')),
  constraint shelf_moves_places check (from_shelf_id is distinct from to_shelf_id)
);
create index shelf_moves_batch on shelf_moves (batch_id, id);
create trigger shelf_moves_only_added before update or delete on shelf_moves for each row execute function refuse_change();
