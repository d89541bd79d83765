-- Values that differ from the built-in ones; the defaults stand in the code.
create table parameters (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default app_now()
);
create table parameter_changes (
  id bigint generated always as identity primary key,
  key text not null,
  old_value jsonb,
  new_value jsonb,
  changed_by bigint,
  changed_at timestamptz not null default app_now()
);
create index parameter_changes_key on parameter_changes (key, id);
create trigger parameter_changes_only_added before update or delete on parameter_changes for each row execute function refuse_change();

-- Đồng per yuan in millionths, in force from a moment on. What has been in force never changes.
create table exchange_rates (
  id bigint generated always as identity primary key,
  rate_vnd_per_cny_micros bigint not null,
  effective_at timestamptz not null default app_now(),
  created_by bigint,
  created_at timestamptz not null default app_now(),
  constraint exchange_rates_effective unique (effective_at),
  constraint exchange_rates_rate check (rate_vnd_per_cny_micros between 1 and 9007199254740991)
);

create function keep_past_rates() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.effective_at <= app_now() then
    raise exception 'an exchange rate that was in force never changes' using errcode = 'restrict_violation';
  end if;
  if tg_op <> 'DELETE' and new.effective_at < app_now() then
    raise exception 'an exchange rate cannot take effect in the past' using errcode = 'restrict_violation';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger exchange_rates_keep_past before insert or update or delete on exchange_rates for each row execute function keep_past_rates();

-- Versions of all prices for services. The content of one that is or was in force never changes.
create table fee_schedules (
  id bigint generated always as identity primary key,
  status text not null default 'draft',
  schedule jsonb not null,
  service_rule jsonb not null,
  zone_names jsonb not null,
  effective_at timestamptz,
  created_by bigint,
  created_at timestamptz not null default app_now(),
  constraint fee_schedules_status check (status in ('draft', 'scheduled', 'active', 'retired')),
  constraint fee_schedules_scheduled check (status = 'draft' or effective_at is not null)
);
create unique index fee_schedules_one_active on fee_schedules (status) where status = 'active';
create index fee_schedules_due on fee_schedules (effective_at) where status = 'scheduled';

create function keep_fee_schedules() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'draft' then
      raise exception 'only a draft of a fee schedule can be deleted' using errcode = 'restrict_violation';
    end if;
    return old;
  end if;
  if (old.status, new.status) not in (('draft', 'draft'), ('draft', 'scheduled'), ('scheduled', 'draft'), ('scheduled', 'active'), ('active', 'retired')) then
    raise exception 'a fee schedule cannot go from % to %', old.status, new.status using errcode = 'restrict_violation';
  end if;
  if old.status <> 'draft' and (old.schedule, old.service_rule, old.zone_names) is distinct from (new.schedule, new.service_rule, new.zone_names) then
    raise exception 'only a draft of a fee schedule can be edited' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger fee_schedules_keep before update or delete on fee_schedules for each row execute function keep_fee_schedules();

create table dicts (
  id bigint generated always as identity primary key,
  name text not null,
  description text not null default '',
  created_at timestamptz not null default app_now(),
  constraint dicts_name unique (name)
);
-- `label` is the Chinese text, which is also what clients without languages see and edit.
create table dict_entries (
  id bigint generated always as identity primary key,
  dict_id bigint not null references dicts (id) on delete cascade,
  label text not null,
  label_en text,
  label_vi text,
  value text not null,
  dict_sort integer not null default 999,
  created_at timestamptz not null default app_now(),
  constraint dict_entries_value unique (dict_id, value),
  constraint dict_entries_sort check (dict_sort >= 0)
);
