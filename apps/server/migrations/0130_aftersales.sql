-- What the order knows of its cases: what they gave back, and which units they are about.
alter table order_cases
  add column shipment_number text,
  add column units bigint not null default 0,
  add column refund_fen bigint not null default 0,
  add column sent_back_units bigint not null default 0,
  add column whole_refunded_units bigint not null default 0,
  -- The platform decides until then; null while it need not.
  add column due_at timestamptz,
  add constraint order_cases_kind check (kind in ('cancel', 'notBought', 'short', 'defective', 'return', 'afterSales')),
  add constraint order_cases_state check (state in ('requested', 'approved', 'paid', 'payoutFailed', 'rejected', 'rejectedFinal')),
  add constraint order_cases_units check (units >= 0 and refund_fen >= 0 and sent_back_units between 0 and units and whole_refunded_units between 0 and units);

-- Units of a shipment can be claimed from its dispatch until this moment; null: it is not delivered yet.
alter table order_shipments
  add column quantity bigint not null default 0,
  add column claimable_until timestamptz;
update order_shipments f set
  quantity = (select sum(l.quantity) from shipment_lines l where l.shipment_id = s.id),
  claimable_until = s.delivered_at + interval '7 days'
from shipments s where s.number = f.shipment_number;

-- How many reminders of the return were sent; begins anew with a new stocking.
alter table orders add column return_reminders smallint not null default 0;
update orders o set auto_return_at = null
where auto_return_at is not null and not exists (select 1 from order_lines l where l.order_id = o.id and l.available + l.frozen > 0);
create index orders_auto_return on orders (auto_return_at) where auto_return_at is not null;
create index orders_return_reminder on orders (stocked_at) where auto_return_at is not null and return_reminders < 2;

alter table stock_movements add column case_number text;
create index stock_movements_case on stock_movements (case_number) where case_number is not null;
create index stock_movements_shipment on stock_movements (shipment_number) where shipment_number is not null;

-- A request for money: of units that never left, or a claim after the dispatch.
create table cases (
  id bigint generated always as identity primary key,
  number text not null,
  order_id bigint not null references orders (id),
  buyer_id bigint not null references users (id),
  shipment_number text references shipments (number),
  kind text not null,
  state text not null default 'requested',
  reason_code text not null,
  reason text not null,
  refund_to text not null default 'wallet',
  opened_kind text not null,
  opened_by bigint references users (id),
  opened_at timestamptz not null default app_now(),
  want_fen bigint not null default 0,
  -- What its units hold out of the order's pots now; an after-sales case holds nothing.
  goods_fen bigint not null default 0,
  freight_fen bigint not null default 0,
  service_fen bigint not null default 0,
  deposit_share_fen bigint not null default 0,
  -- The goods value of the claimed units of an after-sales case.
  claimed_goods_fen bigint not null default 0,
  refund_fen bigint not null default 0,
  items jsonb not null default '[]',
  born_by text,
  opinion text not null default '',
  -- An approval above its giver's ceiling, waiting for a second person.
  proposal jsonb,
  decided_by bigint references users (id),
  decided_at timestamptz,
  -- A rejection is final then, a failed payout goes to the wallet.
  final_at timestamptz,
  claimed_by bigint references users (id),
  claimed_at timestamptz,
  -- The buyer was asked and did not answer yet: no clock runs.
  asked_at timestamptz,
  due_at timestamptz,
  constraint cases_number unique (number),
  constraint cases_kind check (kind in ('cancel', 'notBought', 'short', 'defective', 'return', 'afterSales')),
  constraint cases_state check (state in ('requested', 'approved', 'paid', 'payoutFailed', 'rejected', 'rejectedFinal')),
  constraint cases_reason check (length(btrim(reason)) > 0 or opened_kind = 'system'),
  constraint cases_target check (refund_to in ('wallet', 'source')),
  constraint cases_opened check (opened_kind in ('buyer', 'staff', 'system') and (opened_kind = 'system') = (opened_by is null)),
  constraint cases_money check (want_fen >= 0 and goods_fen >= 0 and freight_fen >= 0 and service_fen >= 0 and deposit_share_fen >= 0
    and refund_fen >= 0 and (kind = 'afterSales' or refund_fen <= deposit_share_fen)),
  constraint cases_after_sales check ((kind = 'afterSales') = (shipment_number is not null)),
  constraint cases_refund check (refund_fen = 0 or state in ('approved', 'paid', 'payoutFailed')),
  constraint cases_bearer check (born_by in ('store', 'platform')),
  constraint cases_final check ((state in ('rejected', 'payoutFailed')) = (final_at is not null))
);
create index cases_order on cases (order_id, id);
create index cases_buyer on cases (buyer_id, id);
create index cases_open on cases (due_at, id) where state = 'requested';
create index cases_unfinished on cases (state, id) where state in ('approved', 'rejected', 'payoutFailed');
create index cases_final on cases (final_at) where final_at is not null;
create index cases_shipment on cases (shipment_number) where shipment_number is not null;
-- Nobody asks twice to cancel one order.
create unique index cases_one_cancel on cases (order_id) where kind = 'cancel' and state in ('requested', 'approved');
alter table order_cases add constraint order_cases_case foreign key (case_number) references cases (number) deferrable initially deferred;

create table case_lines (
  case_id bigint not null references cases (id),
  order_line_id bigint not null references order_lines (id),
  quantity bigint not null,
  reason_code text not null,
  sent_back bigint not null default 0,
  returned bigint not null default 0,
  constraint case_lines_pk primary key (case_id, order_line_id),
  constraint case_lines_quantity check (quantity > 0 and sent_back between 0 and quantity and returned between 0 and quantity)
);
create index case_lines_line on case_lines (order_line_id);
-- The evidence: every step with who and when; only ever added.
create table case_events (
  id bigint generated always as identity primary key,
  case_id bigint not null references cases (id),
  event text not null,
  actor_kind text not null,
  actor_id bigint references users (id),
  text text not null default '',
  details jsonb not null default '{}',
  created_at timestamptz not null default app_now(),
  constraint case_events_actor check (actor_kind in ('buyer', 'staff', 'system') and (actor_kind = 'system') = (actor_id is null))
);
create index case_events_case on case_events (case_id, id);
create trigger case_events_only_added before update or delete on case_events for each row execute function refuse_change();
create table case_files (
  event_id bigint not null references case_events (id),
  file_id bigint not null references files (id),
  constraint case_files_pk primary key (event_id, file_id)
);
create index case_files_file on case_files (file_id);
create trigger case_files_only_added before update or delete on case_files for each row execute function refuse_change();
