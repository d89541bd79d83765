-- A bag that is held at its seal: its shipments say so, until somebody has looked or it is opened again.
alter table shipments add column bag_held_at timestamptz;
