-- What is left of a batch and of a line, kept with every movement: a stock page reads rows, not their history.
alter table batches add column available bigint not null default 0;
alter table batches add column frozen bigint not null default 0;
update batches set available = m.available, frozen = m.frozen from (
  select batch_id,
    sum(case when to_place = 'available' then quantity when from_place = 'available' then -quantity else 0 end) as available,
    sum(case when to_place = 'frozen' then quantity when from_place = 'frozen' then -quantity else 0 end) as frozen
  from stock_movements where batch_id is not null group by batch_id) m where m.batch_id = batches.id;
alter table batches add constraint batches_levels check (available >= 0 and frozen >= 0 and available + frozen <= quantity);
create index batches_held on batches (buyer_id, sku_id, stored_at, id) where available + frozen > 0;

create table stock_levels (
  order_line_id bigint primary key references order_lines (id),
  order_id bigint not null references orders (id),
  buyer_id bigint not null references users (id),
  sku_id bigint references skus (id),
  in_transit bigint not null default 0,
  available bigint not null default 0,
  frozen bigint not null default 0,
  after_sales bigint not null default 0,
  constraint stock_levels_places check (in_transit >= 0 and available >= 0 and frozen >= 0 and after_sales >= 0)
);
insert into stock_levels (order_line_id, order_id, buyer_id, sku_id, in_transit, available, frozen, after_sales)
  select order_line_id, min(order_id), min(buyer_id), min(sku_id),
    sum(case when to_place = 'inTransit' then quantity when from_place = 'inTransit' then -quantity else 0 end),
    sum(case when to_place = 'available' then quantity when from_place = 'available' then -quantity else 0 end),
    sum(case when to_place = 'frozen' then quantity when from_place = 'frozen' then -quantity else 0 end),
    sum(case when to_place = 'afterSales' then quantity when from_place = 'afterSales' then -quantity else 0 end)
  from stock_movements group by order_line_id;
create index stock_levels_buyer on stock_levels (buyer_id, sku_id) where in_transit + available + frozen + after_sales > 0;
create index stock_levels_order on stock_levels (order_id);
