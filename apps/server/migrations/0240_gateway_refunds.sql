-- What the sandbox gave back, by the number of the request: asked again, it gives back nothing more.
create table sandbox_refunds (
  request_number text not null,
  trade_number text not null references sandbox_trades (number),
  amount_fen bigint not null,
  created_at timestamptz not null default app_now(),
  constraint sandbox_refunds_pk primary key (request_number),
  constraint sandbox_refunds_amount check (amount_fen > 0)
);
