-- What was asked of a gateway for a payment: one row a try. Of a card only its mask is ever here.
create table gateway_trades (
  id bigint generated always as identity primary key,
  number text not null,
  payment_id bigint not null references payments (id),
  buyer_id bigint not null references users (id),
  gateway text not null,
  method text not null,
  amount_fen bigint not null,
  state text not null default 'open',
  payer text not null default '',
  card_type text,
  card_mask text,
  gateway_number text,
  paid_fen bigint,
  expires_at timestamptz not null,
  created_at timestamptz not null default app_now(),
  ended_at timestamptz,
  constraint gateway_trades_number unique (number),
  constraint gateway_trades_method check (method in ('online', 'quick', 'alipay', 'digitalRmb')),
  constraint gateway_trades_state check (state in ('open', 'paid', 'closed')),
  constraint gateway_trades_amount check (amount_fen > 0),
  constraint gateway_trades_card check (card_mask is null or card_mask ~ '^[0-9]{4}[*]{8,11}[0-9]{4}$'),
  constraint gateway_trades_paid check ((state = 'paid') = (paid_fen is not null)),
  constraint gateway_trades_ended check ((state = 'open') = (ended_at is null))
);
create index gateway_trades_payment on gateway_trades (payment_id, id);
create index gateway_trades_open on gateway_trades (expires_at, id) where state = 'open';

-- The sandbox gateway plays the outside world: its trades, and the notices that it sends.
create table sandbox_trades (
  number text not null,
  method text not null,
  amount_fen bigint not null,
  state text not null default 'pending',
  paid_fen bigint,
  paid_at timestamptz,
  refunded_fen bigint not null default 0,
  sms_tries integer not null default 0,
  created_at timestamptz not null default app_now(),
  constraint sandbox_trades_pk primary key (number),
  constraint sandbox_trades_state check (state in ('pending', 'paid', 'failed', 'closed')),
  constraint sandbox_trades_refunded check (refunded_fen between 0 and coalesce(paid_fen, 0))
);
create table sandbox_notices (
  id bigint generated always as identity primary key,
  trade_number text not null references sandbox_trades (number),
  body text not null,
  signature text not null,
  deliver_at timestamptz not null,
  asked_at timestamptz,
  answer text,
  created_at timestamptz not null default app_now(),
  constraint sandbox_notices_answer check (answer in ('success', 'failure'))
);
create index sandbox_notices_due on sandbox_notices (deliver_at, id) where asked_at is null;
