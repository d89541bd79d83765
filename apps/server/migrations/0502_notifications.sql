-- What others did that concerns a buyer. What happens again before it is read stands there once, with how often.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  kind text not null,
  order_id bigint references orders (id),
  subject text not null,
  text text not null default '',
  times bigint not null default 1,
  created_at timestamptz not null default app_now(),
  read_at timestamptz,
  constraint notifications_times check (times >= 1)
);
create unique index notifications_unread on notifications (user_id, kind, subject) where read_at is null;
create index notifications_user on notifications (user_id, created_at desc, id desc);
create index notifications_order on notifications (order_id) where order_id is not null;
create index notifications_created on notifications (created_at);

-- Which of them come by mail too; who chose nothing gets all.
create table notification_choices (
  user_id bigint primary key references users (id),
  mails text not null,
  changed_at timestamptz not null default app_now(),
  constraint notification_choices_mails check (mails in ('all', 'waiting', 'none'))
);
