-- Which reminders of a payment's time limit went out: one at half time, one an hour before its end. A new limit reminds anew.
create table payment_reminders (
  payment_id bigint primary key references payments (id),
  due_at timestamptz not null,
  sent smallint not null,
  constraint payment_reminders_sent check (sent between 1 and 2)
);
create index payments_limit on payments (due_at, id) where status = 'unpaid' and due_at is not null;
