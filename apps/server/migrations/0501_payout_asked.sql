-- Since when a payment's gateway is asked to give a payout back: until it has answered nobody pays the same out by hand.
alter table refund_payouts add column asked_at timestamptz;
