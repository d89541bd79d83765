create table depts (
  id bigint generated always as identity primary key,
  name text not null,
  created_at timestamptz not null default app_now(),
  constraint depts_name unique (name)
);
create table positions (
  id bigint generated always as identity primary key,
  name text not null,
  created_at timestamptz not null default app_now(),
  constraint positions_name unique (name)
);

create sequence buyer_numbers as bigint start 1;

-- Names and e-mail addresses are stored as they are compared: folded, trimmed, small letters.
create table users (
  id bigint generated always as identity primary key,
  username text not null,
  nick_name text not null,
  email text not null,
  phone text not null,
  gender text,
  is_enabled boolean not null default true,
  avatar_file_id bigint references files (id),
  buyer_number bigint,
  password_hash text not null,
  dept_id bigint not null references depts (id),
  position_id bigint not null references positions (id),
  created_at timestamptz not null default app_now(),
  constraint users_username unique (username),
  constraint users_email unique (email),
  constraint users_buyer_number unique (buyer_number),
  constraint users_folded check (username = lower(username) and email = lower(email)),
  constraint users_buyer check (buyer_number >= 1)
);

create table roles (
  id bigint generated always as identity primary key,
  -- The name of a built-in role; null for one that was made in the role editor.
  code text,
  name text not null,
  name_en text,
  name_vi text,
  level integer not null,
  data_scope text not null default '全部',
  description text not null default '',
  created_at timestamptz not null default app_now(),
  constraint roles_code unique (code),
  constraint roles_name unique (name),
  constraint roles_level check (level between 1 and 999),
  constraint roles_data_scope check (data_scope in ('全部', '本级', '自定义'))
);
create table role_permissions (
  role_id bigint not null references roles (id) on delete cascade,
  permission text not null,
  constraint role_permissions_pk primary key (role_id, permission)
);
create table user_roles (
  user_id bigint not null references users (id) on delete cascade,
  role_id bigint not null references roles (id),
  constraint user_roles_pk primary key (user_id, role_id)
);
create index user_roles_role on user_roles (role_id);

create table user_agreements (
  user_id bigint not null references users (id) on delete cascade,
  agreement text not null,
  accepted_at timestamptz not null default app_now(),
  address text not null,
  constraint user_agreements_pk primary key (user_id, agreement),
  constraint user_agreements_agreement check (agreement in ('registration', 'termsOfService'))
);

-- Only the hash of a token is known here. Each use moves the end by `idle_seconds`; without it the end is fixed.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash text not null,
  user_id bigint not null references users (id) on delete cascade,
  idle_seconds integer,
  expires_at timestamptz not null,
  last_used_at timestamptz not null default app_now(),
  address text not null,
  browser text not null,
  created_at timestamptz not null default app_now(),
  constraint sessions_token_hash unique (token_hash),
  constraint sessions_idle check (idle_seconds > 0)
);
create index sessions_user on sessions (user_id, id);
create index sessions_expires on sessions (expires_at);

create table captchas (
  id text primary key,
  salt text not null,
  answer_hash text not null,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null
);
create index captchas_created on captchas (created_at);

-- Codes sent by mail: one address, one purpose, one use. A row without `is_usable` only counts towards the limits.
create table email_codes (
  id bigint generated always as identity primary key,
  purpose text not null,
  email text not null,
  salt text not null,
  code_hash text not null,
  is_usable boolean not null,
  tries integer not null default 0,
  created_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_codes_purpose check (purpose in ('registration')),
  constraint email_codes_tries check (tries between 0 and 5)
);
create index email_codes_email on email_codes (email, purpose, id);
create index email_codes_created on email_codes (created_at);

-- How often something was tried since `window_at`, by account, network address or e-mail address (as a hash).
create table attempts (
  kind text not null,
  subject_hash text not null,
  count integer not null,
  window_at timestamptz not null,
  constraint attempts_pk primary key (kind, subject_hash),
  constraint attempts_count check (count >= 0)
);
create index attempts_window on attempts (window_at);

create table menus (
  id bigint generated always as identity primary key,
  -- The name of a built-in menu; null for one that was made in the menu editor.
  code text,
  pid bigint references menus (id),
  type integer not null,
  title text not null,
  title_en text,
  title_vi text,
  component_name text,
  component text,
  path text not null default '',
  icon text not null default '',
  permission text,
  menu_sort integer not null default 999,
  is_frame boolean not null default false,
  is_cached boolean not null default false,
  is_hidden boolean not null default false,
  created_at timestamptz not null default app_now(),
  constraint menus_code unique (code),
  constraint menus_title unique (title),
  constraint menus_component_name unique (component_name),
  constraint menus_type check (type in (0, 1, 2)),
  constraint menus_parent check (pid <> id)
);
create index menus_pid on menus (pid, menu_sort, id);
create table role_menus (
  role_id bigint not null references roles (id) on delete cascade,
  menu_id bigint not null references menus (id) on delete cascade,
  constraint role_menus_pk primary key (role_id, menu_id)
);
create index role_menus_menu on role_menus (menu_id);

alter table files add constraint files_owner_user foreign key (owner_id) references users (id);
alter table exchange_rates add constraint exchange_rates_creator foreign key (created_by) references users (id);
alter table fee_schedules add constraint fee_schedules_creator foreign key (created_by) references users (id);
alter table parameter_changes add constraint parameter_changes_changer foreign key (changed_by) references users (id);
