-- What a rate was made of: the market's rate and what the business adds to it.
alter table exchange_rates add column market_rate_vnd_per_cny_micros bigint;
alter table exchange_rates add column spread_basis_points integer not null default 0;
alter table exchange_rates add constraint exchange_rates_market check (market_rate_vnd_per_cny_micros between 1 and 9007199254740991);
alter table exchange_rates add constraint exchange_rates_spread check (spread_basis_points between 0 and 2000);

-- Who asked for a version to be put in force, and who confirmed it. What came before them has neither.
alter table fee_schedules add column name text not null default '';
alter table fee_schedules add column asked_by bigint references users (id);
alter table fee_schedules add column confirmed_by bigint references users (id);
alter table fee_schedules add constraint fee_schedules_second check (confirmed_by is null or (asked_by is not null and confirmed_by <> asked_by));
alter table fee_schedules add constraint fee_schedules_confirmed check (status <> 'draft' or confirmed_by is null);
