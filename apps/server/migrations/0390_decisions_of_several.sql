-- A decision that is carried out later may rest on several bank lines, or be about all payments of a joint transfer.
alter table review_decisions
  add column bank_line_ids bigint[] not null default '{}',
  add column joint_transfer_id bigint references joint_transfers (id);
create index review_decisions_joint on review_decisions (joint_transfer_id) where ended_at is null and joint_transfer_id is not null;
