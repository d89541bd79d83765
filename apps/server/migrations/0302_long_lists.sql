-- Lists and counts that stay quick after a million orders and three million payments.

-- How many orders stand where: changes are only added and folded together now and then, so that orders which move at the
-- same time never wait for each other.
create table order_counts (
  id bigint generated always as identity primary key,
  status text not null,
  amount bigint not null
);
insert into order_counts (status, amount) select status, count(*) from orders group by status;
create function count_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = old.status then return null; end if;
  if tg_op <> 'INSERT' then insert into order_counts (status, amount) values (old.status, -1); end if;
  if tg_op <> 'DELETE' then insert into order_counts (status, amount) values (new.status, 1); end if;
  return null;
end $$;
create trigger orders_counted after insert or delete or update of status on orders for each row execute function count_order();

create index orders_placed on orders (placed_at, id);
create index orders_total_fen on orders (total_fen, id);
create index orders_to_accept on orders (placed_at, id) where status = 'depositPending' and accepted_at is null;
create index orders_buyer_status on orders (buyer_id, status, id);
-- A number is looked for by how it begins or ends.
create index orders_number_begin on orders (number text_pattern_ops);
create index orders_number_end on orders (reverse(number) text_pattern_ops);

-- When the last claim came in, kept with the payment so that the queue is an index.
alter table payments add column claimed_at timestamptz;
update payments p set claimed_at = c.created_at from payment_claims c where c.id = p.claim_id;
create function keep_claimed_at() returns trigger language plpgsql as $$
begin
  new.claimed_at := (select created_at from payment_claims where id = new.claim_id);
  return new;
end $$;
create trigger payments_claimed_at before insert or update of claim_id on payments for each row execute function keep_claimed_at();
create index payments_review_queue on payments (claimed_at, id) include (purpose, amount_fen, credited_fen) where status = 'pendingApproval';
create index payments_rejected on payments (claimed_at, id) where status = 'unpaid' and last_review = 'notApproved';
create index payments_buyer_order on payments (buyer_id, order_id);
create index payments_buyer_open on payments (buyer_id, id) where status in ('unpaid', 'pendingApproval');
create index payment_reviews_created on payment_reviews (created_at, payment_id) where outcome <> 'reReview';
create index payment_reviews_rejected on payment_reviews (payment_id) where outcome = 'notApproved';
create index shipments_ready on shipments (created_at) include (deposit_share_fen, amount_fen) where state = 'ready';
-- What may have goods in transit, without all that is done.
create index orders_under_way on orders (id) include (total_fen, accepted_at)
  where accepted_at is not null and closed_at is null and status not in ('completed', 'refunded');
