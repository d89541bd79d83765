-- Several payments of a buyer that one transfer pays: one code, one sum. The sum is that of its open members, so a
-- member that is cancelled, expires or is paid otherwise leaves by itself.
create table joint_transfers (
  id bigint generated always as identity primary key,
  number text not null,
  buyer_id bigint not null references users (id),
  code text not null,
  created_at timestamptz not null default app_now(),
  constraint joint_transfers_number unique (number),
  constraint joint_transfers_code unique (code)
);
create index joint_transfers_buyer on joint_transfers (buyer_id, id);
create table joint_transfer_members (
  joint_transfer_id bigint not null references joint_transfers (id),
  payment_id bigint not null references payments (id),
  place integer not null,
  -- Taken out by the buyer, or into another joint transfer.
  left_at timestamptz,
  constraint joint_transfer_members_pk primary key (joint_transfer_id, payment_id),
  constraint joint_transfer_members_place unique (joint_transfer_id, place)
);
create unique index joint_transfer_members_once on joint_transfer_members (payment_id) where left_at is null;
-- The claims of one joint transfer share their pictures and their serial number.
alter table payment_claims add column joint_transfer_id bigint references joint_transfers (id);
