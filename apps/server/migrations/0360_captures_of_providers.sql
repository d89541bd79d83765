-- What providers and the public page tell of an item is a capture like that of a plug-in: kept with its time and its source.
alter table captures alter column captured_by drop not null;
alter table captures alter column plugin_version drop not null;
alter table captures add column source text not null default 'plugin';
alter table captures alter column source drop default;
alter table captures add constraint captures_source check ((source = 'plugin') = (plugin_version is not null));
alter table captures add constraint captures_who check (source <> 'plugin' or captured_by is not null);

-- What a provider tells differently waits too when a price moves far; nobody of the users proposed it.
alter table capture_proposals alter column proposed_by drop not null;
alter table capture_proposals drop constraint capture_proposals_how;
alter table capture_proposals add constraint capture_proposals_how
  check (settled_how in ('page', 'provider', 'buyer', 'staff', 'newer'));
create unique index capture_proposals_told on capture_proposals (product_id) where state = 'waiting' and proposed_by is null;
