-- What processes keep in memory is valid as long as its version here; every change moves it in its own transaction.
create table cache_versions (
  name text primary key,
  version bigint not null
);

-- Built-in menus that somebody deleted: they do not come back.
create table removed_menus (
  code text primary key
);
-- A role sees the menus it is linked to, as far as it holds their permission.
insert into role_menus (role_id, menu_id)
  select distinct p.role_id, m.id from role_permissions p join menus m on m.permission = p.permission
  on conflict do nothing;
insert into role_menus (role_id, menu_id)
  select distinct l.role_id, m.pid from role_menus l join menus m on m.id = l.menu_id where m.pid is not null
  on conflict do nothing;
insert into role_permissions (role_id, permission)
  select r.id, p.permission from roles r cross join (values ('registration:list'), ('registration:review')) as p (permission)
  where r.code = 'customerService'
  on conflict do nothing;

alter table users add constraint users_gender check (gender in ('男', '女'));
create index users_nick_name on users (nick_name);

-- A code for a new address belongs to the account that asked for it.
alter table email_codes add column user_id bigint references users (id) on delete cascade;
alter table email_codes drop constraint email_codes_purpose;
alter table email_codes add constraint email_codes_purpose check (purpose in ('registration', 'emailChange', 'passwordReset'));

-- Licences of people who are about to register: content is stored, the file's row comes with the account.
create table registration_uploads (
  real_name text primary key,
  file jsonb not null,
  created_at timestamptz not null default app_now()
);
create index registration_uploads_created on registration_uploads (created_at);

create table registrations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  kind text not null,
  status text not null default 'pending',
  language text not null,
  opinion text,
  reviewer_id bigint references users (id),
  reviewed_at timestamptz,
  created_at timestamptz not null default app_now(),
  constraint registrations_user unique (user_id),
  constraint registrations_kind check (kind in ('enterprise', 'cooperation')),
  constraint registrations_status check (status in ('pending', 'approved', 'rejected')),
  constraint registrations_language check (language in ('cn', 'en', 'vi')),
  constraint registrations_reviewer check (reviewer_id <> user_id),
  constraint registrations_decided check (status = 'pending' or (reviewer_id is not null and reviewed_at is not null)),
  constraint registrations_rejected check (status <> 'rejected' or opinion is not null)
);
create index registrations_status on registrations (status, id);
create table registration_files (
  registration_id bigint not null references registrations (id),
  file_id bigint not null references files (id),
  constraint registration_files_pk primary key (registration_id, file_id)
);
create table registration_reviews (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registrations (id),
  outcome text not null,
  opinion text not null default '',
  reviewer_id bigint not null references users (id),
  created_at timestamptz not null default app_now(),
  constraint registration_reviews_outcome check (outcome in ('approved', 'notApproved', 'reReview')),
  constraint registration_reviews_opinion check (outcome = 'approved' or opinion <> '')
);
create index registration_reviews_registration on registration_reviews (registration_id, id);
create trigger registration_reviews_only_added before update or delete on registration_reviews for each row execute function refuse_change();
