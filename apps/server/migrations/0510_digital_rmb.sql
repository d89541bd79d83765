-- The sandbox plays two institutions. That of the digital RMB knows an order before its cashier is opened, and a refund while
-- it is under way.
alter table sandbox_trades
  add column gateway text not null default 'sandbox',
  drop constraint sandbox_trades_state,
  add constraint sandbox_trades_state check (state in ('created', 'pending', 'paid', 'failed', 'closed'));
alter table sandbox_trades alter column gateway drop default;
alter table sandbox_refunds add column given_at timestamptz;
update sandbox_refunds set given_at = created_at;
