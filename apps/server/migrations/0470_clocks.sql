-- Time limits that both sides see as countdowns. Since when a paid shipment waits for its dispatch, and until when.
alter table shipments
  add column ready_at timestamptz,
  add column dispatch_by timestamptz;
update shipments s
set ready_at = coalesce(
  (select max(h.created_at) from order_history h
   where h.order_id = s.order_id and h.event = 'finalApproved' and h.details ->> 'shipment' = s.number),
  s.created_at)
where s.state = 'ready';
update shipments set dispatch_by = ready_at + interval '24 hours' where state = 'ready';

-- What an order knows of the limits of its shipments and cases.
alter table order_shipments add column due_at timestamptz;
update order_shipments o
set due_at = case s.state when 'ready' then s.dispatch_by else s.auto_receive_at end
from shipments s
where s.number = o.shipment_number and s.state in ('ready', 'inTransit') and s.receipt_paused_at is null;
update order_cases o
set due_at = case c.state when 'replacing' then c.due_at else c.final_at end
from cases c
where c.number = o.case_number and c.state in ('replacing', 'rejected', 'payoutFailed');
