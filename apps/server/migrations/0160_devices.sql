-- Browsers whose plug-in was paired with an account. Only the hash of a token is known here. `password_mark` is a hash of
-- the account's password hash at that time: a changed password ends the pairing by itself.
create table devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  token_hash text not null,
  password_mark text not null,
  name text not null,
  plugin_version text not null,
  paired_at timestamptz not null default app_now(),
  last_used_at timestamptz,
  constraint devices_token_hash unique (token_hash),
  constraint devices_name check (length(name) between 1 and 80)
);
create index devices_user on devices (user_id, id);

-- One code per account: it pairs one browser once.
create table device_codes (
  user_id bigint primary key references users (id) on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  constraint device_codes_hash unique (code_hash)
);
