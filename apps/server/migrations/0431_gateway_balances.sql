-- A gateway is asked for its balance once for each business day that is over, whatever the number of processes.
create table gateway_balance_asks (
  gateway text not null,
  day date not null,
  asked_at timestamptz not null default app_now(),
  constraint gateway_balance_asks_pk primary key (gateway, day)
);
