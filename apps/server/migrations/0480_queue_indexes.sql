-- What waits is read from an index alone: the orders to accept and to purchase, with what their counts add up.
drop index orders_to_accept;
create index orders_to_accept on orders (id) include (total_fen, placed_at)
  where status = 'depositPending' and accepted_at is null and adjustment is null;
create index orders_to_purchase on orders (id) include (total_fen, accepted_at)
  where status = 'stockingPending' and adjustment is null;
drop index shipments_ready;
create index shipments_ready on shipments (created_at) include (deposit_share_fen, amount_fen, ready_at) where state = 'ready';
