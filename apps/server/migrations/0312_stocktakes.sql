-- A count of some shelves (those whose code begins so), or of everything. Whoever counts does not see what is expected.
create table stocktakes (
  id bigint generated always as identity primary key,
  shelf_prefix text not null,
  note text not null default '',
  state text not null default 'counting',
  started_by bigint not null references users (id),
  started_at timestamptz not null default app_now(),
  ended_by bigint references users (id),
  ended_at timestamptz,
  constraint stocktakes_state check (state in ('counting', 'counted', 'cancelled')),
  constraint stocktakes_ended check ((state = 'counting') = (ended_at is null) and (ended_by is null) = (ended_at is null))
);
create index stocktakes_started on stocktakes (started_at, id);
create table stocktake_lines (
  id bigint generated always as identity primary key,
  stocktake_id bigint not null references stocktakes (id),
  -- Null: what lies on no shelf.
  shelf_id bigint references shelves (id),
  batch_id bigint not null references batches (id),
  -- What the books said at the moment of the count.
  expected bigint,
  counted bigint,
  counted_by bigint references users (id),
  counted_at timestamptz,
  constraint stocktake_lines_counted check ((counted is null) = (expected is null) and (counted is null) = (counted_by is null)
    and (counted is null) = (counted_at is null) and counted >= 0 and expected >= 0)
);
create unique index stocktake_lines_place on stocktake_lines (stocktake_id, coalesce(shelf_id, 0), batch_id);

-- Units that are not there, or that nobody expected: one person says so, another one confirms.
create table stock_adjustments (
  id bigint generated always as identity primary key,
  kind text not null,
  order_id bigint not null references orders (id),
  batch_id bigint not null references batches (id),
  quantity bigint not null,
  reason text not null,
  stocktake_id bigint references stocktakes (id),
  state text not null default 'proposed',
  proposed_by bigint not null references users (id),
  proposed_at timestamptz not null default app_now(),
  decided_by bigint references users (id),
  decided_at timestamptz,
  opinion text not null default '',
  -- Of missing units: the case that they opened, and the surplus that they turned up in.
  case_number text,
  found_by_id bigint references stock_adjustments (id),
  -- Of a surplus: what nobody missed is kept as goods without owner.
  stray_id bigint references strays (id),
  constraint stock_adjustments_kind check (kind in ('missing', 'surplus')),
  constraint stock_adjustments_quantity check (quantity > 0),
  constraint stock_adjustments_reason check (length(btrim(reason)) > 0),
  constraint stock_adjustments_state check (state in ('proposed', 'confirmed', 'declined')),
  constraint stock_adjustments_decided check ((state = 'proposed') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint stock_adjustments_two check (decided_by <> proposed_by),
  constraint stock_adjustments_case check ((case_number is not null) = (kind = 'missing' and state = 'confirmed')),
  constraint stock_adjustments_found check (found_by_id is null or (kind = 'missing' and state = 'confirmed')),
  constraint stock_adjustments_stray check (stray_id is null or (kind = 'surplus' and state = 'confirmed'))
);
create index stock_adjustments_open on stock_adjustments (proposed_at, id) where state = 'proposed';
create unique index stock_adjustments_once on stock_adjustments (batch_id) where state = 'proposed';
create index stock_adjustments_batch on stock_adjustments (batch_id, id);
create index stock_adjustments_stocktake on stock_adjustments (stocktake_id) where stocktake_id is not null;
create table stock_adjustment_photos (
  adjustment_id bigint not null references stock_adjustments (id),
  file_id bigint not null references files (id),
  constraint stock_adjustment_photos_pk primary key (adjustment_id, file_id)
);
