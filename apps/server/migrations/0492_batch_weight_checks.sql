-- Goods received by their order, without a parcel, that weigh something else than their seller says: they stay until somebody
-- says why they may leave.
create table batch_weight_checks (
  batch_id bigint primary key references batches (id),
  state text not null default 'held',
  seller_grams bigint not null,
  border_grams bigint not null,
  held_at timestamptz not null default app_now(),
  settled_by bigint references users (id),
  settled_at timestamptz,
  reason text not null default '',
  constraint batch_weight_checks_state check (state in ('held', 'settled')),
  constraint batch_weight_checks_grams check (seller_grams > 0 and border_grams > 0),
  constraint batch_weight_checks_settled check ((state = 'settled') = (settled_by is not null)
    and (settled_by is null) = (settled_at is null) and (settled_by is null or length(btrim(reason)) > 0))
);
create index batch_weight_checks_held on batch_weight_checks (batch_id) where state = 'held';
