-- Whoever is given the code follows the shipment without an account; it cannot be guessed.
alter table shipments add column tracking_code text not null default replace(gen_random_uuid()::text, '-', '');
alter table shipments add constraint shipments_tracking_code unique (tracking_code);
