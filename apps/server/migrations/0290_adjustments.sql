-- A change of price or freight after the quote: offered with a reason and a proof, answered by the buyer.
create table order_adjustments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  state text not null default 'offered',
  reason text not null,
  old_goods_fen bigint not null,
  old_freight_fen bigint not null,
  old_service_fen bigint not null,
  old_deposit_fen bigint not null,
  new_goods_fen bigint not null,
  new_freight_fen bigint not null,
  new_service_fen bigint not null,
  new_deposit_fen bigint not null,
  offered_by bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  -- The buyer answers until then.
  answer_by timestamptz not null,
  answered_at timestamptz,
  answer_reason text not null default '',
  -- The payment of the deposit that became due by it.
  payment_number text,
  -- What went to the wallet: of a lowered deposit, or what was paid of one that was taken back.
  to_wallet_fen bigint not null default 0,
  constraint order_adjustments_state check (state in ('offered', 'due', 'confirmed', 'declined', 'expired', 'ended')),
  constraint order_adjustments_reason check (length(btrim(reason)) > 0),
  constraint order_adjustments_money check (least(old_goods_fen, old_freight_fen, old_service_fen, old_deposit_fen,
    new_goods_fen, new_freight_fen, new_service_fen, new_deposit_fen, to_wallet_fen) >= 0),
  constraint order_adjustments_due check (state <> 'due' or payment_number is not null)
);
create unique index order_adjustments_open on order_adjustments (order_id) where state in ('offered', 'due');
create index order_adjustments_order on order_adjustments (order_id, id);
create index order_adjustments_payment on order_adjustments (payment_number) where payment_number is not null;
create table order_adjustment_lines (
  adjustment_id bigint not null references order_adjustments (id),
  order_line_id bigint not null references order_lines (id),
  old_price_fen bigint not null,
  new_price_fen bigint not null,
  constraint order_adjustment_lines_pk primary key (adjustment_id, order_line_id),
  constraint order_adjustment_lines_price check (old_price_fen >= 1 and new_price_fen >= 1 and old_price_fen <> new_price_fen)
);
create table order_adjustment_files (
  adjustment_id bigint not null references order_adjustments (id),
  file_id bigint not null references files (id),
  constraint order_adjustment_files_pk primary key (adjustment_id, file_id)
);
create index order_adjustment_files_file on order_adjustment_files (file_id);

-- What the order knows of the one that is open, beside it: its status and its clocks follow from it.
alter table orders add column adjustment text;
alter table orders add column adjustment_until timestamptz;
alter table orders add constraint orders_adjustment check (adjustment in ('offered', 'due') and (adjustment = 'offered') = (adjustment_until is not null)
  or adjustment is null and adjustment_until is null);
create index orders_adjustment_until on orders (adjustment_until) where adjustment_until is not null;

-- Nobody pays what is being asked about.
alter table payments add column is_paused boolean not null default false;
alter table payments add constraint payments_paused check (not is_paused or status in ('unpaid', 'cancelled'));

-- The fees that an order was placed with are found by its quote.
create index quotes_order on quotes (order_id) where order_id is not null;
