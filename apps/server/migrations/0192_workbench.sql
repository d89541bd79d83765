-- What waits, for the workbench: sums and first moments without looking at what is done.
create index order_lines_in_transit on order_lines (order_id) where in_transit > 0;
create index registrations_pending on registrations (id) where status = 'pending';
