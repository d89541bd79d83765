-- Whoever asked for a withdrawal may take it back while it waits.
alter table wallet_withdrawals drop constraint wallet_withdrawals_state;
alter table wallet_withdrawals add constraint wallet_withdrawals_state check (state in ('pending', 'done', 'failed', 'cancelled'));
