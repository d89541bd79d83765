-- What came in on each of the last days, for the workbench: read by time, without the rows of the tables.
create index payment_allocations_created on payment_allocations (created_at) include (payment_id, credited_fen);
-- The margin of one order begins at its number.
create index payments_order_number on payments (order_number);
